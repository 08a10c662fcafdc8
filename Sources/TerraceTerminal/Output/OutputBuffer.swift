#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Bytes on their way to the terminal: a buffer that is filled, written and used again, and grows only when a frame is larger than
/// any before it.
package struct OutputBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0

    package init(capacity: Int = 1 << 14) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    package var isEmpty: Bool { count == 0 }

    /// The bytes so far; valid during the call.
    package func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// A copy of the bytes.
    package var bytes: [UInt8] { withBytes(Array.init) }

    package mutating func removeAll() { count = 0 }

    @inline(__always)
    package mutating func append(_ byte: UInt8) {
        if count == capacity { grow(1) }
        base[count] = byte
        count += 1
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        if count + bytes.count > capacity { grow(bytes.count) }
        memcpy(base + count, start, bytes.count)
        count += bytes.count
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { append($0) }
    }

    package mutating func append(_ text: StaticString) {
        append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends `length` bytes that `body` writes.
    @inline(__always)
    package mutating func fill(_ length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        if count + length > capacity { grow(length) }
        body(base + count)
        count += length
    }

    /// `CSI`.
    @inline(__always)
    package mutating func appendCSI() {
        if count + 2 > capacity { grow(2) }
        base[count] = 0x1B
        base[count + 1] = 0x5B
        count += 2
    }

    /// A number in decimal digits.
    package mutating func append(number: Int) {
        let value = max(number, 0)
        if value < 10 { return append(UInt8(truncatingIfNeeded: value) + 0x30) }
        if count + 20 > capacity { grow(20) }
        let length = Self.digits(value)
        var rest = value
        for offset in stride(from: length - 1, through: 0, by: -1) {
            base[count + offset] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
            rest /= 10
        }
        count += length
    }

    /// How many digits a number takes.
    package static func digits(_ number: Int) -> Int {
        if number < 10 { return 1 }
        if number < 100 { return 2 }
        if number < 1000 { return 3 }
        var (length, rest) = (3, number / 1000)
        while rest > 0 { (length, rest) = (length + 1, rest / 10) }
        return length
    }

    /// A scalar in UTF-8.
    package mutating func append(scalar: Unicode.Scalar) {
        for byte in UTF8.encode(scalar).unsafelyUnwrapped { append(byte) }
    }

    /// Puts bytes before those that were appended since `position`.
    package mutating func insert(_ text: StaticString, at position: Int) {
        let length = text.utf8CodeUnitCount
        guard position >= 0, position <= count else { return }
        if count + length > capacity { grow(length) }
        memmove(base + position + length, base + position, count - position)
        memcpy(base + position, text.utf8Start, length)
        count += length
    }

    private mutating func grow(_ more: Int) {
        let size = max(capacity * 2, count + more)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
        new.update(from: base, count: count)
        base.deallocate()
        base = new
        capacity = size
    }
}
