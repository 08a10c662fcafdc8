import TerraceScreen
import Testing

@testable import TerraceTerminal

/// The captured rows, each against the key that its name says.
struct CapturedKeyTests {
    struct Row: CustomStringConvertible {
        var name: String
        var bytes: [UInt8]
        var description: String {
            name + " "
                + bytes.map { $0 < 0x20 || $0 > 0x7E ? "<\(String($0, radix: 16))>" : String(Character(Unicode.Scalar($0))) }.joined()
        }
    }

    static let rows: [Row] = capturedKeys.split(separator: "\n").compactMap { line in
        guard let space = line.lastIndex(of: " ") else { return nil }
        let digits = Array(line[line.index(after: space)...])
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
        return Row(name: String(line[..<space]), bytes: bytes)
    }

    /// What a name means.
    static func meaning(_ name: String) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
        var rest = Substring(name)
        var modifiers: EventModifiers = []
        while rest.count > 2, rest.dropFirst().first == "-" {
            switch rest.first {
            case "S": modifiers.insert(.shift)
            case "C": modifiers.insert(.control)
            case "M": modifiers.insert(.option)
            default: return nil
            }
            rest = rest.dropFirst(2)
        }
        let named: [Substring: KeyEquivalent] = [
            "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow, "Home": .home, "End": .end, "PgUp": .pageUp,
            "PgDn": .pageDown, "Ins": .insert, "Del": .deleteForward, "BS": .delete, "Tab": .tab, "Enter": .return, "Esc": .escape,
            "Space": .space,
        ]
        if let key = named[rest] { return (key, modifiers) }
        if rest.first == "F", let number = Int(rest.dropFirst()) { return (.function(number), modifiers) }
        guard rest.count == 1, let character = rest.first else { return nil }
        if character.isUppercase { return (KeyEquivalent(Character(character.lowercased())), modifiers.union(.shift)) }
        return (KeyEquivalent(character), modifiers)
    }

    /// Bytes that several keys share, or that name a key less than it was: what they decode to, whatever the key was.
    static let collisions: [String: String] = [
        "C-Tab <9>": "Tab", "M-Tab <9>": "Tab", "C-S-Tab <1b>[Z": "S-Tab", "S-Enter <d>": "Enter", "C-Enter <d>": "Enter",
        "C-S-Enter <d>": "Enter", "C-S-Enter <1b>OM": "S-Enter", "S-Space  ": "Space", "S-BS <7f>": "BS", "C-BS <8>": "BS",
        "C-M-BS <1b><8>": "M-BS", "S-Esc <1b>": "Esc", "C-Esc <1b>": "Esc", "C-S-a <1>": "C-a", "C-h <8>": "BS", "C-i <9>": "Tab",
        "C-m <d>": "Enter", "C-[ <1b>": "Esc", "C-/ <1f>": "C-_", "C-- <1f>": "C-_", "C-2 <0>": "C-Space", "C-3 <1b>": "Esc",
        "C-6 <1e>": "C-^", "C-8 <7f>": "BS", "C-; ;": ";", "C-, ,": ",", "C-= =": "=", "C-- -": "-", "C-_ <1b>[45;6u": "C--",
        "C-_ <1b>[57442u<1b>[57441;5u<1b>[45:95;6u<1b>[57441;6:3u<1b>[57442;5:3u<1b>[45;1:3u": "C--", "C-S-Up <1b>[a": "S-Up",
        "C-S-Left <1b>[d": "S-Left", "C-M-S-Right <1b><1b>[c": "M-S-Right", "S-F1 <1b>[23~": "F11", "S-F5 <1b>[28~": "F15",
        "C-S-F5 <1b>[28^": "C-F15", "M-PgUp <1b>[5~": "PgUp", "M-PgDn <1b>[6~": "PgDn", "M-Ins <1b>[2~": "Ins",
    ]

    @Test func everyCapturedKeyIsTheKeyThatItsNameSays() throws {
        var wrong: [String] = []
        for row in Self.rows {
            let expected = try #require(Self.meaning(Self.collisions[row.description] ?? row.name))
            // Some modes report releases and the modifier keys too.
            let keys = decode([row.bytes]).compactMap { event -> KeyEvent? in
                if case .key(let key) = event, key.phase != .up { key } else { nil }
            }
            var key = keys.first
            // A symbol's Shift is part of the symbol.
            if row.name.last == "_" { key?.modifiers.remove(.shift) }
            if keys.count != 1 || key?.key != expected.key || key?.modifiers != expected.modifiers {
                wrong.append(
                    "\(row): \(keys.map { "\($0.modifiers.rawValue) \($0.characters.unicodeScalars.map(\.value)) \($0.key.character.unicodeScalars.map(\.value))" })"
                )
            }
        }
        #expect(wrong == [])
        #expect(Self.rows.count > 400)
    }
}
