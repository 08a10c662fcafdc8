extension VirtualTerminal {
    /// What a terminal believes about the width of glyphs on which terminals disagree, and about 8-bit controls.
    ///
    /// ```swift
    /// let old = VirtualTerminal(width: 80, height: 24, opinion: .legacy)
    /// ```
    public struct Opinion: Hashable, Sendable {
        /// Whether a variation selector 16 makes a narrow symbol wide.
        public var widensByVariation: Bool
        /// Whether a zero-width joiner makes one glyph of two.
        public var joinsByZWJ: Bool
        /// Whether a skin tone belongs to the emoji before it.
        public var joinsSkinTones: Bool
        /// Whether a regional indicator takes one column, so that a flag, which is two of them, takes two.
        public var halvesFlags: Bool
        /// Whether a spacing mark (as in Indic scripts) takes a column.
        public var spacingMarksTakeColumn: Bool
        /// Whether U+0080 to U+009F act as controls.
        public var obeysC1: Bool

        /// An opinion from its parts.
        public init(
            widensByVariation: Bool, joinsByZWJ: Bool, joinsSkinTones: Bool, halvesFlags: Bool, spacingMarksTakeColumn: Bool, obeysC1: Bool
        ) {
            self.widensByVariation = widensByVariation
            self.joinsByZWJ = joinsByZWJ
            self.joinsSkinTones = joinsSkinTones
            self.halvesFlags = halvesFlags
            self.spacingMarksTakeColumn = spacingMarksTakeColumn
            self.obeysC1 = obeysC1
        }

        /// A terminal that measures grapheme clusters, as the newest do.
        public static let unicode = Opinion(
            widensByVariation: true, joinsByZWJ: true, joinsSkinTones: true, halvesFlags: true, spacingMarksTakeColumn: false,
            obeysC1: false
        )
        /// A terminal that measures scalar by scalar, as xterm does.
        public static let legacy = Opinion(
            widensByVariation: false, joinsByZWJ: false, joinsSkinTones: false, halvesFlags: true, spacingMarksTakeColumn: true,
            obeysC1: false)
        /// Some of both, as kitty and tmux are; obeys 8-bit controls.
        public static let mixed = Opinion(
            widensByVariation: true, joinsByZWJ: false, joinsSkinTones: true, halvesFlags: false, spacingMarksTakeColumn: false,
            obeysC1: true)

        /// The columns of a scalar on its own.
        func columns(_ scalar: Unicode.Scalar) -> Int {
            let value = scalar.value
            if value < 0x300 { return 1 }
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark: return 0
            case .format: return 0
            case .spacingMark: return spacingMarksTakeColumn ? 1 : 0
            default: break
            }
            if (0x1160...0x11FF).contains(value) { return 0 }
            if Self.wide.contains(where: { $0.contains(value) }) { return 2 }
            if (0x1F1E6...0x1F1FF).contains(value) { return halvesFlags ? 1 : 2 }
            if scalar.properties.isEmojiPresentation { return 2 }
            return 1
        }

        /// The blocks that are wide as a whole, from Unicode's East Asian Width.
        private static let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF,
            0x1F900...0x1F9FF,
            0x20000...0x3FFFD,
        ]
    }
}
