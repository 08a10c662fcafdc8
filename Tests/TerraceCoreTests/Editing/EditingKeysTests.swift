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
            (KeyEvent(.home), .move(.rowStart)), (KeyEvent(.end), .move(.rowEnd)), (control("a"), .move(.lineStart)),
            (control("e"), .move(.lineEnd)), (KeyEvent(.upArrow), .move(.rowUp)),
            (KeyEvent(.pageDown, modifiers: .shift), .select(.pageDown)),
            (KeyEvent(.rightArrow, modifiers: [.control, .shift]), .select(.wordForward)), (KeyEvent("a", modifiers: .option), .selectAll),
            (control("y"), .yank), (KeyEvent("y", modifiers: .option), .yankPrevious), (control("t"), .transpose),
            (KeyEvent("_", modifiers: .control, characters: "\u{1F}"), .undo), (KeyEvent("/", modifiers: .option), .redo),
            (control("c"), .copy), (KeyEvent("w", modifiers: .option), .copy), (control("x"), .cut), (control("v"), .pasteCopied),
            (KeyEvent(.return, modifiers: .option), .lineBreak), (KeyEvent("u", modifiers: .option), .changeCase(.upper)),
            (KeyEvent(.leftArrow, modifiers: .option), .move(.wordBackward)),
            (KeyEvent(.leftArrow, modifiers: .control), .move(.wordBackward)),
            (KeyEvent(.rightArrow, modifiers: .option), .move(.wordForward)),
            (KeyEvent(.rightArrow, modifiers: .control), .move(.wordForward)),
            (KeyEvent("b", modifiers: .option), .move(.wordBackward)), (KeyEvent("f", modifiers: .option), .move(.wordForward)),
            (KeyEvent(.delete), .delete(.characterBackward)), (KeyEvent(.delete, modifiers: .shift), .delete(.characterBackward)),
            (KeyEvent(.deleteForward), .delete(.characterForward)), (KeyEvent(.delete, modifiers: .option), .kill(.wordBackward)),
            (KeyEvent("d", modifiers: .option), .kill(.wordForward)), (control("w"), .kill(.blankBackward)),
            (control("u"), .kill(.lineStart)), (control("k"), .kill(.lineEnd)),
            (KeyEvent("a"), .insert("a")), (KeyEvent("a", modifiers: .shift, characters: "A"), .insert("A")),
            (KeyEvent(.space), .insert(" ")),
            (KeyEvent("a", modifiers: .capsLock, characters: "A"), .insert("A")), (KeyEvent("5", modifiers: .numericPad), .insert("5")),
            (KeyEvent(.home, modifiers: [.numericPad, .capsLock]), .move(.rowStart)), (KeyEvent("@"), .insert("@")),
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
            KeyEvent(.tab), KeyEvent(.tab, modifiers: .shift), KeyEvent(.escape), KeyEvent(.return),
            KeyEvent(.upArrow, modifiers: .control), KeyEvent(.downArrow, modifiers: .control), KeyEvent(.insert), KeyEvent(.clear),
            KeyEvent(.function(1)), KeyEvent(.function(35)),
            control("d"), control("s"), control("z"), control("q"), KeyEvent("x", modifiers: .option), KeyEvent("s", modifiers: .command),
            KeyEvent("e", modifiers: [.control, .option], characters: "\u{20AC}"),
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
        #expect(keys.command(for: control("a")) == .delete(.start) && keys.command(for: "a", modifiers: .control) == .delete(.start))
        #expect(keys.entries.count == EditingKeys.standard.entries.count)
        keys.unbind("a", [.control, .capsLock])
        #expect(keys.command(for: control("a")) == nil)
        keys.bind("x", name: "wordBackward", to: .move(.wordBackward))
        #expect(keys.command(for: KeyEvent("x")) == .move(.wordBackward))
    }
}
