import TerraceCore
import TerraceScreen
import TerraceTerminal

/// What the framework's own storms ask.
extension TestHost {
    /// What is not as it must be in the tree, the boxes, the focus or the cells, one sentence each.
    package var brokenInvariants: [String] { host._checkInvariants() }

    /// Lays out and paints all of it again, as if nothing had been there. Nothing may come of it.
    package func redraw() {
        host.graph.forgetLayout()
        turn()
    }

    /// A terminal that is shown this screen and has never been shown another.
    package func freshTerminal() -> VirtualTerminal {
        let screen = host.screen
        var terminal = VirtualTerminal(width: screen.size.width, height: screen.size.height)
        terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: .fullScreen))
        var encoder = FrameEncoder(colorDepth: .trueColor)
        var output = OutputBuffer()
        encoder.encode(from: nil, to: screen, cursor: host.cursor, into: &output)
        terminal.feed(output.bytes)
        return terminal
    }
}

extension VirtualTerminal.Style {
    package init(_ style: CellStyle) {
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
    package init(_ color: TerminalColor) {
        switch color {
        case .standard: self = .standard
        case .ansi(let index): self = .ansi(Int(index))
        case .indexed(let index): self = .indexed(Int(index))
        case .rgb(let r, let g, let b): self = .rgb(Int(r), Int(g), Int(b))
        }
    }
}

extension VirtualTerminal {
    /// Where it shows something else than a screen; nil if nowhere. Cells of glyphs of doubtful width are the terminal's own business.
    package func difference(from screen: Screen) -> String? {
        for y in 0..<screen.size.height {
            var x = 0
            while x < screen.size.width {
                guard let cell = screen[x, y] else { return "no cell at \(x), \(y)" }
                let columns = max(screen.table.width(ofGlyph: cell.glyph), 1)
                if !screen.table.isRisky(cell.glyph) {
                    let shown = self.cell(x: x, y: y)
                    let text = screen.table.glyphText(cell.glyph)
                    if shown.text != text || shown.style != Style(screen.table.style(cell.style)) || shown.columns != columns {
                        return "\(x), \(y): \(text.debugDescription) expected, \(shown) shown"
                    }
                }
                x += columns
            }
        }
        return nil
    }
}
