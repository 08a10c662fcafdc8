import TerraceScreen

/// The answers that come as strings: operating system commands and device control strings.
enum ReplyText {
    enum Kind: Sendable { case systemCommand, deviceControl, applicationCommand }

    /// The reply in a string's body, or nil when it answers nothing that we ask.
    static func decode(_ kind: Kind, _ body: [UInt8]) -> TerminalReply? {
        switch kind {
        case .systemCommand:
            let digits = body.prefix { (0x30...0x39).contains($0) }
            guard !digits.isEmpty, digits.count < 6, body.count > digits.count, body[digits.count] == 0x3B else { return nil }
            let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            return .systemCommand(number, sanitised(body[(digits.count + 1)...]))
        case .deviceControl:
            guard body.starts(with: [0x3E, 0x7C]) else { return nil }
            return .version(sanitised(body[2...]))
        case .applicationCommand: return nil
        }
    }

    /// Text from outside may end up in a log or a message: no control of it stays.
    private static func sanitised(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: continue
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
