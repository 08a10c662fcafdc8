import Testing

@testable import TerraceCore

@Suite struct TransformTests {
    @Test("E8: transposing swaps the characters around the caret, at the end the last two")
    func e8_transpose() {
        for (before, after) in [
            ("a|bc", "ba|c"), ("abc|", "acb|"), ("ab|c", "acb|"), ("|ab", "|ab"), ("a|", "a|"), ("|", "|"),
            ("e\u{301}|x", "xe\u{301}|"), ("a{b|c", "acb|"),
        ] {
            #expect(state(before).after(.transpose).notation == after, "\(before)")
        }
        #expect(state("ab|\ncd", isMultiline: true).after(.transpose).notation == "ba|\ncd")
        #expect(state("ab\n|cd", isMultiline: true).after(.transpose).notation == "ab\n|cd")
        #expect(state("a\nb|", isMultiline: true).after(.transpose).notation == "a\nb|")
    }

    @Test("E8: words change case from the caret on")
    func e8_case() {
        for (before, letters, after) in [
            ("|foo bar", EditingCommand.LetterCase.upper, "FOO| bar"), ("f|oo bar", .upper, "fOO| bar"), ("foo| bar", .upper, "foo BAR|"),
            ("|FOO bar", .lower, "foo| bar"), ("|fOO bar", .capitalized, "Foo| bar"), ("foo| bAR", .capitalized, "foo Bar|"),
            ("|FOO bar", .upper, "FOO| bar"), ("|stra\u{DF}e", .upper, "STRASSE|"), ("|", .upper, "|"), ("a{bc|d", .upper, "aBC|d"),
        ] {
            #expect(state(before).after(.changeCase(letters)).notation == after, "\(before)")
        }
    }

    @Test("E6: a line break goes where there may be several lines, and nowhere else")
    func e6_newline() {
        #expect(state("a|b", isMultiline: true).after(.newline).notation == "a\n|b")
        #expect(state("a|b", isMultiline: true).after(.lineBreak).notation == "a\n|b")
        var single = state("a|b")
        var kills = KillRing()
        #expect(!single.prepare(.newline, kills: &kills).isHandled)
        #expect(state("|", isMultiline: true).after(.paste("a\r\nb\rc\u{2028}d\te\u{1B}")).notation == "a\nb\nc\nd\te|")
    }

    @Test("E8: in several lines Ctrl-A and Ctrl-E go to the ends of the line")
    func e8_lineMotions() {
        for (before, motion, after) in [
            ("ab\nc|d\nef", TextMotion.lineStart, "ab\n|cd\nef"), ("ab\nc|d\nef", .lineEnd, "ab\ncd|\nef"),
            ("ab\r\nc|d\r\nef", .lineEnd, "ab\r\ncd|\r\nef"), ("ab\r\nc|d", .lineStart, "ab\r\n|cd"), ("a|\n", .lineEnd, "a|\n"),
            ("a\n|\nb", .lineStart, "a\n|\nb"), ("a\n|", .lineEnd, "a\n|"),
        ] {
            #expect(state(before, isMultiline: true).after(.move(motion)).notation == after, "\(before.debugDescription) \(motion)")
        }
        #expect(state("a\nb|c").after(.move(.lineStart)).notation == "|a\nbc")
    }
}
