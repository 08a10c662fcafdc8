/// Steps from a boundary towards the start of a text by grapheme clusters.
///
/// Whether two regional indicators make a flag depends on how many stand before them, so finding where one cluster begins costs
/// the whole run of them, and stepping through a pasted line of flags would cost its square. Here a run is counted once.
struct BackwardClusters {
    let text: String
    /// The boundary reached, a UTF-8 offset.
    private(set) var offset: Int
    private var flagsStart: Int?

    init(_ text: String, from offset: Int) {
        self.text = text
        self.offset = offset
    }

    /// Where the cluster before begins, without going there; nil at the start.
    mutating func peek() -> Int? {
        guard offset > 0 else { return nil }
        if RegionalIndicator.ends(at: offset, in: text) {
            let first = flagsStart ?? RegionalIndicator.runStart(before: offset, in: text)
            flagsStart = first
            let count = (offset - first) / RegionalIndicator.length
            // What stands before the run may belong to its first pair, so that one is the segmenter's.
            if count > 2 { return offset - (count.isMultiple(of: 2) ? 2 : 1) * RegionalIndicator.length }
        } else {
            flagsStart = nil
        }
        return text.clusterStart(before: offset)
    }

    /// Goes to where a cluster before begins, as ``peek()`` told.
    mutating func move(to start: Int) {
        offset = start
    }
}

/// The letters U+1F1E6 … U+1F1FF of which two make a flag; in UTF-8 each is F0 9F 87 and A6 … BF.
enum RegionalIndicator {
    static let length = 4

    /// Whether one ends at `offset`.
    static func ends(at offset: Int, in text: String) -> Bool {
        guard offset >= length else { return false }
        let end = text.index(utf8Offset: offset)
        return text.utf8[text.utf8.index(before: end)] >= 0xA6 && text.withUTF8Bytes { isOne(at: offset - length, in: $0) }
    }

    /// Where the run of them that ends at `offset` begins.
    static func runStart(before offset: Int, in text: String) -> Int {
        text.withUTF8Bytes { bytes in
            var start = offset
            while isOne(at: start - length, in: bytes) { start -= length }
            return start
        }
    }

    /// Where the run of them that begins at `offset` ends.
    static func runEnd(after offset: Int, in text: String) -> Int {
        text.withUTF8Bytes { bytes in
            var end = offset
            while isOne(at: end, in: bytes) { end += length }
            return end
        }
    }

    private static func isOne(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset >= 0, offset + length <= bytes.count else { return false }
        return bytes[offset] == 0xF0 && bytes[offset + 1] == 0x9F && bytes[offset + 2] == 0x87 && (0xA6...0xBF).contains(bytes[offset + 3])
    }
}
