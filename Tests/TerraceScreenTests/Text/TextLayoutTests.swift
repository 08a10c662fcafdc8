import Testing

@testable import TerraceScreen

@Suite struct TextLayoutTests {
    private func lines(_ text: String, _ width: Int?, _ maxLines: Int? = nil, _ truncation: TextTruncation = .tail) -> [String] {
        TextLayout(text, width: width, maxLines: maxLines, truncation: truncation).lines.map { String($0.text) }
    }

    @Test("D58: wraps at word boundaries and reports its longest line") func d58_wrapsAtWords() {
        let layout = TextLayout("aa bb cc", width: 6)
        #expect(layout.lines.map(\.text) == ["aa bb", "cc"] && layout.size == Size(width: 5, height: 2) && !layout.isTruncated)
        #expect(TextLayout("aa bb cc", width: nil).size == Size(width: 8, height: 1))
        #expect(TextLayout("aa bb cc", width: 8).size == Size(width: 8, height: 1))
    }

    @Test("D59: a word longer than the width breaks inside") func d59_longWords() {
        #expect(lines("abcdef", 4) == ["abcd", "ef"])
        #expect(lines("a bcdefghi j", 4) == ["a", "bcde", "fghi", "j"])
        #expect(lines("abcdef", 1) == ["a", "b", "c", "d", "e", "f"])
    }

    @Test("D60: the last visible line is truncated") func d60_truncatesTheLastLine() {
        let layout = TextLayout("aa bb cc", width: 5, maxLines: 1)
        #expect(layout.lines.map(\.text) == ["aa b…"] && layout.size == Size(width: 5, height: 1) && layout.isTruncated)
        #expect(lines("aa bb cc dd ee", 5, 2) == ["aa bb", "cc d…"])
        #expect(lines("aa bb cc", 5, 2) == ["aa bb", "cc"])
        #expect(lines("a\nb", 5, 1) == ["a…"] && lines("a\nb", nil, 1) == ["a…"])
        #expect(lines("aaaaa\nb", 5, 1) == ["aaaa…"])
        #expect(lines("日本語", 5, 1) == ["日本…"] && lines("日本語", 4, 1) == ["日…"])
    }

    @Test("D61: truncation at the head, in the middle, at the tail") func d61_truncationModes() {
        #expect(lines("aa bb cc", 5, 1, .head) == ["…b cc"])
        #expect(lines("aa bb cc", 5, 1, .middle) == ["aa…cc"])
        #expect(lines("aa bb cc", 5, 1, .tail) == ["aa b…"])
        #expect(lines("aa bb cc dd", 5, 2, .head) == ["aa bb", "cc dd"])
        #expect(lines("aa bb cc dd ee", 5, 2, .head) == ["aa bb", "…d ee"])
        #expect(lines("aa bb cc dd ee", 5, 2, .middle) == ["aa bb", "cc…ee"])
        #expect(lines("one\ntwo\nthree", nil, 1, .middle) == ["one…three"])
        #expect(lines("one\ntwo\nthree", 7, 1, .middle) == ["one…ree"])
        #expect(lines("one\ntwo\nthree", 4, 1, .head) == ["…ree"])
        for mode: TextTruncation in [.head, .middle, .tail] {
            #expect(lines("abc", 1, 1, mode) == ["…"] && lines("日本", 1, 1, mode) == ["…"] && lines("日本", 2, 1, mode) == ["…"])
        }
    }

