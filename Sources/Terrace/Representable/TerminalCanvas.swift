import TerraceCore
import TerraceScreen

/// How text is drawn into a view's cells.
public struct TerminalTextStyle: Hashable, Sendable {
    /// The colour of the text; nil for the terminal's.
    public var foreground: Color?
    /// The colour behind it; nil for the terminal's.
    public var background: Color?
    /// Whether it is bold.
    public var isBold = false
    /// Whether it is dim.
    public var isDim = false
    /// Whether it is slanted.
    public var isItalic = false
    /// Whether it has a line below.
    public var isUnderlined = false
    /// Whether its colours are swapped.
    public var isReversed = false

    /// A style in colours.
    public init(foreground: Color? = nil, background: Color? = nil) {
        self.foreground = foreground
        self.background = background
    }

    func cellStyle(in environment: EnvironmentValues) -> CellStyle {
        var style = CellStyle()
        if let foreground {
            let paint = foreground._resolve(in: environment)
            if !paint.isClear { style.foreground = paint.color }
            if paint.isDim { style.attributes.insert(.dim) }
        }
        if let background {
            let paint = background._resolve(in: environment)
            if !paint.isClear { style.background = paint.color }
        }
        if isBold { style.attributes.insert(.bold) }
        if isDim { style.attributes.insert(.dim) }
        if isItalic { style.attributes.insert(.italic) }
        if isUnderlined { style.attributes.insert(.underline) }
        if isReversed { style.attributes.insert(.reverse) }
        return style
    }
}

/// The cells of a view, while it draws. What is drawn outside of them is not seen, and control characters of a text are not sent.
@MainActor
public struct TerminalCanvas {
    /// How many cells there are.
    public let size: TerminalSize
    let canvas: CellCanvas
    let environment: EnvironmentValues

    /// Draws a line of text with its first cell at a place; returns how many columns it takes.
    @discardableResult
    public func draw(_ text: String, x: Int, y: Int, style: TerminalTextStyle = TerminalTextStyle()) -> Int {
        canvas.draw(text, at: Point(x: x, y: y), style: style.cellStyle(in: environment))
    }

    /// Fills cells with blanks.
    public func fill(x: Int, y: Int, width: Int, height: Int, style: TerminalTextStyle) {
        canvas.fill(Rect(x: x, y: y, width: max(0, width), height: max(0, height)), style: style.cellStyle(in: environment))
    }

    /// How many columns a text takes.
    public func width(of text: String) -> Int { TextWidth.width(of: text) }
}
