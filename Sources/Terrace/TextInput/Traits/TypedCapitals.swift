import TerraceCore

/// Which letters become capitals as they are typed. Words and sentences are only begun where text is added at its end, so that whoever
/// means a small letter can still write one; what is pasted stays as it is.
nonisolated enum TypedCapitals: Hashable, Sendable {
    case never, words, sentences, characters

    /// What a key adds to a text.
    func typed(_ typed: String, into state: TextEditingState) -> String {
        switch self {
        case .never: return typed
        case .characters: return typed.uppercased()
        case .words, .sentences:
            guard typed.first?.isLowercase == true, state.selection.isEmpty, state.caret == state.text.utf8.count else { return typed }
            return begins(after: state.text) ? typed.prefix(1).uppercased() + typed.dropFirst() : typed
        }
    }

    /// Whether a word, or a sentence, begins behind a text.
    private func begins(after text: String) -> Bool {
        guard let last = text.last else { return true }
        guard last.isWhitespace else { return false }
        if self == .words || last.isNewline { return true }
        guard let end = text.last(where: { !$0.isWhitespace }) else { return true }
        return end == "." || end == "!" || end == "?" || end == "…" || end == "。"
    }
}

private enum TypedCapitalsKey: EnvironmentKey { static let defaultValue = TypedCapitals.never }

extension EnvironmentValues {
    var typedCapitals: TypedCapitals {
        get { self[TypedCapitalsKey.self] }
        set { self[TypedCapitalsKey.self] = newValue }
    }
}

/// Which letters become capitals as they are typed.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
    let capitals: TypedCapitals

    /// None but those that are typed as capitals.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(capitals: .characters) }

    init(capitals: TypedCapitals) {
        self.capitals = capitals
    }

    /// The same, by UIKit's name.
    public init?(_ type: UITextAutocapitalizationType) {
        capitals = type.capitals
    }
}

/// Which letters become capitals as they are typed, by UIKit's name.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None but those that are typed as capitals.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters

    var capitals: TypedCapitals {
        switch self {
        case .none: .never
        case .words: .words
        case .sentences: .sentences
        case .allCharacters: .characters
        }
    }
}

extension View {
    /// Which letters become capitals as they are typed in the fields of the view: those that begin words or sentences where text is added
    /// at its end, or all. Nil and no modifier leave text as it is typed.
    ///
    /// ```swift
    /// TextField("Name", text: .constant("")).textInputAutocapitalization(.words)
    /// ```
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.typedCapitals, autocapitalization?.capitals ?? .never)
    }

    /// Which letters become capitals as they are typed, as it was written before 2021.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.typedCapitals, style.capitals)
    }
}
