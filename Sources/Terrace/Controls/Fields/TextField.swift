import Foundation
import TerraceCore

/// A text to be edited. Each edit writes the binding, and the field shows what the binding then says: one that refuses or rewrites input
/// wins at once.
///
/// Return submits (`onSubmit`). A field is one row that scrolls sideways; a paste's line breaks become spaces. With `axis: .vertical` it
/// grows with its text, within `lineLimit`, and then scrolls; Alt-Return begins a new line. `EditingKeys.standard` lists the keys.
///
/// ```swift
/// struct NameField: View {
///     @State private var name = ""
///     var body: some View { TextField("Name", text: $name).onSubmit { print(name) } }
/// }
/// ```
public nonisolated struct TextField<Label: View>: TextInputView {
    let input: TextInput

    init(_ input: TextInput) {
        self.input = input
    }

    init(
        _ source: TextSource, title: Text?, prompt: Text? = nil, axis: Axis? = nil, selection: Binding<TextSelection?>? = nil,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        input = TextInput(
            kind: axis == .vertical ? .lines : .line, source: source, selection: selection, title: title, prompt: prompt,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    @MainActor package func makeBehavior(in node: ViewNode) -> TextInputBehavior { make(in: node) }
    @MainActor package func update(_ behavior: TextInputBehavior) { behavior.input = input }
    @MainActor package var readsObservable: Bool { input.readsObservable }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { make(view, inputs) }
    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) { update(node, view) }
}

extension TextField {
    /// A field for `text` with a label of any kind; while it is empty the prompt is shown, or the label's text if there is none.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.text(text), title: label().plainTitle, prompt: prompt)
    }

    /// A field for `text` with a label of any kind that grows along an axis: `.vertical` wraps.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(.text(text), title: label().plainTitle, prompt: prompt, axis: axis)
    }

    /// A field for `text` whose caret and selection can be read and set. What is out of range is brought into it.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.text(text), title: label().plainTitle, prompt: prompt, axis: axis, selection: selection)
    }
}

extension TextField where Label == Text {
    /// A field for `text`; while it is empty the prompt is shown, or the title if there is none.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), title: Text(titleKey), prompt: prompt)
    }

    /// A field for `text`; while it is empty the prompt is shown, or the title if there is none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), title: Text(title), prompt: prompt)
    }

    /// A field for `text`; while it is empty the prompt is shown, or the title if there is none.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), title: Text(titleResource), prompt: prompt)
    }

    /// A field for `text` that grows along an axis: `.vertical` wraps.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), title: Text(titleKey), prompt: prompt, axis: axis)
    }

    /// A field for `text` that grows along an axis: `.vertical` wraps.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), title: Text(title), prompt: prompt, axis: axis)
    }

    /// A field for `text` that grows along an axis: `.vertical` wraps.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), title: Text(titleResource), prompt: prompt, axis: axis)
    }

    /// A field for `text` whose caret and selection can be read and set. What is out of range is brought into it.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(.text(text), title: Text(titleKey), prompt: prompt, axis: axis, selection: selection)
    }

    /// A field for `text` whose caret and selection can be read and set. What is out of range is brought into it.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(.text(text), title: Text(title), prompt: prompt, axis: axis, selection: selection)
    }
}

extension ElementRole {
    /// A `TextField`, of one line or of several.
    public static let textField = ElementRole("textField")
}
