import TerraceScreen

/// Which key stands behind the numbers and letters of key sequences.
enum KeyNames {
    /// `CSI … letter` and `SS3 letter`, as VT220 and xterm name them.
    static func letter(_ final: UInt8) -> KeyEquivalent? {
        switch final {
        case 0x41: .upArrow
        case 0x42: .downArrow
        case 0x43: .rightArrow
        case 0x44: .leftArrow
        case 0x45: .clear
        case 0x46: .end
        case 0x48: .home
        case 0x50...0x53: .function(Int(final) - 0x4F)
        default: nil
        }
    }

    /// `CSI number ~`; rxvt ends the same numbers with `$`, `^` and `@`.
    static func number(_ number: Int) -> KeyEquivalent? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .deleteForward
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// What an application keypad types: `SS3 letter`.
    static func keypad(_ final: UInt8) -> Character? {
        switch final {
        case 0x6A...0x79: Character(Unicode.Scalar(final - 0x40))
        case 0x58: "="
        default: nil
        }
    }

    /// A key of the Kitty protocol's private range. Modifier keys on their own, media keys and locks are nobody's: nil.
    static func kitty(_ code: Int) -> (key: KeyEquivalent, characters: String, isKeypad: Bool)? {
        func pad(_ character: Character) -> (KeyEquivalent, String, Bool) { (KeyEquivalent(character), String(character), true) }
        switch code {
        case 57376...57398: return (.function(code - 57376 + 13), "", false)
        case 57399...57408: return pad(Character(Unicode.Scalar(UInt8(code - 57399) + 0x30)))
        case 57409: return pad(".")
        case 57410: return pad("/")
        case 57411: return pad("*")
        case 57412: return pad("-")
        case 57413: return pad("+")
        case 57414: return (.return, "\r", true)
        case 57415: return pad("=")
        case 57416: return pad(",")
        case 57417: return (.leftArrow, "", true)
        case 57418: return (.rightArrow, "", true)
        case 57419: return (.upArrow, "", true)
        case 57420: return (.downArrow, "", true)
        case 57421: return (.pageUp, "", true)
        case 57422: return (.pageDown, "", true)
        case 57423: return (.home, "", true)
        case 57424: return (.end, "", true)
        case 57425: return (.insert, "", true)
        case 57426: return (.deleteForward, "", true)
        case 57427: return (.clear, "", true)
        default: return nil
        }
    }

    /// The modifiers of a parameter, which is one more than their bits.
    static func modifiers(_ parameter: Int?) -> EventModifiers {
        let bits = max((parameter ?? 1) - 1, 0)
        var modifiers: EventModifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & (2 | 32) != 0 { modifiers.insert(.option) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        if bits & 8 != 0 { modifiers.insert(.command) }
        if bits & 64 != 0 { modifiers.insert(.capsLock) }
        return modifiers
    }
}
