/// Plain text is printable ASCII: a byte is a cluster is a column, so offsets and columns are the same numbers.
enum PlainText {
    /// Whether all of `text` is plain.
    static func isPlain(_ text: String) -> Bool {
        specialBytes(in: text) == 0
    }

    /// How many bytes of `text` are not plain.
    static func specialBytes(in text: String) -> Int {
        text.withUTF8Bytes { bytes in
            var count = 0
            // Without an early exit the loop is vectorised, which makes it cheaper than one with.
            for byte in bytes { count &+= byte &- 0x20 < 0x5F ? 0 : 1 }
            return count
        }
    }
}
