import TerraceScreen
import TerraceTesting

@testable import TerraceTerminal

extension VirtualTerminal.Style {
    init(_ style: CellStyle) {
        self.init()
        foreground = .init(style.foreground)
        background = .init(style.background)
        isBold = style.attributes.contains(.bold)
        isDim = style.attributes.contains(.dim)
        isItalic = style.attributes.contains(.italic)
        isUnderlined = style.attributes.contains(.underline)
        isStruckThrough = style.attributes.contains(.strikethrough)
        isReversed = style.attributes.contains(.reverse)
        isBlinking = style.attributes.contains(.blink)
    }
}

extension VirtualTerminal.Color {
    init(_ color: TerminalColor) {
        switch color {
        case .standard: self = .standard
        case .ansi(let index): self = .ansi(Int(index))
        case .indexed(let index): self = .indexed(Int(index))
        case .rgb(let r, let g, let b): self = .rgb(Int(r), Int(g), Int(b))
        }
    }
}

/// Where a terminal shows something else than the screen, or nil. Cells of glyphs of doubtful width are the terminal's own business.
func difference(_ terminal: VirtualTerminal, _ screen: Screen) -> String? {
    for y in 0..<screen.size.height {
        var x = 0
        while x < screen.size.width {
            guard let cell = screen[x, y] else { return "no cell at \(x), \(y)" }
            let columns = max(screen.table.width(ofGlyph: cell.glyph), 1)
            if !screen.table.isRisky(cell.glyph) {
                let shown = terminal.cell(x: x, y: y)
                let text = screen.table.glyphText(cell.glyph)
                if shown.text != text || shown.style != .init(screen.table.style(cell.style)) || shown.columns != columns {
                    return "\(x), \(y): \(text.debugDescription) expected, \(shown) shown"
                }
            }
            x += columns
        }
    }
    return nil
}

/// A terminal in the modes of a full-screen program.
func fullScreenTerminal(_ size: Size, opinion: VirtualTerminal.Opinion = .unicode) -> VirtualTerminal {
    var terminal = VirtualTerminal(width: size.width, height: size.height, opinion: opinion)
    terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: .fullScreen))
    return terminal
}
