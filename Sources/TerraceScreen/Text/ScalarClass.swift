/// What a terminal does with one scalar: its width and what care it wants.
package struct ScalarClass: Sendable {
    /// The bits that `Scripts/generate-width-tables.py` gave.
    @usableFromInline let bits: UInt8

    @inlinable init(bits: UInt8) { self.bits = bits }

    /// The class of a scalar, by a few loads.
    @inline(__always)
    package init(_ scalar: UInt32) {
        guard scalar <= 0x10FFFF else {
            bits = 0b1001
            return
        }
        let index = ScalarTable.index.utf8Start + Int(scalar >> ScalarTable.blockShift) &* 2
        let block = Self.number(index[0]) &<< 6 | Self.number(index[1])
        let mask: UInt32 = 1 << ScalarTable.blockShift - 1
        let letter = ScalarTable.blocks.utf8Start[block &<< Int(ScalarTable.blockShift) | Int(scalar & mask)]
        bits = UInt8(truncatingIfNeeded: Self.number(ScalarTable.classes.utf8Start[Self.number(letter)]))
    }

    /// The number that a letter of the tables stands for.
    @inline(__always)
    private static func number(_ letter: UInt8) -> Int { Int(letter &- 0x30) }

    /// Columns, 0 to 2.
    @inlinable package var width: Int { bits & 0b11 == 0b11 ? 1 : Int(bits & 0b11) }
    /// Between two plain scalars there is always a cluster boundary.
    @inlinable package var isPlain: Bool { bits & 0b100 != 0 }
    /// Never reaches a cell: the sanitiser drops or replaces it.
    @inlinable package var isForbidden: Bool { bits & 0b1000 != 0 }
    /// One column by itself, two with U+FE0F.
    @inlinable package var isEmojiBase: Bool { bits & 0b11 == 0b11 }
    /// Joins the cluster of a plain scalar before it; a plain scalar after it starts the next.
    @inlinable package var attaches: Bool { bits & 0b1_0000 != 0 }
    /// Terminals disagree on the width of clusters with it.
    @inlinable package var isRisky: Bool { bits & 0b10_0000 != 0 }
}
