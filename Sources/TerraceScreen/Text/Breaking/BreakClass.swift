/// What a cluster means for breaking lines: the part of UAX #14 that shows in a terminal.
enum BreakClass: Equatable {
    /// Breaks on no side, if not beside what is two columns wide: ideographs, kana, syllables, emoji.
    case word
    /// Breaks after it, and goes where a line breaks.
    case space
    /// Breaks after it, inside a word and before a letter.
    case hyphen
    /// Never ends a line.
    case open
    /// Never starts a line.
    case close
    /// Breaks on neither side.
    case glue

    init(_ cluster: TextCluster) {
        switch cluster.scalar {
        case 0..<0x80: self.init(ascii: cluster.scalar)
        case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0x1680, 0x2000...0x200B, 0x205F, 0x3000: self = .space
        case 0x2010, 0x2013, 0x2014: self = .hyphen
        // （ ［ ｛ 〈 《 「 『 【 〔 〖 〘 〚
        case 0xFF08, 0xFF3B, 0xFF5B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A: self = .open
        // 、 。 々 〉 》 」 』 】 〕 〗 〙 〛 and ！ ％ ） ， ． ： ； ？ ］ ｝
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
            0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
            self = .close
        // Small kana, iteration and length marks.
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309D, 0x309E,
            0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE:
            self = .close
        default: self = .word
        }
    }

    private init(ascii: UInt32) {
        switch ascii {
        case 0x20: self = .space
        case 0x2D: self = .hyphen
        case 0x28, 0x5B, 0x7B: self = .open
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .close
        default: self = .word
        }
    }

    /// Whether a hyphen after this class is one inside a word.
    var takesHyphen: Bool { self == .word || self == .close }

    /// Whether a line may break between this class and the next, which is no space. `besideWide` says that one of the two is two
    /// columns wide, `afterInnerHyphen` that this is a hyphen inside a word.
    func breaks(before next: BreakClass, besideWide: Bool, afterInnerHyphen: Bool, nextIsDigit: Bool) -> Bool {
        if self == .space { return true }
        if self == .open || self == .glue || next == .close || next == .hyphen || next == .glue { return false }
        return besideWide || self == .hyphen && afterInnerHyphen && !nextIsDigit
    }
}
