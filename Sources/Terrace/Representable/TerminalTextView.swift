import TerraceCore
import TerraceScreen

/// Hears of what is done in a `TerminalTextView`. Its methods are called on the main actor, and each may be left out.
///
/// ```swift
/// final class Sender: TerminalTextViewDelegate {
///     var sent: [String] = []
///     func textView(_ view: TerminalTextView, handle command: TextCommand) -> Bool {
///         guard command == .newline else { return false }
///         sent.append(view.text)
///         view.text = ""
///         return true
///     }
/// }
/// ```
@MainActor
public protocol TerminalTextViewDelegate: AnyObject {
    /// What a key or a paste asks for, before the text does it: true when it is done, false leaves it to the text.
    func textView(_ view: TerminalTextView, handle command: TextCommand) -> Bool
    /// The user has changed the text.
    func textViewDidChange(_ view: TerminalTextView)
    /// The caret stands elsewhere, or something else is selected.
    func textViewDidChangeSelection(_ view: TerminalTextView)
}

extension TerminalTextViewDelegate {
    /// Leaves it to the text.
    public func textView(_ view: TerminalTextView, handle command: TextCommand) -> Bool { false }
    /// Does nothing.
    public func textViewDidChange(_ view: TerminalTextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ view: TerminalTextView) {}
}

/// A text of several lines that can be edited: all that a `TextEditor` does, for a representable that wants to have its commands first.
///
/// Return begins a new line, unless the delegate takes `.newline`; Option-Return and Shift-Return ask for `.lineBreak`. The view is as
/// high as its text; give it a frame, and it scrolls. A text as long as may be: what a key costs depends on the rows that are seen.
///
/// ```swift
/// struct Note: TerminalViewRepresentable {
///     @Binding var text: String
///
///     @MainActor final class Coordinator: TerminalTextViewDelegate {
///         var text: Binding<String>
///         init(_ text: Binding<String>) { self.text = text }
///         func textViewDidChange(_ view: TerminalTextView) { text.wrappedValue = view.text }
///     }
///
///     func makeCoordinator() -> Coordinator { Coordinator($text) }
///     func makeView(context: Context) -> TerminalTextView {
///         let view = TerminalTextView()
///         view.delegate = context.coordinator
///         return view
///     }
///     func updateView(_ view: TerminalTextView, context: Context) {
///         context.coordinator.text = $text
///         view.text = text
///     }
/// }
/// ```
@MainActor
open class TerminalTextView: TerminalView {
    /// Hears of commands and changes; the view does not keep it.
    public weak var delegate: (any TerminalTextViewDelegate)?
    /// Whether the user can change the text; what is selected can be copied anyway.
    public var isEditable = true
    /// What is shown, dim, while there is no text.
    public var placeholder = "" {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }

    private var state = TextEditingState("", isMultiline: true)
    private let rows = RowsPresentation(limit: .unlimited)
    private var pointer = PointerSelection()
    private var style = CellStyle.standard
    private var isRevealing = true
    /// What a view that stands nowhere has killed and copied.
    private lazy var ownRegister = EditingRegister()

    /// A view without a text.
    public override init() { super.init() }

    // MARK: The text

    /// The text. One that is set keeps the caret beside what it stood beside, or at the end of the first; the delegate is not told. Line feeds make lines; other
    /// control characters are shown as what stands for them.
    public final var text: String {
        get { state.text }
        set {
            let isFirst = state.isEmpty && !isFocused
            guard state.adopt(newValue) else { return }
            // Whoever edits begins at the end of what is there, and reads from its beginning.
            if isFirst { state.moveCaret(to: state.text.utf8.count) }
            textChanged()
            if isFirst { isRevealing = false }
        }
    }

