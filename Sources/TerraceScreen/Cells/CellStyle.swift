/// A colour as a terminal knows it.
package enum TerminalColor: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// One of the 16 colours that the user's theme defines.
    case ansi(UInt8)
    /// One of xterm's 256.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
}

/// How a cell's glyph is drawn, besides its colours.
package struct CellAttributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let bold = CellAttributes(rawValue: 1 << 0)
    package static let dim = CellAttributes(rawValue: 1 << 1)
    package static let italic = CellAttributes(rawValue: 1 << 2)
    package static let underline = CellAttributes(rawValue: 1 << 3)
    package static let strikethrough = CellAttributes(rawValue: 1 << 4)
    package static let reverse = CellAttributes(rawValue: 1 << 5)
    package static let blink = CellAttributes(rawValue: 1 << 6)
}

/// Everything about a cell but its glyph.
package struct CellStyle: Hashable, Sendable {
    package var foreground: TerminalColor
    package var background: TerminalColor
    package var attributes: CellAttributes

    package init(foreground: TerminalColor = .standard, background: TerminalColor = .standard, attributes: CellAttributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let standard = CellStyle()
}

extension TerminalColor {
    /// The colour in 32 bits: its kind, then its value.
    package var packed: UInt32 {
        switch self {
        case .standard: 0
        case .ansi(let n): 1 << 24 | UInt32(n)
        case .indexed(let n): 2 << 24 | UInt32(n)
        case .rgb(let r, let g, let b): 3 << 24 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
        }
    }
}
