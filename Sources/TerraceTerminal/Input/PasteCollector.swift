/// Gathers a bracketed paste until its end marker: line breaks become `\n`, everything else stays as it is.
struct PasteCollector: Sendable {
    private static let endMarker: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

    private var bytes: [UInt8] = []
    /// How much of the end marker has been seen; the bytes stand nowhere else.
    private var matched = 0
    private var followsReturn = false
    private let limit: Int

    /// `limit` is how many bytes are held before a part is handed out.
    init(limit: Int) {
        self.limit = max(limit, 16)
    }

    /// Takes bytes from `index` on until the paste ends or they do; true when it ended. `deliver` is called with each part that
    /// had to be handed out because it reached the limit.
    mutating func take(_ input: UnsafeRawBufferPointer, from index: inout Int, deliver: (String) -> Void) -> Bool {
        while index < input.count {
            let byte = input[index]
            if matched > 0 {
                if byte == Self.endMarker[matched] {
                    matched += 1
                    index += 1
                    if matched == Self.endMarker.count {
                        matched = 0
                        return true
                    }
                } else {
                    append(markerPart: matched, deliver: deliver)
                }
            } else if byte == 0x1B {
                matched = 1
                index += 1
            } else if byte == 0x0D || byte == 0x0A {
                if byte == 0x0D || !followsReturn { append(0x0A, deliver: deliver) }
                followsReturn = byte == 0x0D
                index += 1
            } else {
                index = appendRun(of: input, from: index, deliver: deliver)
            }
        }
        return false
    }

    /// Everything that is held, as text; what looked like the beginning of an end marker is text too.
    mutating func finish() -> String {
        if matched > 0 { bytes.append(contentsOf: Self.endMarker[..<matched]) }
        matched = 0
        followsReturn = false
        let text = String(decoding: bytes, as: UTF8.self)
        bytes = []
        return text
    }

    private mutating func append(_ byte: UInt8, deliver: (String) -> Void) {
        bytes.append(byte)
        if bytes.count >= limit { handOut(deliver) }
    }

    private mutating func append(markerPart count: Int, deliver: (String) -> Void) {
        followsReturn = false
        matched = 0
        for byte in Self.endMarker[..<count] { append(byte, deliver: deliver) }
    }

    /// Plain bytes are copied in one piece.
    private mutating func appendRun(of input: UnsafeRawBufferPointer, from start: Int, deliver: (String) -> Void) -> Int {
        followsReturn = false
        var end = start
        let room = min(input.count, start + limit - bytes.count)
        while end < room, input[end] != 0x1B, input[end] != 0x0D, input[end] != 0x0A { end += 1 }
        bytes.append(contentsOf: input[start..<end])
        if bytes.count >= limit { handOut(deliver) }
        return end
    }

    /// Hands out all but an unfinished scalar at the end, so that no part tears one.
    private mutating func handOut(_ deliver: (String) -> Void) {
        var cut = bytes.count
        for back in 1...3 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            if length > back { cut -= back }
            break
        }
        deliver(String(decoding: bytes[..<cut], as: UTF8.self))
        bytes.removeFirst(cut)
    }
}
