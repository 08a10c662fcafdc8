/// A small number for every Unicode scalar, in two stages: a block of 128 scalars by its number, two letters for each block, then a
/// letter for each scalar in it. A letter stands for the number that it is past U+0030.
///
/// Strings, because the compiler puts them into the binary as they are: nothing to check, nothing to initialise.
struct StagedTable: Sendable {
    private let index: StaticString
    private let blocks: StaticString

    init(index: StaticString, blocks: StaticString) {
        self.index = index
        self.blocks = blocks
    }

    /// The number of a scalar; of what is none, that of U+FFFF.
    @inline(__always)
    subscript(scalar: UInt32) -> UInt8 {
        let scalar = scalar <= 0x10FFFF ? Int(scalar) : 0xFFFF
        let stage = index.utf8Start + (scalar &>> 7) &* 2
        let block = Int(stage[0] &- 0x30) &<< 6 | Int(stage[1] &- 0x30)
        return blocks.utf8Start[block &<< 7 | scalar & 0x7F] &- 0x30
    }
}
