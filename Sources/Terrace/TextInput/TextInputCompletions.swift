import TerraceCore

/// Where the completions of a field come from.
struct TextCompletion {
    let candidates: (String) -> [String]
}

private enum TextCompletionKey: EnvironmentKey { static var defaultValue: TextCompletion? { nil } }

extension EnvironmentValues {
    var textCompletion: TextCompletion? {
        get { self[TextCompletionKey.self] }
        set { self[TextCompletionKey.self] = newValue }
    }
}

extension View {
    /// Completes what is typed in the text fields of the view. `candidates` is given the text; the first that begins with the text and is
    /// longer is offered: what it adds is shown dim behind the caret, and Tab, Right or End takes it. Nil turns completion off inside.
    ///
    /// It is asked after each edit, so it should be quick. Fields of one line that are not secret complete.
    ///
    /// ```swift
    /// TextField("Fruit", text: .constant("")).textInputCompletions { _ in ["apple", "banana"] }
    /// ```
    public nonisolated func textInputCompletions(_ candidates: ((String) -> [String])?) -> some View {
        environment(\.textCompletion, candidates.map(TextCompletion.init))
    }
}
