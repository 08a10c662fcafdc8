import Testing

@testable import TerraceCore

@Suite struct EditingCommandTests {
    static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    static let german = "\u{1F1E9}\u{1F1EA}"
    static let french = "\u{1F1EB}\u{1F1F7}"

    @Test("E1: typed text goes in at the caret, which stays behind it")
    func e1_typing() {
        #expect(state("|").typing("ab").notation == "ab|")
        #expect(state("a|d").typing("bc").notation == "abc|d")
        #expect(state("|d").typing("abc").notation == "abc|d")
    }

    @Test("E8: the caret moves by grapheme cluster and stops at the ends")
    func e8_moveByCluster() {
        for (before, motion, after) in [
            ("a|b", TextMotion.characterBackward, "|ab"), ("|ab", .characterBackward, "|ab"),
            ("a|b", .characterForward, "ab|"), ("ab|", .characterForward, "ab|"), ("|", .characterForward, "|"),
            ("a\(Self.family)|b", .characterBackward, "a|\(Self.family)b"),
            ("a|\(Self.family)b", .characterForward, "a\(Self.family)|b"),
            ("\(Self.german)\(Self.french)|", .characterBackward, "\(Self.german)|\(Self.french)"),
            ("e\u{301}|", .characterBackward, "|e\u{301}"), ("|e\u{301}x", .characterForward, "e\u{301}|x"),
            ("a|\r\nb", .characterForward, "a\r\n|b"), ("a\r\n|b", .characterBackward, "a|\r\nb"),
            ("\u{4E2D}|\u{6587}", .characterForward, "\u{4E2D}\u{6587}|"),
            ("ab|c", .start, "|abc"), ("a|bc", .end, "abc|"), ("|", .start, "|"), ("|", .end, "|"),
        ] {
            #expect(state(before).after(.move(motion)).notation == after, "\(before) \(motion)")
        }
    }

    @Test("E8: words are runs of letters and digits, blanks are what a shell's Ctrl-W goes by")
    func e8_moveByWord() {
        for (before, motion, after) in [
            ("foo bar|", TextMotion.wordBackward, "foo |bar"), ("foo |bar", .wordBackward, "|foo bar"),
            ("foo-bar.|", .wordBackward, "foo-|bar."), ("  |x", .wordBackward, "|  x"), ("|x", .wordBackward, "|x"),
            ("|foo bar", .wordForward, "foo| bar"), ("foo| bar", .wordForward, "foo bar|"), ("x|..", .wordForward, "x..|"),
            ("|\u{E9}t\u{E9}2 x", .wordForward, "\u{E9}t\u{E9}2| x"), ("e\u{301}a\u{300}|", .wordBackward, "|e\u{301}a\u{300}"),
            ("a_b|", .wordBackward, "a_|b"), ("a \(Self.family)|", .wordBackward, "|a \(Self.family)"),
            ("\u{5E9}\u{5DC} \u{5D0}|", .wordBackward, "\u{5E9}\u{5DC} |\u{5D0}"),
            ("ls /usr/lib  |", .blankBackward, "ls |/usr/lib  "), ("ls a-b|", .blankBackward, "ls |a-b"),
            ("a\u{3000}b|", .blankBackward, "a\u{3000}|b"), ("|ab", .blankBackward, "|ab"), ("  |", .blankBackward, "|  "),
        ] {
            #expect(state(before).after(.move(motion)).notation == after, "\(before) \(motion)")
        }
    }

    @Test("E8: what is of a word and what is blank is what Character says")
    func e8_classes() {
        for value in UInt32(0)...0x24F {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let letter = Character(scalar)
            let text = "a\(letter)a"
            let isWord = letter.isLetter || letter.isNumber
            #expect(TextMotion.wordForward.target(from: 0, in: text) == (isWord ? text.utf8.count : 1), "U+\(String(value, radix: 16))")
            let blank = TextMotion.blankBackward.target(from: text.utf8.count, in: text)
            #expect(blank == (letter.isWhitespace ? text.utf8.count - 1 : 0), "U+\(String(value, radix: 16))")
        }
    }

    @Test("E8: deleting removes what the motion would pass")
    func e8_delete() {
        for (before, motion, after) in [
            ("ab|", TextMotion.characterBackward, "a|"), ("|ab", .characterBackward, "|ab"), ("|", .characterBackward, "|"),
            ("|ab", .characterForward, "|b"), ("ab|", .characterForward, "ab|"), ("|", .characterForward, "|"),
            ("a|\(Self.family)b", .characterForward, "a|b"), ("e\u{301}|x", .characterBackward, "|x"),
            ("\(Self.german)\(Self.french)|", .characterBackward, "\(Self.german)|"),
            ("foo b|ar", .wordBackward, "foo |ar"), ("foo, |bar", .wordBackward, "|bar"), ("|foo bar", .wordForward, "| bar"),
            ("foo| bar x", .wordForward, "foo| x"), ("cd /a/b |x", .blankBackward, "cd |x"),
            ("ab|cd", .start, "|cd"), ("ab|cd", .end, "ab|"), ("|ab", .start, "|ab"), ("ab|", .end, "ab|"),
        ] {
            #expect(state(before).after(.delete(motion)).notation == after, "\(before) \(motion)")
        }
    }

    @Test("E8: a family of emoji between two letters goes with one Backspace")
    func e8_backspaceTwice() {
        let backspace = EditingCommand.delete(.characterBackward)
        #expect(state("a\(Self.family)b|").after(backspace, backspace).notation == "a|")
    }

