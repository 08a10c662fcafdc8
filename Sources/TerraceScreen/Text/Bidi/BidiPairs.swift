/// Characters that come in pairs: mirror images, and brackets that enclose.
enum BidiPairs {
    /// The character that shows `scalar` in text that runs to the left; nil where it looks the same.
    static func mirror(of scalar: UInt32) -> UInt32? {
        guard scalar != 0x20 else { return nil }
        return value(of: scalar, in: BidiTable.mirrors, stride: 2).map { BidiTable.mirrors[$0 + 1] }
    }

    /// What a scalar encloses with, canonical equivalents being the same.
    enum Bracket: Equatable, Sendable {
        /// By its closing one.
        case opening(UInt32)
        case closing(UInt32)
    }

    static func bracket(_ scalar: UInt32) -> Bracket? {
        if scalar < 0x80 {
            switch scalar {
            case 0x28: return .opening(0x29)
            case 0x5B: return .opening(0x5D)
            case 0x7B: return .opening(0x7D)
            case 0x29, 0x5D, 0x7D: return .closing(scalar)
            default: return nil
            }
        }
        if let at = value(of: scalar, in: BidiTable.brackets, stride: 2) { return .opening(canonical(BidiTable.brackets[at + 1])) }
        // A closing bracket's mirror image is its opening one.
        guard let opening = mirror(of: scalar), let at = value(of: opening, in: BidiTable.brackets, stride: 2),
            BidiTable.brackets[at + 1] == scalar
        else { return nil }
        return .closing(canonical(scalar))
    }

    /// U+2329 and U+232A are the same as U+3008 and U+3009.
    private static func canonical(_ closing: UInt32) -> UInt32 { closing == 0x232A ? 0x3009 : closing }

    /// Where the row of `key` begins in rows of `stride` numbers that stand in the order of their first.
    static func value(of key: UInt32, in rows: [UInt32], stride: Int) -> Int? {
        var low = 0
        var high = rows.count / stride
        while low < high {
            let middle = (low + high) / 2
            let found = rows[middle * stride]
            if found == key { return middle * stride }
            if found < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
