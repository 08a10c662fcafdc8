import TerraceScreen

/// How long the rows of a lazy container are: measured where a row was built, estimated by the mean of those where not.
///
/// Positions are found by sums over blocks of rows: O(√n)-like in practice, with a rebuilding pass of an addition per row after rows
/// were inserted, removed or moved.
package struct RowMetrics {
    /// A row's length; negative while nobody has measured it.
    private var lengths: ContiguousArray<Int32>
    private var measuredCount = 0
    private var measuredSum = 0
    private var blocks: ContiguousArray<Block> = []
    private var hasBlocks = false
    /// What a row is taken for while none is measured: a cell, and the gap that counts as part of each.
    package var unmeasured = 1

    private struct Block {
        var measuredSum = 0
        var unmeasuredCount = 0
    }

    private static var blockSize: Int { 256 }
    private static var unknown: Int32 { -1 }

    /// Rows of which nothing is known.
    package init(count: Int = 0) {
        lengths = ContiguousArray(repeating: Self.unknown, count: max(0, count))
    }

    package var count: Int { lengths.count }

    /// What a row is taken for that nobody has measured: the mean of the measured ones, at least one cell.
    package var estimate: Int { measuredCount == 0 ? unmeasured : max(1, (measuredSum + measuredCount / 2) / measuredCount) }

    /// The length of all rows.
    package var total: Int { measuredSum + (lengths.count - measuredCount) * estimate }

    /// Whether the length of all is only thought to be so.
    package var isEstimate: Bool { measuredCount < lengths.count }

    package func isMeasured(_ row: Int) -> Bool { lengths.indices.contains(row) && lengths[row] >= 0 }

    package func length(_ row: Int) -> Int {
        guard lengths.indices.contains(row) else { return 0 }
        return lengths[row] >= 0 ? Int(lengths[row]) : estimate
    }

    /// Notes a measured length; returns whether it is another than was known.
    @discardableResult
    package mutating func measure(_ row: Int, _ length: Int) -> Bool {
        guard lengths.indices.contains(row) else { return false }
        let new = Int32(truncatingIfNeeded: min(max(0, length), Int(Int32.max)))
        let old = lengths[row]
        guard old != new else { return false }
        lengths[row] = new
        measuredSum += Int(new) - Int(max(0, old))
        if old < 0 { measuredCount += 1 }
        if hasBlocks {
            blocks[row / Self.blockSize].measuredSum += Int(new) - Int(max(0, old))
            if old < 0 { blocks[row / Self.blockSize].unmeasuredCount -= 1 }
        }
        return true
    }

    /// All lengths may be others now (the width is another one).
    package mutating func forgetAll() {
        let unmeasured = unmeasured
        self = RowMetrics(count: lengths.count)
        self.unmeasured = unmeasured
    }

    /// Rows were inserted and removed: `count` new ones stand where `range` stood.
    package mutating func replace(_ range: Range<Int>, with count: Int) {
        replace(range, with: ContiguousArray(repeating: Self.unknown, count: max(0, count)))
    }

    /// Rows were moved among each other: each of those that now stand where `range` stood was at its source, or is new.
    package mutating func replace(_ range: Range<Int>, from sources: [Int?]) {
        let old = lengths
        replace(
            range,
            with: ContiguousArray(sources.map { source in source.flatMap { old.indices.contains($0) ? old[$0] : nil } ?? Self.unknown }))
    }

    private mutating func replace(_ range: Range<Int>, with new: ContiguousArray<Int32>) {
        let range = range.clamped(to: 0..<lengths.count)
        for length in lengths[range] where length >= 0 {
            measuredCount -= 1
            measuredSum -= Int(length)
        }
        for length in new where length >= 0 {
            measuredCount += 1
            measuredSum += Int(length)
        }
        lengths.replaceSubrange(range, with: new)
        hasBlocks = false
    }

    private mutating func makeBlocks() {
        guard !hasBlocks else { return }
        hasBlocks = true
        blocks = ContiguousArray(repeating: Block(), count: (lengths.count + Self.blockSize - 1) / Self.blockSize)
        for (row, length) in lengths.enumerated() {
            if length >= 0 {
                blocks[row / Self.blockSize].measuredSum += Int(length)
            } else {
                blocks[row / Self.blockSize].unmeasuredCount += 1
            }
        }
    }

    /// Where a row begins. The row past the last begins at the end.
    package mutating func position(_ row: Int) -> Int {
        makeBlocks()
        let row = min(max(0, row), lengths.count)
        let estimate = estimate
        var position = 0
        for block in 0..<(row / Self.blockSize) {
            position += blocks[block].measuredSum + blocks[block].unmeasuredCount * estimate
        }
        for index in (row / Self.blockSize * Self.blockSize)..<row {
            position += lengths[index] >= 0 ? Int(lengths[index]) : estimate
        }
        return position
    }

    /// The row that covers a position; the first or last row for positions outside. Nil only when there are no rows.
    package mutating func row(at position: Int) -> Int? {
        guard !lengths.isEmpty else { return nil }
        makeBlocks()
        let estimate = estimate
        var rest = max(0, position)
        for block in blocks.indices {
            let length = blocks[block].measuredSum + blocks[block].unmeasuredCount * estimate
            if rest >= length {
                rest -= length
                continue
            }
            for index in (block * Self.blockSize)..<min((block + 1) * Self.blockSize, lengths.count) {
                let length = lengths[index] >= 0 ? Int(lengths[index]) : estimate
                if rest < length { return index }
                rest -= length
            }
        }
        return lengths.count - 1
    }
}
