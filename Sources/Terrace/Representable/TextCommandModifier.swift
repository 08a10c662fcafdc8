import TerraceCore

/// What hears of commands before the text does.
nonisolated struct TextCommandHandler {
    let perform: @MainActor (TextCommand) -> Bool
}

private enum TextCommandKey: EnvironmentKey { static let defaultValue: TextCommandHandler? = nil }

extension EnvironmentValues {
    nonisolated var textCommandHandler: TextCommandHandler? {
        get { self[TextCommandKey.self] }
        set { self[TextCommandKey.self] = newValue }
    }
}

extension View {
    /// Hears of what keys and pastes ask of the text fields and editors inside, before they do it, the way a text view's delegate does:
    /// true means that it is done, false leaves it to the text.
    ///
    /// ```swift
    /// struct Message: View {
    ///     @State private var text = ""
    ///     var body: some View {
    ///         TextEditor(text: $text).onTextCommand { command in
    ///             guard command == .newline else { return false }
    ///             print("sent", text)
    ///             return true
    ///         }
    ///     }
    /// }
    /// ```
    public nonisolated func onTextCommand(perform action: @escaping @MainActor (_ command: TextCommand) -> Bool) -> some View {
        transformEnvironment(\.textCommandHandler) { handler in
            let outer = handler
            handler = TextCommandHandler { action($0) || outer?.perform($0) == true }
        }
    }
}
