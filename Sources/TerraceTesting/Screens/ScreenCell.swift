import Terrace
import TerraceScreen

/// One cell of the screen: what it shows, and how.
///
/// ```swift
/// let cell = host.cell(x: 0, y: 0)
/// #expect(cell.text == "!" && cell.foreground == .red && cell.isBold)
/// ```
public struct ScreenCell: Hashable, Sendable {
    /// The character; a blank is a space, the second half of a wide character is empty.
    public let text: String
    /// The columns of the character: 1 or 2, and 0 for the second half of a wide one.
    public let columns: Int
    /// The character's colour; nil for the terminal's own.
    public let foreground: Color?
    /// The colour behind it; nil for the terminal's own.
    public let background: Color?
    /// Bold.
    public let isBold: Bool
    /// Dim, as secondary text is.
    public let isDim: Bool
    /// In italics.
    public let isItalic: Bool
    /// Underlined.
    public let isUnderlined: Bool
    /// Struck through.
    public let isStruckThrough: Bool
    /// With foreground and background swapped, as what is selected or focused is.
    public let isReversed: Bool

    init(_ cell: Cell, _ table: CellTable) {
        let style = table.style(cell.style)
        text = cell.isContinuation ? "" : table.glyphText(cell.glyph)
        columns = table.width(ofGlyph: cell.glyph)
        foreground = style.foreground == .standard ? nil : Color(style.foreground)
        background = style.background == .standard ? nil : Color(style.background)
        isBold = style.attributes.contains(.bold)
        isDim = style.attributes.contains(.dim)
        isItalic = style.attributes.contains(.italic)
        isUnderlined = style.attributes.contains(.underline)
        isStruckThrough = style.attributes.contains(.strikethrough)
        isReversed = style.attributes.contains(.reverse)
    }
}

extension TestHost {
    /// The cell at a column and row, from 0 at the top left; a blank outside the screen.
    ///
    /// ```swift
    /// #expect(host.cell(x: 2, y: 0).isUnderlined)
    /// ```
    public func cell(x: Int, y: Int) -> ScreenCell {
        let screen = host.screen
        return ScreenCell(screen[x, y] ?? Screen.blank, screen.table)
    }

    /// The selected text of the field or editor that has the focus; nil where nothing is selected.
    ///
    /// ```swift
    /// host.press("a", modifiers: [.command])
    /// #expect(host.selection == "all of it")
    /// ```
    public var selection: String? { host.graph.focus.focused?.ownElement?.selection }
}

extension Screen {
    /// Part of a row as text, without blanks at its end. A wide character that is cut in half is left out.
    func text(row: Int, columns: Range<Int>) -> String {
        var bytes: [UInt8] = []
        for x in columns {
            guard let cell = self[x, row] else { continue }
            if table.width(ofGlyph: cell.glyph) > columns.upperBound - x { continue }
            table.appendText(ofGlyph: cell.glyph, to: &bytes)
        }
        while bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