    /// What is selected; empty at the caret when nothing is. Indices of another text are brought to the nearest place in this one.
    public final var selectedRange: Range<String.Index> {
        get {
            let (text, bytes) = (state.text, state.selection)
            let start = text.utf8.index(text.utf8.startIndex, offsetBy: bytes.lowerBound)
            return start..<text.utf8.index(start, offsetBy: bytes.count)
        }
        set {
            guard let bytes = TextSelection(range: newValue).bytes(in: state.text), bytes != state.selection else { return }
            state.select(anchor: bytes.lowerBound, caret: bytes.upperBound)
            selectionChanged()
        }
    }

    /// Does what a command asks, without asking the delegate; false if the text has no use for it.
    @discardableResult
    public final func perform(_ command: TextCommand) -> Bool {
        guard isEditable || !command.changesText else { return false }
        if state.moveAsSeen(command) {
            selectionChanged()
            return true
        }
        let register = host?.register ?? ownRegister
        let outcome = state.prepare(command, kills: &register.kills, rows: rows.rows, copied: register.copied)
        guard outcome.isHandled else { return false }
        if let copied = outcome.copied { register.copy(copied) }
        if let step = outcome.step {
            state.commit(step)
            textChanged()
            delegate?.textViewDidChange(self)
        }
        selectionChanged()
        return true
    }

    private func textChanged() {
        rows.follow(&state)
        isRevealing = true
        setNeedsLayout()
    }

    private func selectionChanged() {
        isRevealing = true
        if isFocused { host?.revealCaret() } else { setNeedsDisplay() }
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: A view

    override func environmentChanged(_ environment: EnvironmentValues) {
        style = environment.textTraits.style(in: environment)
        let placement = environment.textPlacement(isEdited: true)
        guard placement != rows.placement else { return }
        rows.placement = placement
        state.direction = placement.direction
        setNeedsLayout()
    }

    open override var acceptsFocus: Bool { true }

    open override var caret: TerminalPoint? {
        prepare()
        return rows.caret(state).map { TerminalPoint(x: $0.x, y: $0.y) }
    }

    open override func sizeThatFits(width: Int?, height: Int?) -> TerminalSize {
        let size = rows.measure(ProposedSize(width: width, height: height), state)
        return TerminalSize(width: size.width, height: size.height)
    }

    open override func draw(in canvas: TerminalCanvas) {
        prepare()
        if state.isEmpty {
            var dim = style
            dim.attributes.insert(.dim)
            let x = rows.emptyOffset(width: TextWidth.width(of: placeholder))
            canvas.canvas.draw(placeholder, at: Point(x: x, y: 0), style: dim)
        } else {
            rows.paint(state, on: canvas.canvas, style: style, showsSelection: isFocused)
        }
    }

    private func prepare() {
        rows.prepare(Size(width: size.width, height: size.height), state, revealing: isRevealing)
        isRevealing = false
    }

    open override func focusChanged() {
        state.endRun()
        pointer.cancel()
        isRevealing = isFocused
        if isFocused { delegate?.textViewDidChangeSelection(self) }
    }

    open override func handle(_ press: KeyPress) -> KeyPress.Result {
        guard press.key == .return, press.modifiers.isEmpty, press.phase != .up else { return .ignored }
        return handle(.newline) ? .handled : .ignored
    }

    /// Asks the delegate, and then does it.
    open override func handle(_ command: TextCommand) -> Bool {
        delegate?.textView(self, handle: command) == true || perform(command)
    }

    open override func handle(_ event: TerminalMouseEvent) -> Bool {
        prepare()
        let place = rows.offset(at: Point(x: event.position.x, y: event.position.y), state)
        switch event.kind {
        case .press(let count):
            guard event.button == 0 else { return false }
            pointer.press(at: place, clicks: count, extends: event.modifiers.contains(.shift), in: &state)
        case .drag:
            guard pointer.drag(to: place, clicks: 1, in: &state) else { return false }
        case .release: return pointer.release()
        case .wheel(let count):
            guard rows.scroll(by: count, state) else { return false }
            setNeedsDisplay()
            return true
        }
        selectionChanged()
        return true
    }
}

extension TextCommand {
    /// Whether it would change a text.
    var changesText: Bool {
        switch self {
        case .move, .select, .selectAll, .copy: false
        default: true
        }
    }
}