    @Test("E8: clusters typed a scalar at a time merge, with the caret behind them", arguments: ["", "a", "e", "\u{4E2D}", "\u{1F600}"])
    func e8_typedClustersMerge(around: String) {
        for cluster in [Self.family, Self.german, "e\u{301}", "\u{1F44D}\u{1F3FD}", "1\u{FE0F}\u{20E3}", "\u{915}\u{94D}\u{937}"] {
            let typed = state(around + "|" + around).typing(cluster)
            #expect(typed.notation == around + cluster + "|" + around)
            #expect(typed.after(.delete(.characterBackward)).notation == around + "|" + around)
        }
    }

    @Test("E8: a flag typed before a flag, or a person before a person, leaves the other whole")
    func e8_typedBeforeJoiningCluster() {
        let half = state("|" + Self.french).typing("\u{1F1E9}")
        #expect(half.notation == "\u{1F1E9}\u{1F1EB}|\u{1F1F7}")
        #expect(half.typing("\u{1F1EA}").notation == Self.german + "|" + Self.french)
        #expect(state("|\u{1F469}").typing("\u{1F468}\u{200D}").notation == "\u{1F468}\u{200D}\u{1F469}|")
        #expect(
            state("|\u{1F469}x").typing("\u{1F468}\u{200D}\u{1F467}\u{1F3FD}").notation == "\u{1F468}\u{200D}\u{1F467}\u{1F3FD}|\u{1F469}x")
        // A motion says where the caret is meant to be from then on.
        #expect(half.after(.move(.characterForward)).typing("x").notation == "\u{1F1E9}\u{1F1EB}\u{1F1F7}x|")
    }

    @Test("E8: a combining mark joins the letter before the caret")
    func e8_combiningMarkJoins() {
        #expect(state("e|x").typing("\u{301}").notation == "e\u{301}|x")
        #expect(state("|x").typing("\u{301}").notation == "\u{301}|x")
        #expect(state("e\u{301}|x").typing("\u{323}").after(.delete(.characterBackward)).notation == "|x")
    }

    @Test("E8: a deletion that joins what stood on both sides leaves the caret on a boundary")
    func e8_deletionThatJoins() {
        let joined = state("\u{1F1E9}x|\u{1F1EA}").after(.delete(.characterBackward))
        #expect(joined.notation == Self.german + "|")
        #expect(joined.typing("y").notation == "\u{1F1E9}y|\u{1F1EA}")
    }

    @Test("E8: a paste is one edit; line breaks and tabs become spaces, other controls go")
    func e8_paste() {
        for (pasted, expected) in [
            ("x y", "x y"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\n\r\nb", "a  b"), ("a\r\rb", "a  b"),
            ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"), ("a\tb\u{B}c\u{C}d", "a b c d"), ("\u{1B}[2J", "[2J"),
            ("a\u{0}\u{7}\u{7F}\u{9B}b", "ab"), ("\u{E9}\r\n\u{1F600}", "\u{E9} \u{1F600}"), ("", ""), ("\u{1B}", ""),
        ] {
            let before = state("<|>")
            var after = before
            let edit = after.apply(.paste(pasted))
            #expect(after.notation == "<" + expected + "|>", "\(pasted.debugDescription)")
            #expect((edit == nil) == expected.isEmpty)
            if let edit { #expect(edit.kind == .paste && edit.inserted == expected && edit.caretBefore == 1) }
        }
    }

    @Test("E8: typed controls never get into the text")
    func e8_typedControls() {
        #expect(state("a|b").typing("\u{1B}\u{7F}\u{0}\u{9B}").notation == "a|b")
        #expect(state("a|b").after(.insert("x\r\ny")).notation == "ax y|b")
    }

    @Test("E1: an edit tells what it did; what changes nothing is none")
    func e1_editsAreReported() {
        var field = state("a\u{E9}|b")
        let edit = field.apply(.delete(.characterBackward))
        #expect(edit == TextEdit(kind: .deleteBackward, offset: 1, removed: "\u{E9}", inserted: "", caretBefore: 3, anchorBefore: 3))
        #expect(edit?.rangeBefore == 1..<3 && edit?.rangeAfter == 1..<1)
        #expect(field.apply(.delete(.characterForward))?.kind == .deleteForward)
        #expect(field.apply(.delete(.characterForward)) == nil)
        #expect(field.apply(.move(.start)) == nil)
        #expect(field.apply(.insert("")) == nil)
        #expect(field.apply(.insert("x"))?.kind == .typing)
    }

    @Test("E12: reading, comparing and motions leave the text as it is, blanks included")
    func e12_motionsLeaveText() {
        var field = state("  x|")
        for motion in TextMotion.allCases { field.apply(.move(motion)) }
        #expect(field.text == "  x")
    }

    @Test("E5: a field is empty only while it has no text at all")
    func e5_emptiness() {
        #expect(TextEditingState().isEmpty)
        #expect(!TextEditingState(" ").isEmpty)
        #expect(state("a|").after(.delete(.characterBackward)).isEmpty)
    }

    @Test("states are equal by bytes, not by canonical equivalence")
    func equalityIsByBytes() {
        #expect(state("e\u{301}|") != TextEditingState("\u{E9}", caret: 3))
        #expect(state("e\u{301}|") == TextEditingState("e\u{301}", caret: 3))
        #expect(state("ab|") != state("a|b"))
        #expect(Set([state("a|"), state("a|"), state("|a")]).count == 2)
    }

    @Test("a caret out of range or within a cluster is brought to a boundary")
    func caretIsClamped() {
        for offset in [-5, 0, 1, 2, 3, 4, 99, Int.max, Int.min] {
            let field = TextEditingState("e\u{301}x", caret: offset)
            #expect(field.caret == (offset <= 0 ? 0 : offset <= 3 ? 3 : 4))
        }
    }
}
