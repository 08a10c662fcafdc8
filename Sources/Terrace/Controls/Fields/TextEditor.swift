import TerraceCore

/// A text of any length to be edited, in all the room that there is. It wraps and scrolls; Return begins a new line, and Tab moves the
/// focus on. For a Tab that is typed, bind the key:
///
/// ```swift
/// struct Editor: View {
///     @State private var text = ""
///     private static let keys = {
///         var keys = EditingKeys.standard
///         keys.bind(.tab, name: "tab", to: .insert("\t"))
///         return keys
///     }()
///     var body: some View { TextEditor(text: $text).environment(\.editingKeys, Self.keys) }
/// }
/// ```
///
/// Only what shows is laid out, and the text is changed in place, so that 100,000 lines are edited like ten.
public nonisolated struct TextEditor: ControlView {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?

    /// An editor for `text`.
    public init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// An editor for `text` whose caret and selection can be read and set. What is out of range is brought into it.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    @MainActor package func makeBehavior(in node: ViewNode) -> TextInputBehavior {
        TextInputBehavior(node, TextInput(kind: .editor, source: .text(text), selection: selection))
    }

    @MainActor package func update(_ behavior: TextInputBehavior) {
        behavior.input = TextInput(kind: .editor, source: .text(text), selection: selection)
    }

    @MainActor package var readsObservable: Bool {
        text.location.readsObservable || selection?.location.readsObservable ?? false
    }
}

extension ElementRole {
    /// A `TextEditor`.
    public static let textEditor = ElementRole("textEditor")
}
