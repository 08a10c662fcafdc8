import Testing

@testable import TerraceCore

@Suite struct SelectionTests {
    @Test("E8: selecting keeps the anchor and moves the caret")
    func e8_select() {
        for (before, motion, after) in [
            ("a|bc", TextMotion.characterForward, "a{b|c"), ("a|bc", .characterBackward, "|a{bc"), ("a{b|c", .characterBackward, "a|bc"),
            ("a{b|c", .start, "|a{bc"), ("foo {b|ar", .wordForward, "foo {bar|"), ("foo bar|", .wordBackward, "foo |bar{"),
            ("a|bc", .rowEnd, "a{bc|"), ("a|bc", .rowStart, "|a{bc"), ("a|bc", .rowUp, "a|bc"), ("a|bc", .rowDown, "a|bc"),
            ("e|e\u{301}x", .characterForward, "e{e\u{301}|x"),
        ] {
            #expect(state(before).after(.select(motion)).notation == after, "\(before) \(motion)")
        }
        #expect(state("a|bc").after(.selectAll).notation == "{abc|")
    }

    @Test("E8: a selection collapses to the end that the arrow points to; other motions start from the caret")
    func e8_collapse() {
        for (before, motion, after) in [
            ("a{bc|d", TextMotion.characterBackward, "a|bcd"), ("a|bc{d", .characterBackward, "a|bcd"),
            ("a{bc|d", .characterForward, "abc|d"), ("a|bc{d", .characterForward, "abc|d"), ("foo {ba|r", .wordBackward, "foo |bar"),
            ("a{bc|d", .end, "abcd|"),
        ] {
            #expect(state(before).after(.move(motion)).notation == after, "\(before) \(motion)")
        }
    }

    @Test("E8: what is inserted replaces the selection, what is deleted is the selection")
    func e8_replace() {
        for (before, command, after) in [
            ("a{bc|d", EditingCommand.insert("x"), "ax|d"), ("a|bc{d", .insert("x"), "ax|d"), ("a{bc|d", .paste("x\ny"), "ax y|d"),
            ("a{bc|d", .delete(.characterBackward), "a|d"), ("a{bc|d", .delete(.characterForward), "a|d"),
            ("a{bc|d", .delete(.end), "a|d"), ("a{bc|d", .kill(.lineStart), "a|d"), ("a{bc|d", .cut, "a|d"),
            ("a{bc|d", .insert("\u{1B}"), "a{bc|d"),
            ("a{bc|d", .pasteCopied, "a{bc|d"), ("a|d", .cut, "a|d"),
        ] {
            #expect(state(before).after(command).notation == after, "\(before) \(command)")
        }
    }

    @Test("E8: copying and cutting give the selection, and are for others without one")
    func e8_copy() {
        var kills = KillRing()
        for command in [EditingCommand.copy, .cut] {
            var field = state("a{bc|d")
            #expect(field.prepare(command, kills: &kills).copied == "bc")
            field = state("a|bcd")
            let outcome = field.prepare(command, kills: &kills)
            #expect(!outcome.isHandled && outcome.copied == nil && outcome.step == nil)
        }
    }

    @Test("E8: an undo brings the selection back that typing has replaced")
    func e8_undoSelection() {
        let field = state("a|bc{d")
        #expect(field.after(.insert("x"), .insert("y"), .undo) == field)
        #expect(field.after(.cut, .undo) == field)
    }

    @Test("E2: a change from outside moves both ends of the selection with their text")
    func e2_selectionStays() {
        for (before, text, after) in [
            ("a{bc|d", "xabcd", "xa{bc|d"), ("a|bc{d", "abcdx", "a|bc{dx"), ("a{bc|d", "abXcd", "a{bXc|d"), ("a{bc|d", "ad", "a|d"),
            ("a{bc|d", "ABCD", "A{BC|D"),
        ] {
            var field = state(before)
            field.adopt(text)
            #expect(field.notation == after, "\(before) \(text)")
        }
    }

    @Test(
        "a word is a run of letters and digits, of blanks, or of others",
        arguments: [
            (0, 0, 3), (2, 0, 3), (3, 3, 4), (4, 4, 6), (6, 6, 8), (8, 8, 11), (11, 8, 11), (99, 8, 11),
        ])
    func words(offset: Int, start: Int, end: Int) {
        #expect(TextEditingState("foo a1--b_c").word(at: offset) == start..<end)
        #expect(TextEditingState("").word(at: offset) == 0..<0)
    }
}
