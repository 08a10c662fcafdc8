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
public nonisolated struct TextField<Label: View>: ControlView {
    private let source: TextSource
    private let selection: Binding<TextSelection?>?
    private let placeholder: String
    private let axis: Axis

    init(_ source: TextSource, selection: Binding<TextSelection?>? = nil, placeholder: String, axis: Axis = .horizontal) {
        self.source = source
        self.selection = selection
        self.placeholder = placeholder
        self.axis = axis
    }

    @MainActor package func makeBehavior(in node: ViewNode) -> TextInputBehavior {
        TextInputBehavior(node, axis == .vertical ? .lines : .line, source, selection, placeholder)
    }

    @MainActor package func update(_ behavior: TextInputBehavior) {
        behavior.source = source
        behavior.selection = selection
        behavior.placeholder = placeholder
    }

    @MainActor package var readsObservable: Bool {
        source.readsObservable || selection?.location.readsObservable ?? false
    }
}

extension TextField where Label == Text {
    /// A field for `text`; while it is empty the prompt is shown, or the title if there is none.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(.text(text), placeholder: prompt?.string ?? String(title))
    }

    /// A field for `text` that grows along an axis: `.vertical` wraps.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(.text(text), placeholder: prompt?.string ?? String(title), axis: axis)
    }

    /// A field for `text` whose caret and selection can be read and set. What is out of range is brought into it.
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(.text(text), selection: selection, placeholder: prompt?.string ?? String(title), axis: axis ?? .horizontal)
    }
}

extension TextField {
    /// A field for `text` with a label of any kind; while it is empty the prompt is shown, or the label if that is a `Text`.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label) {
        self.init(
            .text(text), placeholder: prompt?.string ?? (label() as? Text)?.string ?? "", axis: axis ?? .horizontal)
    }
}

extension ElementRole {
    /// A `TextField`, of one line or of several.
    public static let textField = ElementRole("textField")
}
