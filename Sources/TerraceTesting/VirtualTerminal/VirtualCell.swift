extension VirtualTerminal {
    /// A colour as an application asked for it.
    ///
    /// ```swift
    /// #expect(terminal.cell(x: 0, y: 0).style.foreground == .ansi(1))
    /// ```
    public enum Color: Hashable, Sendable {
        /// The terminal's own.
        case standard
        /// One of the 16 of the theme.
        case ansi(Int)
        /// One of the 256.
        case indexed(Int)
        /// 24 bits.
        case rgb(Int, Int, Int)
    }

    /// How a cell is drawn.
    ///
    /// ```swift
    /// #expect(terminal.cell(x: 0, y: 0).style.isBold)
    /// ```
    public struct Style: Hashable, Sendable {
        /// The glyph's colour.
        public var foreground = Color.standard
        /// The colour behind it.
        public var background = Color.standard
        /// Bold.
        public var isBold = false
        /// Dim.
        public var isDim = false
        /// Italic.
        public var isItalic = false
        /// Underlined.
        public var isUnderlined = false
        /// Struck through.
        public var isStruckThrough = false
        /// Foreground and background swapped.
        public var isReversed = false
        /// Blinking.
        public var isBlinking = false

        /// The style of a terminal that was told nothing.
        public init() {}
    }

    /// One cell of the grid.
    ///
    /// ```swift
    /// #expect(terminal.cell(x: 3, y: 1).text == "a")
    /// ```
    public struct Cell: Hashable, Sendable {
        /// The glyph; a blank is a space, the second half of a wide glyph is empty.
        public var text = " "
        /// How it is drawn.
        public var style = Style()
        /// The columns of the glyph: 1 or 2, and 0 for the second half of a wide one.
        public var columns = 1

        /// A blank.
        public init() {}
    }
}
