import Testing

@testable import TerraceCore

@Suite struct ExternalChangeTests {
    /// Types into a field whose binding answers what `setter` makes of the text.
    func roundTrip(_ field: TextEditingState, _ commands: [EditingCommand], setter: (String) -> String) -> TextEditingState {
        var field = field
        for command in commands {
            field.apply(command)
            field.adopt(setter(field.text))
        }
        return field
    }

    func typed(_ text: String) -> [EditingCommand] { text.unicodeScalars.map { .insert(String($0)) } }

    @Test("E2, S8: an external change leaves the caret beside the text it stood beside")
    func e2_caretStaysWithItsText() {
        for (before, text, after) in [
            ("ab|c", "abcd", "ab|cd"), ("abc|", "abcd", "abc|d"), ("ab|c", "xabc", "xab|c"), ("|abc", "xabc", "|xabc"),
            ("ab|c", "abc", "ab|c"), ("abcd|ef", "abXcdef", "abXcd|ef"),
            ("hello| world", "hello, world", "hello|, world"),
            ("a|b", "", "|"), ("|", "abc", "|abc"), ("abc|def", "aXf", "aX|f"), ("abcdef|", "abc", "abc|"), ("ab|cdef", "abc", "ab|c"),
            ("hel|lo", "HELLO", "HEL|LO"), ("cat|", "doge", "doge|"), ("c|at", "dog", "d|og"),
            ("e|x", "e\u{301}x", "e\u{301}|x"), ("e\u{301}|x", "e\u{300}x", "e\u{300}|x"), ("e\u{301}|", "\u{E9}", "\u{E9}|"),
            ("\u{1F1E9}\u{1F1EA}|\u{1F1EB}\u{1F1F7}", "\u{1F1EA}\u{1F1EB}\u{1F1F7}", "\u{1F1EA}\u{1F1EB}|\u{1F1F7}"),
            ("e\u{301}|e", "e", "|e"),
        ] {
            var field = state(before)
            let changed = field.adopt(text)
            #expect(field.notation == after, "\(before) -> \(text)")
            #expect(changed == !state(before).text.utf8.elementsEqual(text.utf8))
            #expect(field.text.utf8.elementsEqual(text.utf8))
        }
    }

    @Test("E3, S7: a binding that keeps three characters")
    func e3_truncatingSetter() {
        let setter = { (text: String) in String(text.prefix(3)) }
        #expect(roundTrip(state("|"), typed("abcd"), setter: setter).notation == "abc|")
        #expect(roundTrip(state("a|bc"), typed("x"), setter: setter).notation == "ax|b")
        #expect(roundTrip(state("a|bc"), [.paste("xyz")], setter: setter).notation == "axy|")
    }

    @Test("E3, S7: a binding that refuses an edit puts the caret back")
    func e3_refusingSetter() {
        for (before, command) in [
            ("ab|c", EditingCommand.insert("x")), ("aa|a", .insert("a")), ("|aaa", .insert("a")), ("aaa|", .insert("a")),
            ("aa|aa", .paste("aa")), ("aa|aa", .delete(.characterBackward)), ("aa|aa", .delete(.characterForward)),
            ("ab|c", .delete(.start)), ("e|e\u{301}e", .insert("\u{301}")), ("\u{1F1E9}|\u{1F1EA}", .insert("\u{1F1E9}")),
        ] {
            let field = state(before)
            #expect(roundTrip(field, [command], setter: { _ in field.text }) == field, "\(before) \(command)")
        }
    }

    @Test("E3: a refusal long past does not pull the caret back")
    func e3_motionEndsRefusal() {
        var field = state("aa|a").after(.insert("a"), .move(.end))
        field.adopt("aaa")
        #expect(field.notation == "aaa|")
    }

    @Test("E3, S7: a binding that changes case leaves the caret behind what was typed")
    func e3_uppercasingSetter() {
        let setter = { (text: String) in text.uppercased() }
        #expect(roundTrip(state("|"), typed("abc"), setter: setter).notation == "ABC|")
        #expect(roundTrip(state("A|BC"), typed("x"), setter: setter).notation == "AX|BC")
        #expect(roundTrip(state("a|bc"), typed("x"), setter: setter).notation == "AX|BC")
        #expect(roundTrip(state("A|AA"), typed("a"), setter: setter).notation == "AA|AA")
        #expect(roundTrip(state("A|C"), typed("\u{DF}"), setter: setter).notation == "ASS|C")
    }

    @Test("E3: bindings that filter and format keep the caret behind what was typed")
    func e3_formattingSetters() {
        let digits = { (text: String) in text.filter(\.isNumber) }
        #expect(roundTrip(state("1|2"), typed("a3b"), setter: digits).notation == "13|2")
        #expect(roundTrip(state("1|2"), [.paste("a3b4c")], setter: digits).notation == "134|2")
        let grouped = { (text: String) in
            let plain = text.filter(\.isNumber)
            return String(plain.reversed().enumerated().flatMap { $0 > 0 && $0 % 3 == 0 ? [",", $1] : [$1] }.reversed())
        }
        #expect(roundTrip(state("|"), typed("1234567"), setter: grouped).notation == "1,234,567|")
        #expect(roundTrip(state("1,2|34"), typed("5"), setter: grouped).notation == "12,5|34")
        let composed = { (text: String) in text == "e\u{301}" ? "\u{E9}" : text }
        #expect(roundTrip(state("|"), typed("e\u{301}x"), setter: composed).text.utf8.elementsEqual("\u{E9}x".utf8))
    }

    @Test("E3: a binding that answers the same leaves a cluster under way alone")
    func e3_identicalAnswer() {
        let flags = roundTrip(
            state("|\u{1F1EB}\u{1F1F7}"), typed("\u{1F1E9}\u{1F1EA}"), setter: { String(decoding: Array($0.utf8), as: UTF8.self) })
        #expect(flags.notation == "\u{1F1E9}\u{1F1EA}|\u{1F1EB}\u{1F1F7}")
    }

    @Test("E3: an answer of long lines is compared whole")
    func e3_longLines() {
        let line = String(repeating: "abcdefghi", count: 50)
        for length in 0...20 {
            let field = TextEditingState(line, caret: 200)
            for offset in [0, 7, 8, 9, 199, 200, 201, 440] {
                var changed = field
                let text = line.prefix(offset) + String(repeating: "X", count: length) + line.dropFirst(offset)
                #expect(changed.adopt(String(text)) == (length > 0))
                #expect(changed.caret == (offset < 200 ? 200 + length : 200))
            }
        }
    }

    @Test("E2: flags that pair up anew are one change, however many there are", .timeLimit(.minutes(3)))
    func e2_flagsPairedAnew() {
        let flags = String(repeating: "\u{1F1E9}\u{1F1EA}\u{1F1EB}", count: 100_000)
        var field = TextEditingState(flags + "abc", caret: flags.utf8.count + 2)
        field.adopt("\u{1F1F7}" + flags + "abc")
        #expect(field.caret == flags.utf8.count + 4 + 2)
        // Within the run nothing stands where it did, and the clusters are no longer as many.
        field = TextEditingState(flags + "abc", caret: 8)
        field.adopt("\u{1F1F7}" + flags + "abc")
        #expect(field.text[field.caretIndex...] == "abc")
    }
}
