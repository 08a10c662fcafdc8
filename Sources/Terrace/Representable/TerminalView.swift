import TerraceCore

/// What a key or a paste asks of a text: `EditingKeys` says which key asks for what.
public typealias TextCommand = EditingCommand

/// A size in cells.
public struct TerminalSize: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A size in cells.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

/// A cell's place, from 0.
public struct TerminalPoint: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int

    /// A cell's place.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// What was done with the mouse, at a cell of the view.
public struct TerminalMouseEvent: Hashable, Sendable {
    /// What was done.
    public enum Kind: Hashable, Sendable {
        /// A button went down, so many times in quick succession.
        case press(count: Int)
        /// The mouse was moved while the button is down.
        case drag
        /// The button came up.
        case release
        /// The wheel was turned by rows; positive ones scroll down.
        case wheel(rows: Int)
    }

    /// What was done.
    public let kind: Kind
    /// 0 left, 1 middle, 2 right.
    public let button: Int
    /// Where; a drag may lead out of the view.
    public let position: TerminalPoint
    /// The modifiers that were down.
    public let modifiers: EventModifiers
}

/// A view that draws its cells and handles keys itself. Subclass it and show it by a `TerminalViewRepresentable`.
///
/// ```swift
/// final class Dial: TerminalView {
///     var value = 5 { didSet { setNeedsDisplay() } }
///     override var acceptsFocus: Bool { true }
///     override func draw(in canvas: TerminalCanvas) { canvas.draw(String(repeating: "|", count: value), x: 0, y: 0) }
///     override func handle(_ command: TextCommand) -> Bool {
///         guard command == .move(.characterForward) else { return false }
///         value += 1
///         return true
///     }
/// }
/// ```
@MainActor
open class TerminalView {
    weak var host: (any TerminalViewHost)?

    /// A view that shows nothing.
    public init() {}

    /// Draws all of the view; what it leaves out stays blank.
    open func draw(in canvas: TerminalCanvas) {}

    /// The size that it takes when it is offered one; nil asks for what is best. Takes all that is offered, and a cell where nothing is.
    open func sizeThatFits(width: Int?, height: Int?) -> TerminalSize { TerminalSize(width: width ?? 1, height: height ?? 1) }

    /// Whether it can have the keyboard.
    open var acceptsFocus: Bool { false }
    /// Where the cursor stands while it has the keyboard; nil for none.
    open var caret: TerminalPoint? { nil }
    /// The keyboard has come, or gone.
    open func focusChanged() {}

    /// A key; those that it ignores are looked up in `editingKeys` and come as commands.
    open func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// What a key, or a paste, means for a text; true when it was done. What was not is offered to the views around.
    open func handle(_ command: TextCommand) -> Bool { false }
    /// The mouse; true when it was used. Drags and the release come to whoever took the press.
    open func handle(_ event: TerminalMouseEvent) -> Bool { false }

    /// Whether text is being composed that is not yet entered. Terminals compose on their own and report none of it, so this is false
    /// unless a subclass says otherwise.
    open var hasMarkedText: Bool { false }

    /// The environment of the place is this now.
    func environmentChanged(_ environment: EnvironmentValues) {}

    /// Whether it has the keyboard.
    public internal(set) final var isFocused = false
    /// The size that it was given.
    public final var size: TerminalSize { host?.size ?? TerminalSize(width: 0, height: 0) }
    /// What was drawn is no longer what is to be seen.
    public final func setNeedsDisplay() { host?.setNeedsDisplay() }
    /// The size that it wants is another one.
    public final func setNeedsLayout() { host?.setNeedsLayout() }
}

/// What shows a view.
@MainActor
protocol TerminalViewHost: AnyObject {
    var size: TerminalSize { get }
    func setNeedsDisplay()
    func setNeedsLayout()
    /// The caret has moved: scroll views around are to show it.
    func revealCaret()
    /// What the texts of the window share.
    var register: EditingRegister { get }
}