    @Test("D62: no line limit is none, one below 1 acts as 1") func d62_lineLimits() {
        #expect(lines("a b c d e", 1).count == 5)
        #expect(lines("a b c d e", 1, 2) == ["a", "…"])
        for limit in [1, 0, -7, .min] { #expect(lines("aa bb cc", 5, limit) == ["aa b…"]) }
    }

    @Test("D65: widths by columns, no glyph cut") func d65_columns() {
        #expect(lines("日本", 3) == ["日", "本"])
        #expect(TextLayout("日本", width: 3).size == Size(width: 2, height: 2))
        #expect(lines("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
        #expect(lines("👨‍👩‍👧👨‍👩‍👧", 3) == ["👨‍👩‍👧", "👨‍👩‍👧"])
        #expect(lines("日本", 1) == ["日", "本"])
    }

    @Test func spacesAtAWrapAreSwallowed() {
        #expect(lines("aa   bb", 3) == ["aa", "bb"] && lines("aa   bb", 2) == ["aa", "bb"])
        #expect(lines("aa bb  ", 3) == ["aa", "bb "] && lines("aa  ", 2) == ["aa"] && lines("aa  ", nil) == ["aa  "])
        #expect(lines("  aa bb", 5) == ["  aa", "bb"])
        #expect(lines("     ", 3) == ["   "])
        #expect(lines("日　本", 3) == ["日", "本"])
    }

    @Test func wideTextBreaksBetweenCharactersButNotBeforePunctuation() {
        #expect(lines("日本語です", 4) == ["日本", "語で", "す"])
        #expect(lines("abc日本", 5) == ["abc日", "本"])
        #expect(lines("日本、語", 4) == ["日", "本、", "語"])
        #expect(lines("日「本」", 4) == ["日", "「本", "」"])
        #expect(lines("日本.", 4) == ["日", "本."])
        #expect(lines("한글 말", 4) == ["한글", "말"])
    }

    @Test func hyphensBreakAfterThemselves() {
        #expect(lines("well-known", 6) == ["well-", "known"])
        #expect(lines("a --flag", 5) == ["a", "--fla", "g"])
        #expect(lines("x 2024-01", 6) == ["x", "2024-0", "1"])
        #expect(lines("x -5", 3) == ["x", "-5"])
        #expect(lines("a\u{A0}b c", 3) == ["a\u{A0}b", "c"] && lines("c a\u{A0}b", 3) == ["c", "a\u{A0}b"])
    }

    @Test func lineBreaksInTheTextCount() {
        #expect(lines("a\nb", nil) == ["a", "b"] && lines("a\r\nb\u{2028}c", 9) == ["a", "b", "c"])
        #expect(lines("a\n", nil) == ["a", ""] && lines("\n\n", 4) == ["", "", ""] && lines("", 4) == [""] && lines("", nil) == [""])
        #expect(TextLayout("", width: nil).size == Size(width: 0, height: 1))
        #expect(TextLayout("a\nlonger\nb", width: nil).size == Size(width: 6, height: 3))
    }

    @Test func widthsBelowOneActAsOne() {
        for width in [0, -1, .min] { #expect(lines("ab c", width) == ["a", "b", "c"] && lines("ab", width, 1) == ["…"]) }
        #expect(lines("ab", .max, .max) == ["ab"] && lines("日\n本", .max, 1, .middle) == ["日…本"])
    }

    @Test func tabsStopEveryEightColumns() {
        #expect(lines("a\tb\n\tc", nil) == ["a       b", "        c"])
        #expect(lines("日\tb", 20) == ["日      b"])
    }

    @Test func linesAreCleanText() {
        #expect(lines("a\u{1B}[2J b", 5) == ["a␛[2J", "b"])
        #expect(lines("a\u{202E}b", nil) == ["ab"])
    }

    @Test func layoutsAreEqualByWhatWentIn() {
        let a = TextLayout("aa bb", width: 3)
        #expect(a == TextLayout("aa bb", width: 3))
        #expect(a != TextLayout("aa bb", width: 4) && a != TextLayout("aa bc", width: 3))
        #expect(a != TextLayout("aa bb", width: 3, maxLines: 1) && a != TextLayout("aa bb", width: 3, truncation: .head))
        #expect(TextLayout("e\u{301}", width: 3) != TextLayout("\u{E9}", width: 3))
    }
}
