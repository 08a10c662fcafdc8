/// Turns UTF-8 that arrives in pieces into scalars, with one U+FFFD for each maximal subpart that is not UTF-8.
struct UTF8Collector: Sendable {
    enum Outcome {
        /// The scalar is not complete yet.
        case pending
        case scalar(Unicode.Scalar)
        /// What was collected is no scalar; the byte that showed it belongs to whatever comes next.
        case broken
        /// The byte itself can start nothing.
        case invalid
    }

    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    var isPending: Bool { missing > 0 }

    mutating func push(_ byte: UInt8) -> Outcome {
        missing == 0 ? start(byte) : proceed(byte)
    }

    mutating func reset() { missing = 0 }

    private mutating func start(_ byte: UInt8) -> Outcome {
        allowed = 0x80...0xBF
        switch byte {
        case 0..<0x80: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF:
            value = UInt32(byte & 0x1F)
            missing = 1
        case 0xE0...0xEF:
            value = UInt32(byte & 0x0F)
            missing = 2
            if byte == 0xE0 { allowed = 0xA0...0xBF }
            if byte == 0xED { allowed = 0x80...0x9F }
        case 0xF0...0xF4:
            value = UInt32(byte & 0x07)
            missing = 3
            if byte == 0xF0 { allowed = 0x90...0xBF }
            if byte == 0xF4 { allowed = 0x80...0x8F }
        default: return .invalid
        }
        return .pending
    }

    private mutating func proceed(_ byte: UInt8) -> Outcome {
        guard allowed.contains(byte) else {
            missing = 0
            return .broken
        }
        allowed = 0x80...0xBF
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        return missing > 0 ? .pending : .scalar(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
}
