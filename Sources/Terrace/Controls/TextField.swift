import TerraceCore
import TerraceScreen

/// A line of text to be edited. Each edit writes the binding, and the field shows what the binding then says: one that refuses or
/// rewrites input wins at once.
///
/// Keys: arrows, Home and End (Ctrl-A, Ctrl-E), words by Alt or Ctrl with an arrow, Backspace and Delete, Ctrl-W, Ctrl-U, Ctrl-K.
/// Return submits (`onSubmit`). A paste is one edit; its line breaks become spaces. Text that is too long scrolls sideways.
///
/// ```swift
/// struct NameField: View {
///     @State private var name = ""
///     var body: some View { TextField("Name", text: $name).onSubmit { print(name) } }
/// }
/// ```
public nonisolated struct TextField<Label: View>: ControlView {
    private let text: Binding<String>
    private let placeholder: String

    private init(text: Binding<String>, placeholder: String) {
        self.text = text
        self.placeholder = placeholder
    }

    @MainActor package func makeBehavior(in node: ViewNode) -> TextFieldBehavior { TextFieldBehavior(node, text, placeholder) }

    @MainActor package func update(_ behavior: TextFieldBehavior) {
        behavior.text = text
        behavior.placeholder = placeholder
    }

    @MainActor package var readsObservable: Bool { text.location.readsObservable }
}

extension TextField where Label == Text {
    /// A field for `text`; while it is empty the prompt is shown, or the title if there is none.
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, placeholder: prompt?.string ?? String(title))
    }
}

/// What a text field keeps: the text being edited with its caret, and what of it is seen.
@MainActor
package final class TextFieldBehavior: ControlBehavior {
    fileprivate var text: Binding<String>
    fileprivate var placeholder: String
    private unowned let node: ViewNode
    private var state = TextEditingState()
    private var start = 0
    private var isFocused = false
    private var isEnabled = true
    private var look = _TextFieldLook.plain
    private var style = CellStyle.standard
    private var label = ""
    private lazy var custom = CustomBox(self)

    init(_ node: ViewNode, _ text: Binding<String>, _ placeholder: String) {
        self.node = node
        self.text = text
        self.placeholder = placeholder
        // Whoever edits begins at the end of what is there.
        state = TextEditingState(text.location.untracked)
    }

    package var box: Box { custom }
    package var focusRole: FocusRole? { isEnabled ? .edit : nil }

    package func refresh(_ environment: EnvironmentValues) {
        let new = text.wrappedValue
        if state.adopt(new) { changed() }
        isEnabled = environment.isEnabled
        let look = environment.textFieldLook
        if look != self.look {
            self.look = look
            custom.invalidate()
        }
        label = environment.submitLabel == .return ? "" : environment.submitLabel.name
        style = TextTraits().style(in: environment)
        custom.needsPaint()
    }

    // MARK: Editing

    package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up else { return .ignored }
        if press.key == .return, press.modifiers.isEmpty {
            return node.submit(.text) ? .handled : .ignored
        }
        guard let command = EditingKeys.standard.command(for: press.event) else { return .ignored }
        perform(command)
        return .handled
    }

    package func handlePaste(_ text: String) -> Bool {
        perform(.paste(text))
        return true
    }

    private func perform(_ command: EditingCommand) {
        // What an earlier key of the same burst wrote may not have been taken over yet.
        state.adopt(text.location.untracked)
        // Arrows go the way they point, also through text that runs to the left.
        if case .move(let motion) = command, state.moveAsSeen(motion) { return changed() }
        if state.apply(command) != nil {
            text.location.set(state.text)
            state.adopt(text.location.untracked)
        }
        changed()
    }

    /// The caret moved or the text is another one.
    private func changed() {
        custom.needsPaint()
        if isFocused { node.graph.revealsFocus = true }
        node.graph.inbox.rouse()
    }

    package func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        custom.needsPaint()
    }

    // MARK: Geometry

    private var inset: Int { look == .bordered ? 1 : 0 }
    private var fieldWidth: Int { max(0, custom.size.width - 2 * inset) }

    private func viewport() -> TextFieldViewport {
        let viewport = TextFieldViewport(state, width: fieldWidth, previousStart: start)
        start = viewport.start
        return viewport
    }

    package func caret() -> Point? {
        guard custom.size.width > 2 * inset || inset == 0 else { return nil }
        return Point(x: inset + viewport().caretX, y: inset)
    }
}

extension TextFieldBehavior: BoxBehavior {
    /// The width a field has where nobody offers one.
    private static var idealWidth: Int { 20 }

    package func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        let width = proposal.width ?? Self.idealWidth + 2 * inset
        return Size(width: max(width, 1 + 2 * inset), height: 1 + 2 * inset)
    }

    package func paint(_ box: Box, on canvas: Canvas) {
        if look == .bordered {
            var line = CellStyle(attributes: .dim)
            if isFocused { line = CellStyle(foreground: .ansi(12)) }
            canvas.drawBorder(Rect(origin: .zero, size: box.size), style: line, kind: .rounded)
        }
        let origin = Point(x: inset, y: inset)
        let row = Rect(x: inset, y: inset, width: fieldWidth, height: 1)
        canvas.clipped(to: row) {
            if state.isEmpty {
                var dim = style
                dim.attributes.insert(.dim)
                canvas.draw(placeholder, at: origin, style: dim)
            } else {
                let viewport = viewport()
                viewport.draw(on: canvas, at: origin, style: style)
                if isFocused, !label.isEmpty, fieldWidth - viewport.visibleWidth > TextWidth.width(of: label) + 2 {
                    var dim = style
                    dim.attributes.insert(.dim)
                    canvas.draw(label, at: Point(x: inset + fieldWidth - TextWidth.width(of: label), y: inset), style: dim)
                }
            }
        }
    }
}
