/// How much two texts share, in bytes: `String`'s own comparisons take canonically equivalent texts for the same, and an editor
/// that did would show "é" in one form and hold it in another.
extension String {
    /// Whether both are the same bytes; O(1) when both are the same storage, as after a round trip through a binding.
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        return withUTF8Bytes { mine in
            other.withUTF8Bytes { theirs in
                mine.baseAddress == theirs.baseAddress || CommonBytes.prefix(mine, theirs) == mine.count
            }
        }
    }
}

enum CommonBytes {
    /// The length of the longest common prefix.
    static func prefix(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
        let count = min(a.count, b.count)
        var offset = 0
        // Eight at a time as far as they agree: this runs over the whole line whenever a binding answers with a new string.
        while offset + 8 <= count, load(a, offset) == load(b, offset) { offset += 8 }
        while offset < count, a[offset] == b[offset] { offset += 1 }
        return offset
    }

    /// The length of the longest common suffix.
    static func suffix(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
        let count = min(a.count, b.count)
        var length = 0
        while length + 8 <= count, load(a, a.count - length - 8) == load(b, b.count - length - 8) { length += 8 }
        while length < count, a[a.count - length - 1] == b[b.count - length - 1] { length += 1 }
        return length
    }

    private static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}
