import TerraceScreen

extension KeyEvent {
    /// The key that types `scalar`: letters are named by their lower case, and Shift says so. `modifiers` are those known besides.
    static func typed(_ scalar: Unicode.Scalar, modifiers: EventModifiers = []) -> KeyEvent {
        let value = scalar.value
        if value < 0x20 || value == 0x7F { return control(UInt8(value), modifiers: modifiers) }
        let character = Character(scalar)
        if value < 0x80 {
            guard (0x41...0x5A).contains(value) else { return KeyEvent(KeyEquivalent(character), modifiers: modifiers) }
            let lower = Character(Unicode.Scalar(UInt8(value + 0x20)))
            return KeyEvent(KeyEquivalent(lower), modifiers: modifiers.union(.shift), characters: String(character))
        }
        let lower = scalar.properties.isUppercase ? character.lowercased() : ""
        guard lower.count == 1, let key = lower.first else { return KeyEvent(KeyEquivalent(character), modifiers: modifiers) }
        return KeyEvent(KeyEquivalent(key), modifiers: modifiers.union(.shift), characters: String(character))
    }

    /// What a control byte stands for. Legacy terminals send one byte for several chords (Ctrl+I is Tab); the plain key wins.
    static func control(_ byte: UInt8, modifiers: EventModifiers = []) -> KeyEvent {
        let characters = String(Character(Unicode.Scalar(byte)))
        switch byte {
        case 0x00: return KeyEvent(.space, modifiers: modifiers.union(.control), characters: characters)
        case 0x08, 0x7F: return KeyEvent(.delete, modifiers: modifiers, characters: characters)
        case 0x09: return KeyEvent(.tab, modifiers: modifiers, characters: characters)
        case 0x0D: return KeyEvent(.return, modifiers: modifiers, characters: characters)
        case 0x1B: return KeyEvent(.escape, modifiers: modifiers, characters: characters)
        default:
            let letter = Unicode.Scalar(byte < 0x1B ? byte + 0x60 : byte + 0x40)
            return KeyEvent(KeyEquivalent(Character(letter)), modifiers: modifiers.union(.control), characters: characters)
        }
    }

    /// A key that types nothing.
    static func silent(_ key: KeyEquivalent, modifiers: EventModifiers, phase: Phase = .down) -> KeyEvent {
        KeyEvent(key, modifiers: modifiers, characters: "", phase: phase)
    }

    /// A key given by its code point, as `CSI u` and modifyOtherKeys do; nil for codes that are no key.
    static func coded(_ code: Int, shifted: Int?, modifiers: EventModifiers, text: String, phase: Phase) -> KeyEvent? {
        if (57344...63743).contains(code) {
            guard let named = KeyNames.kitty(code) else { return nil }
            let all = named.isKeypad ? modifiers.union(.numericPad) : modifiers
            return KeyEvent(named.key, modifiers: all, characters: text.isEmpty ? named.characters : text, phase: phase)
        }
        guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value), value != 0 else { return nil }
        var event = typed(scalar, modifiers: modifiers)
        event.phase = phase
        if !text.isEmpty {
            event.characters = text
        } else if value >= 0x20, value != 0x7F {
            event.characters = coded(event, shifted: shifted)
        }
        return event
    }

    /// What a key with these modifiers would have typed in a terminal that does not report keys by code.
    private static func coded(_ event: KeyEvent, shifted: Int?) -> String {
        let shiftedByte = event.modifiers.contains(.shift) ? shifted.flatMap { UInt8(exactly: $0) } : nil
        if event.modifiers.contains(.control), let ascii = shiftedByte ?? event.key.character.asciiValue, ascii < 0x7F {
            if ascii == 0x20 { return "\0" }
            let upper = (0x61...0x7A).contains(ascii) ? ascii - 0x20 : ascii
            if (0x40...0x5F).contains(upper) { return String(Character(Unicode.Scalar(upper & 0x1F))) }
        }
        let capital = event.modifiers.contains(.shift) != event.modifiers.contains(.capsLock)
        guard capital else { return String(event.key.character) }
        if let shifted, let value = UInt32(exactly: shifted), let scalar = Unicode.Scalar(value), value >= 0x20 {
            return String(Character(scalar))
        }
        return event.key.character.uppercased()
    }
}
