/// Where the lines of a text begin: the length of each line in bytes, its line feed included, in chunks that know their sums.
///
/// Finding a line costs a walk over the chunks, an edit that and the chunk it falls into; 100,000 lines are 200 chunks.
package struct LineIndex: Sendable {
    private struct Chunk {
        var lengths: ContiguousArray<Int>
        var bytes: Int

        init(_ lengths: ContiguousArray<Int>) {
            self.lengths = lengths
            bytes = lengths.reduce(0, +)
        }
    }

    /// What an edit did to the lines.
    package struct Splice: Hashable, Sendable {
        /// The first line that changed.
        package var line: Int
        /// How many lines stood where others do now.
        package var removed: Int
        /// How many lines stand there now.
        package var inserted: Int
    }

    /// A line, and the bytes it takes with its line feed.
    package struct Line: Hashable, Sendable {
        package var number: Int
        package var bytes: Range<Int>
    }

    private static let chunkLimit = 512

    private var chunks: ContiguousArray<Chunk> = []
    /// How many lines there are: at least 1, for a text that ends in a line feed has an empty line behind it.
    package private(set) var count = 0

    package init(_ text: String) {
        let lengths = Self.lengths(of: text)
        count = lengths.count
        var start = 0
        while start < lengths.count {
            let end = min(lengths.count, start + Self.chunkLimit / 2)
            chunks.append(Chunk(ContiguousArray(lengths[start..<end])))
            start = end
        }
    }

    private static func lengths(of text: String) -> ContiguousArray<Int> {
        text.withUTF8Bytes { bytes in
            var lengths: ContiguousArray<Int> = []
            var start = 0
            for offset in bytes.indices where bytes[offset] == 0x0A {
                lengths.append(offset + 1 - start)
                start = offset + 1
            }
            lengths.append(bytes.count - start)
            return lengths
        }
    }

    /// The line that holds a byte; the last one for offsets behind the text.
    package func line(at offset: Int) -> Line {
        var number = 0
        var start = 0
        for (place, chunk) in chunks.enumerated() {
            if offset < start + chunk.bytes || place == chunks.count - 1 {
                for (position, length) in chunk.lengths.enumerated() {
                    if offset < start + length || (place == chunks.count - 1 && position == chunk.lengths.count - 1) {
                        return Line(number: number + position, bytes: start..<start + length)
                    }
                    start += length
                }
            }
            number += chunk.lengths.count
            start += chunk.bytes
        }
        return Line(number: 0, bytes: 0..<0)
    }

    /// A line by its number, brought into the range of lines.
    package func line(_ number: Int) -> Line {
        var rest = min(max(0, number), count - 1)
        var start = 0
        for chunk in chunks {
            if rest < chunk.lengths.count {
                start += chunk.lengths[..<rest].reduce(0, +)
                return Line(number: min(max(0, number), count - 1), bytes: start..<start + chunk.lengths[rest])
            }
            rest -= chunk.lengths.count
            start += chunk.bytes
        }
        return Line(number: 0, bytes: 0..<0)
    }

    /// Notes that `inserted` stands where the bytes of `range` stood.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with inserted: String) -> Splice {
        let first = line(at: range.lowerBound)
        let last = range.isEmpty ? first : line(at: range.upperBound)
        var lengths = Self.lengths(of: inserted)
        lengths[0] += range.lowerBound - first.bytes.lowerBound
        lengths[lengths.count - 1] += last.bytes.upperBound - range.upperBound
        let removed = last.number - first.number + 1
        replaceLines(first.number, removed, with: lengths)
        return Splice(line: first.number, removed: removed, inserted: lengths.count)
    }

    private mutating func replaceLines(_ first: Int, _ removed: Int, with lengths: ContiguousArray<Int>) {
        count += lengths.count - removed
        var place = 0
        var position = first
        while place < chunks.count - 1, position >= chunks[place].lengths.count {
            position -= chunks[place].lengths.count
            place += 1
        }
        // One line for one is what typing does.
        if removed == 1, lengths.count == 1 {
            chunks[place].bytes += lengths[0] - chunks[place].lengths[position]
            chunks[place].lengths[position] = lengths[0]
            return
        }
        var merged = ContiguousArray(chunks[place].lengths[..<position])
        merged.append(contentsOf: lengths)
        var end = place
        var toRemove = position + removed
        while toRemove > chunks[end].lengths.count, end < chunks.count - 1 {
            toRemove -= chunks[end].lengths.count
            end += 1
        }
        merged.append(contentsOf: chunks[end].lengths[min(toRemove, chunks[end].lengths.count)...])
        var made: ContiguousArray<Chunk> = []
        if merged.count <= Self.chunkLimit {
            made.append(Chunk(merged))
        } else {
            var start = 0
            while start < merged.count {
                let next = min(merged.count, start + Self.chunkLimit / 2)
                made.append(Chunk(ContiguousArray(merged[start..<next])))
                start = next
            }
        }
        chunks.replaceSubrange(place...end, with: made)
        absorb(at: place)
    }

    /// Joins a chunk that has become small with the one behind it, so that many small deletions leave few chunks.
    private mutating func absorb(at place: Int) {
        guard place + 1 < chunks.count, chunks[place].lengths.count + chunks[place + 1].lengths.count <= Self.chunkLimit / 2 else { return }
        let joined = Chunk(chunks[place].lengths + chunks[place + 1].lengths)
        chunks.replaceSubrange(place...place + 1, with: CollectionOfOne(joined))
    }
}
