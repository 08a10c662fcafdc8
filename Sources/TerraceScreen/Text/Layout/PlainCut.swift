/// Where a line of printable ASCII ends that is longer than it may be, found from its end backwards.
///
/// It answers what the rules of `BreakState` would, and nothing where that takes more than a look at the last word: brackets, hyphens,
/// slashes and their like around the cut are left to the rules.
struct PlainCut {
    /// Where the line ends, without the spaces behind it.
    let end: Int
    /// Where the next one starts.
    let next: Int

    /// Nil where the rules have to decide. `end` of the text lies more than `width` behind `start`.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, start: Int, end: Int, width: Int) {
        // The first byte that has no room. Spaces need none, so it is the first behind them.
        var first = start + width
        while first < end, bytes[first] == 0x20 { first += 1 }
        guard first < end, Self.isGlue(bytes[first]) else { return nil }
        var next = first
        while next > start, Self.isGlue(bytes[next - 1]) { next -= 1 }
        if next == start {
            // One word fills the line. What came before it ended in a cut as well, so it is cut where it must be.
            guard first == start + width else { return nil }
            self.next = first
            self.end = first
            return
        }
        // Colons and their like never start a line.
        guard bytes[next - 1] == 0x20, !Self.isInfix(bytes[next]) else { return nil }
        var end = next - 1
        while end > start, bytes[end - 1] == 0x20 { end -= 1 }
        // Spaces do not part an opening bracket from what it opens.
        guard end > start, !Self.isOpening(bytes[end - 1]) else { return nil }
        self.next = next
        self.end = end
    }

    /// Letters, digits and signs of classes AL, NU, IS and QU, between which no line breaks.
    @inline(__always)
    static func isGlue(_ byte: UInt8) -> Bool {
        let half: UInt64 = byte < 64 ? 0x7FFF_54CC_0000_0000 : 0x47FF_FFFF_C7FF_FFFF
        return half &>> UInt64(byte & 63) & 1 != 0
    }

    @inline(__always)
    static func isOpening(_ byte: UInt8) -> Bool { byte == 0x28 || byte == 0x5B || byte == 0x7B }

    @inline(__always)
    static func isInfix(_ byte: UInt8) -> Bool { byte == 0x2C || byte == 0x2E || byte == 0x3A || byte == 0x3B }
}
