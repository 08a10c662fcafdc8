/// Joins Arabic letters by their presentation forms, for terminals that do not.
///
/// Each letter keeps its cell, so that widths are the same everywhere: lam and alef join but do not become one glyph.
enum ArabicShaping {
    /// How a letter joins, under the names of ArabicShaping.txt: not, on its right, on both sides, on both as a bridge, on its left; or it
    /// is a mark that letters join through.
    enum Joining: UInt8 {
        case none, right, dual, causing, left, transparent

        var joinsNext: Bool { self == .dual || self == .causing || self == .left }
        var joinsPrevious: Bool { self == .dual || self == .causing || self == .right }
    }

    static func joining(_ scalar: UInt32) -> Joining { Joining(rawValue: ArabicTable.joining[scalar]) ?? .none }

    /// The form of the letter whose bytes go from `start` to `end` in a line of text; nil where it has none.
    static func form(of scalar: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt32? {
        guard scalar >= 0x0621, scalar <= 0x06D3, let row = BidiPairs.value(of: scalar, in: ArabicTable.forms, stride: 5) else {
            return nil
        }
        let own = joining(scalar)
        let joinsBefore = own.joinsPrevious && previous(bytes, before: start).joinsNext
        let joinsAfter = own.joinsNext && next(bytes, after: end).joinsPrevious
        // Isolated, final, initial, medial.
        let form = ArabicTable.forms[row + 1 + (joinsAfter ? 2 : 0) + (joinsBefore ? 1 : 0)]
        return form == 0 ? nil : form
    }

    private static func next(_ bytes: UnsafeBufferPointer<UInt8>, after index: Int) -> Joining {
        var i = index
        while i < bytes.count {
            let (value, length) = UTF8Scan.scalar(bytes, at: i)
            let found = joining(value)
            if found != .transparent { return found }
            i += length
        }
        return .none
    }

    private static func previous(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Joining {
        var i = index
        while i > 0 {
            i -= 1
            while i > 0, bytes[i] & 0xC0 == 0x80 { i -= 1 }
            let found = joining(UTF8Scan.scalar(bytes, at: i).value)
            if found != .transparent { return found }
        }
        return .none
    }
}
