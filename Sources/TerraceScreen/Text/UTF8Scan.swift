/// Steps over UTF-8 bytes that need no `Character`.
package enum UTF8Scan {
    /// The length of the run of printable ASCII (U+0020 to U+007E) that starts at `start`, eight bytes at a time.
    package static func printableRun(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
        guard let base = bytes.baseAddress, start < bytes.count else { return 0 }
        let count = bytes.count
        var i = start
        while i + 8 <= count {
            let word = UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self)
            if !isPrintable(word) { break }
            i += 8
        }
        while i < count, base[i] &- 0x20 < 0x5F { i += 1 }
        return i - start
    }

    /// Whether all eight bytes are printable ASCII: each has a zero high bit, none is below 0x20, none is 0x7F.
    @inline(__always)
    private static func isPrintable(_ word: UInt64) -> Bool {
        let high: UInt64 = 0x8080_8080_8080_8080
        let belowSpace = word &- 0x2020_2020_2020_2020
        let pastTilde = word &+ 0x0101_0101_0101_0101
        return (word | belowSpace | pastTilde) & high == 0
    }

    /// The scalar at `index` and its length in bytes; U+FFFD and 1 where the bytes are no UTF-8.
    @inline(__always)
    package static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (UInt32(first), 1) }
        // Three bytes first: most scripts that are not alphabets.
        if first & 0xF0 == 0xE0, index &+ 2 < bytes.count {
            let (second, third) = (bytes[index &+ 1], bytes[index &+ 2])
            let value = UInt32(first & 0x0F) &<< 12 | UInt32(second & 0x3F) &<< 6 | UInt32(third & 0x3F)
            if second & 0xC0 == 0x80, third & 0xC0 == 0x80, value >= 0x800, value & 0xF800 != 0xD800 { return (value, 3) }
            return (0xFFFD, 1)
        }
        return rareScalar(bytes, at: index, first: first)
    }

    private static func rareScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, first: UInt8) -> (value: UInt32, length: Int) {
        guard let base = bytes.baseAddress else { return (0xFFFD, 1) }
        let rest = base + index
        let left = bytes.count &- index
        if first & 0xE0 == 0xC0, left >= 2, rest[1] & 0xC0 == 0x80 {
            let value = UInt32(first & 0x1F) &<< 6 | UInt32(rest[1] & 0x3F)
            return value >= 0x80 ? (value, 2) : (0xFFFD, 1)
        }
        if first & 0xF8 == 0xF0, left >= 4, rest[1] & 0xC0 == 0x80, rest[2] & 0xC0 == 0x80, rest[3] & 0xC0 == 0x80 {
            let high = UInt32(first & 0x07) &<< 18 | UInt32(rest[1] & 0x3F) &<< 12
            let value = high | UInt32(rest[2] & 0x3F) &<< 6 | UInt32(rest[3] & 0x3F)
            return value >= 0x1_0000 && value <= 0x10_FFFF ? (value, 4) : (0xFFFD, 1)
        }
        return (0xFFFD, 1)
    }

    /// Runs `body` on the bytes of `text`, without copying where it is native, as it always is outside of Darwin's bridged strings.
    @inline(__always)
    package static func withBytes<R>(of text: Substring, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(text.utf8).withUnsafeBufferPointer(body)
    }

    /// Runs `body` on the bytes of `text`, by a shorter way than through a substring.
    @inline(__always)
    package static func withBytes<R>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(text.utf8).withUnsafeBufferPointer(body)
    }

    /// Appends the UTF-8 of a scalar; what is none becomes U+FFFD.
    @inlinable
    package static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        if value < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value))
        } else if value < 0x800 {
            bytes.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else if value < 0x1_0000, value & 0xF800 != 0xD800 {
            bytes.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else if value >= 0x1_0000, value <= 0x10_FFFF {
            bytes.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
            bytes.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        } else {
            append(0xFFFD, to: &bytes)
        }
    }
}
