import Foundation
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
public nonisolated struct SecureField<Label: View>: TextInputView {
    let input: TextInput

    private init(_ text: Binding<String>, title: Text?, prompt: Text?, onCommit: (() -> Void)? = nil) {
        input = TextInput(kind: .secret, source: .text(text), title: title, prompt: prompt, onCommit: onCommit)
    }

    @MainActor package func makeBehavior(in node: ViewNode) -> TextInputBehavior { make(in: node) }
    @MainActor package func update(_ behavior: TextInputBehavior) { behavior.input = input }
    @MainActor package var readsObservable: Bool { input.readsObservable }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { make(view, inputs) }
    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) { update(node, view) }
}

extension SecureField where Label == Text {
    /// A secure field for `text`; while it is empty the prompt is shown, or the title if there is none.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, title: Text(titleKey), prompt: prompt)
    }

    /// A secure field for `text`; while it is empty the prompt is shown, or the title if there is none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, title: Text(title), prompt: prompt)
    }

    /// A secure field for `text`; while it is empty the prompt is shown, or the title if there is none.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, title: Text(titleResource), prompt: prompt)
    }

    /// A secure field that says when Return is pressed, as it was written before 2021.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, title: Text(titleKey), prompt: nil, onCommit: onCommit)
    }

    /// A secure field that says when Return is pressed, as it was written before 2021.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, title: Text(title), prompt: nil, onCommit: onCommit)
    }
}

extension SecureField {
    /// A secure field with a label of any kind; while it is empty the prompt is shown, or the label's text if there is none.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, title: label().plainTitle, prompt: prompt)
    }
}

extension ElementRole {
    /// A `SecureField`; its text is as many dots as it has characters.
    public static let secureField = ElementRole("secureField")
}
