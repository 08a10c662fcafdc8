import TerraceCore

/// What a text field is told, whatever its label's type is.
nonisolated struct TextInput {
    var kind = TextInputBehavior.Kind.line
    var source: TextSource
    var selection: Binding<TextSelection?>?
    /// What is shown while the field is empty, and tells what it is for.
    var title: Text?
    var prompt: Text?
    /// Told when the editing begins and ends.
    var onEditingChanged: ((Bool) -> Void)?
    /// Runs when Return is pressed.
    var onCommit: (() -> Void)?

    @MainActor var readsObservable: Bool {
        source.readsObservable || selection?.location.readsObservable ?? false
    }
}

/// A text field: a control that paints itself, or what a style of the program's own makes of one.
protocol TextInputView: ControlView where Behavior == TextInputBehavior {
    var input: TextInput { get }
}

extension TextInputView {
    @MainActor func make(in node: ViewNode) -> TextInputBehavior { TextInputBehavior(node, input) }

    /// Which of both it is, the type of the nearest `textFieldStyle` decides; with another type the place is another one.
    @MainActor static func make(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        if EnvironmentValues(inputs.environment)[styleFor: TextFieldStyleConfiguration.self] == nil { return ControlNode(view, inputs) }
        return StyledTextInput._makeNode(StyledTextInput(input: view.input), inputs)
    }

    @MainActor static func update(_ node: _ViewNode, _ view: Self) {
        if let node = node as? ControlNode<Self> {
            node.update(view)
        } else {
            StyledTextInput._updateNode(node, StyledTextInput(input: view.input))
        }
    }
}

/// A field as a style of the program's own makes it.
private nonisolated struct StyledTextInput: View {
    let input: TextInput

    @Environment(\.textFieldStyle) private var style

    @MainActor var body: some View {
        // Inside, the field is drawn as usual: a style is not made by itself once more.
        style?.alone.body(TextFieldStyleConfiguration(field: TextField(input)))
    }
}

/// What a style of text fields is given.
nonisolated struct TextFieldStyleConfiguration {
    let field: TextField<_TextFieldStyleLabel>
}

extension EnvironmentValues {
    fileprivate var textFieldStyle: ControlStyle<TextFieldStyleConfiguration>? { self[styleFor: TextFieldStyleConfiguration.self] }
}

/// A view that a plain text can be taken from, where only that can be shown.
protocol TitleSource {
    var titleText: Text? { get }
}

extension Text: TitleSource {
    var titleText: Text? { self }
}

extension Label: TitleSource {
    var titleText: Text? { (title as? any TitleSource)?.titleText }
}

extension ModifiedContent: TitleSource where Content: View {
    var titleText: Text? { (content as? any TitleSource)?.titleText }
}

extension View {
    /// Its text, if it has one; what it looks like does not matter.
    nonisolated var plainTitle: Text? { (self as? any TitleSource)?.titleText }
}
