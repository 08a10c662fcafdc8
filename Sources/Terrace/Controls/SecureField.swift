import TerraceCore

/// A text field that shows a mask for each character. What it holds is never on the screen, and can be neither copied nor cut nor yanked
/// elsewhere; motions by word go to the ends, so that not even words are told apart.
///
/// ```swift
/// struct Login: View {
///     @State private var password = ""
///     var body: some View { SecureField("Password", text: $password).onSubmit { print("…") } }
/// }
/// ```
public nonisolated struct SecureField<Label: View>: ControlView {
    private let text: Binding<String>
    private let placeholder: String

    @MainActor package func makeBehavior(in node: ViewNode) -> TextInputBehavior {
        TextInputBehavior(node, .secret, .text(text), nil, placeholder)
    }

    @MainActor package func update(_ behavior: TextInputBehavior) {
        behavior.source = .text(text)
        behavior.placeholder = placeholder
    }

    @MainActor package var readsObservable: Bool { text.location.readsObservable }
}

extension SecureField where Label == Text {
    /// A secure field for `text`; while it is empty the prompt is shown, or the title if there is none.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.text = text
        placeholder = prompt?.string ?? String(title)
    }
}

extension SecureField {
    /// A secure field with a label of any kind; while it is empty the prompt is shown, or the label if that is a `Text`.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        placeholder = prompt?.string ?? (label() as? Text)?.string ?? ""
    }
}

extension ElementRole {
    /// A `SecureField`; its text is as many dots as it has characters.
    public static let secureField = ElementRole("secureField")
}
