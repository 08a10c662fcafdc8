/// Takes apart what an application writes, after the state diagram of the VT500: text, controls, sequences and strings.
struct EscapeParser: Sendable {
    enum Token: Equatable {
        case print(Unicode.Scalar)
        case control(UInt32)
        /// `ESC intermediates final`.
        case escape(intermediates: String, final: Character)
        /// `CSI marker parameters intermediates final`.
        case csi(marker: String, parameters: [[Int]], intermediates: String, final: Character)
        case systemCommand(String)
        /// A string of another kind, by the letter that opens it.
        case string(Character, String)
    }

    private enum State: Sendable {
        case ground, escape, csi, string(Character), stringEscape(Character)
    }

    private var state = State.ground
    private var collected = ""
    private var pending: [UInt8] = []
    var obeysC1 = false

    /// Whether a sequence has begun and not ended.
    var isInSequence: Bool {
        if case .ground = state { return !pending.isEmpty }
        return true
    }

    mutating func feed(_ bytes: some Sequence<UInt8>, _ handle: (Token) -> Void) {
        for byte in bytes { take(byte, handle) }
    }

    /// Collects UTF-8; broken pieces become U+FFFD.
    private mutating func take(_ byte: UInt8, _ handle: (Token) -> Void) {
        if pending.isEmpty {
            if byte < 0x80 { return step(Unicode.Scalar(byte), handle) }
            if !(0xC2...0xF4).contains(byte) { return step("\u{FFFD}", handle) }
            pending = [byte]
            return
        }
        guard byte & 0xC0 == 0x80 else {
            pending = []
            step("\u{FFFD}", handle)
            return take(byte, handle)
        }
        pending.append(byte)
        let length = pending[0] < 0xE0 ? 2 : pending[0] < 0xF0 ? 3 : 4
        guard pending.count == length else { return }
        let text = String(decoding: pending, as: UTF8.self)
        pending = []
        for scalar in text.unicodeScalars { step(scalar, handle) }
    }

    private mutating func step(_ scalar: Unicode.Scalar, _ handle: (Token) -> Void) {
        let value = scalar.value
        switch state {
        case .string(let kind):
            switch value {
            case 0x1B: state = .stringEscape(kind)
            case 0x07 where kind == "]": end(kind, handle)
            case 0x9C where obeysC1: end(kind, handle)
            case 0x18, 0x1A: state = .ground
            default: collected.unicodeScalars.append(scalar)
            }
            return
        case .stringEscape(let kind):
            if value == 0x5C { return end(kind, handle) }
            begin()
            return step(scalar, handle)
        default: break
        }
        if value == 0x1B { return begin() }
        if value == 0x18 || value == 0x1A {
            state = .ground
            return
        }
        if value < 0x20 { return handle(.control(value)) }
        if (0x80...0x9F).contains(value), obeysC1 { return eightBit(value, handle) }
        switch state {
        case .ground: handle(value == 0x7F || (0x80...0x9F).contains(value) ? .control(value) : .print(scalar))
        case .escape: escape(scalar, handle)
        case .csi: csi(scalar, handle)
        default: break
        }
    }

    private mutating func begin() {
        state = .escape
        collected = ""
    }

    private mutating func eightBit(_ value: UInt32, _ handle: (Token) -> Void) {
        begin()
        if let scalar = Unicode.Scalar(value - 0x40) { escape(scalar, handle) }
    }

    private mutating func escape(_ scalar: Unicode.Scalar, _ handle: (Token) -> Void) {
        switch scalar {
        case " "..."/": collected.unicodeScalars.append(scalar)
        case "[" where collected.isEmpty: state = .csi
        case "]", "P", "_", "^", "X": state = .string(Character(scalar))
        default:
            state = .ground
            handle(.escape(intermediates: collected, final: Character(scalar)))
        }
    }

    private mutating func csi(_ scalar: Unicode.Scalar, _ handle: (Token) -> Void) {
        guard ("@"..."~").contains(scalar) else {
            collected.unicodeScalars.append(scalar)
            return
        }
        state = .ground
        let marker = String(collected.prefix { "<=>?".contains($0) })
        let rest = collected.dropFirst(marker.count)
        let numbers = rest.prefix { $0.isNumber || $0 == ";" || $0 == ":" }
        let parameters = numbers.split(separator: ";", omittingEmptySubsequences: false).map { part in
            part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        }
        handle(
            .csi(
                marker: marker, parameters: numbers.isEmpty ? [] : parameters, intermediates: String(rest.dropFirst(numbers.count)),
                final: Character(scalar)))
    }

    private mutating func end(_ kind: Character, _ handle: (Token) -> Void) {
        state = .ground
        handle(kind == "]" ? .systemCommand(collected) : .string(kind, collected))
    }
}
