import TerraceScreen
import Testing

@testable import TerraceCore

@Suite struct EditingKeysTests {
    let keys = EditingKeys.standard

    func control(_ letter: Character) -> KeyEvent {
        let code = (letter.asciiValue ?? 0) & 0x1F
        return KeyEvent(KeyEquivalent(letter), modifiers: .control, characters: String(Unicode.Scalar(code)))
    }

    @Test("E8: the keys that a field knows")
    func e8_standardKeys() {
        for (event, command) in [
            (KeyEvent(.leftArrow), EditingCommand.move(.characterBackward)), (KeyEvent(.rightArrow), .move(.characterForward)),
            (KeyEvent(.home), .move(.start)), (KeyEvent(.end), .move(.end)), (control("a"), .move(.start)), (control("e"), .move(.end)),
            (KeyEvent(.leftArrow, modifiers: .option), .move(.wordBackward)),
            (KeyEvent(.leftArrow, modifiers: .control), .move(.wordBackward)),
            (KeyEvent(.rightArrow, modifiers: .option), .move(.wordForward)),
            (KeyEvent(.rightArrow, modifiers: .control), .move(.wordForward)),
            (KeyEvent("b", modifiers: .option), .move(.wordBackward)), (KeyEvent("f", modifiers: .option), .move(.wordForward)),
            (KeyEvent(.delete), .delete(.characterBackward)), (KeyEvent(.delete, modifiers: .shift), .delete(.characterBackward)),
            (KeyEvent(.deleteForward), .delete(.characterForward)), (KeyEvent(.delete, modifiers: .option), .delete(.wordBackward)),
            (KeyEvent("d", modifiers: .option), .delete(.wordForward)), (control("w"), .delete(.blankBackward)),
            (control("u"), .delete(.start)), (control("k"), .delete(.end)),
            (KeyEvent("a"), .insert("a")), (KeyEvent("a", modifiers: .shift, characters: "A"), .insert("A")),
            (KeyEvent(.space), .insert(" ")),
            (KeyEvent("a", modifiers: .capsLock, characters: "A"), .insert("A")), (KeyEvent("5", modifiers: .numericPad), .insert("5")),
            (KeyEvent(.home, modifiers: [.numericPad, .capsLock]), .move(.start)), (KeyEvent("@"), .insert("@")),
            (KeyEvent("\u{301}"), .insert("\u{301}")), (KeyEvent("\u{200D}"), .insert("\u{200D}")),
            (KeyEvent("\u{E0B0}"), .insert("\u{E0B0}")),
            (KeyEvent("a", phase: .repeat), .insert("a")),
        ] {
            #expect(keys.command(for: event) == command, "\(event)")
        }
    }

    @Test("E8: keys that a field does not use are left to its ancestors")
    func e8_otherKeysPass() {
        let unused: [KeyEvent] = [
            KeyEvent(.tab), KeyEvent(.tab, modifiers: .shift), KeyEvent(.escape), KeyEvent(.return), KeyEvent(.upArrow),
            KeyEvent(.downArrow),
            KeyEvent(.pageUp), KeyEvent(.pageDown), KeyEvent(.insert), KeyEvent(.clear), KeyEvent(.function(1)), KeyEvent(.function(35)),
            control("c"), control("s"), control("z"), control("q"), KeyEvent("x", modifiers: .option), KeyEvent("s", modifiers: .command),
            KeyEvent("a", modifiers: [.control, .shift]), KeyEvent("e", modifiers: [.control, .option], characters: "\u{20AC}"),
            KeyEvent(.leftArrow, modifiers: [.control, .option]), KeyEvent("a", phase: .up), KeyEvent(.delete, phase: .up),
            KeyEvent("a", characters: ""), KeyEvent("[", modifiers: .control, characters: "\u{1B}"), KeyEvent("a", characters: "a\u{1B}"),
        ]
        for event in unused { #expect(keys.command(for: event) == nil, "\(event)") }
    }

    @Test("no key stands twice in the standard table")
    func keysAreUnique() {
        let chords = keys.entries.map { "\($0.key.character.unicodeScalars.map(\.value)) \($0.modifiers.rawValue)" }
        #expect(Set(chords).count == chords.count)
        for entry in keys.entries { #expect(keys.command(for: KeyEvent(entry.key, modifiers: entry.modifiers)) == entry.command) }
    }

    @Test("a key can be bound anew and taken away")
    func rebinding() {
        var keys = keys
        keys.bind("a", .control, name: "deleteAll", to: .delete(.start))
        #expect(keys.command(for: control("a")) == .delete(.start))
        #expect(keys.entries.count == EditingKeys.standard.entries.count)
        keys.unbind("a", [.control, .capsLock])
        #expect(keys.command(for: control("a")) == nil)
        keys.bind("x", name: "wordBackward", to: .move(.wordBackward))
        #expect(keys.command(for: KeyEvent("x")) == .move(.wordBackward))
    }
}
