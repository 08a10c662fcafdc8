/// Plain text is printable ASCII: a byte is a cluster is a column, so offsets and columns are the same numbers.
enum PlainText {
    /// Whether all of `text` is plain.
    static func isPlain(_ text: String) -> Bool {
        specialBytes(in: text) == 0
    }

    /// How many bytes of `text` are not plain; eight are looked at at a time.
    static func specialBytes(in text: String) -> Int {
        text.withUTF8Bytes { bytes in
            let raw = UnsafeRawBufferPointer(bytes)
            var count = 0
            var offset = 0
            while offset + 8 <= raw.count {
                let special = specials(in: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                if special != 0 { count += special.nonzeroBitCount }
                offset += 8
            }
            while offset < raw.count {
                count += (0x20...0x7E).contains(raw[offset]) ? 0 : 1
                offset += 1
            }
            return count
        }
    }

    /// The high bit of each of eight bytes that is below 0x20 or above 0x7E. No sum here carries into the byte beside it.
    private static func specials(in word: UInt64) -> UInt64 {
        let each: UInt64 = 0x0101_0101_0101_0101
        let low = word & (each &* 0x7F)
        let isDelete = low &+ each
        let isPrintable = low &+ (each &* 0x60)
        return (word | isDelete | ~isPrintable) & (each &* 0x80)
    }
}
