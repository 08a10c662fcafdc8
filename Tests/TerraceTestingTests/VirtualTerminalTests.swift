import TerraceTesting
import Testing

struct VirtualTerminalTests {
    private func terminal(_ text: String, width: Int = 10, height: Int = 4, opinion: VirtualTerminal.Opinion = .unicode) -> VirtualTerminal
    {
        var terminal = VirtualTerminal(width: width, height: height, opinion: opinion)
        terminal.feed(text)
        return terminal
    }

    @Test func textWrapsAtTheLastColumnOnlyWhenMoreFollows() {
        let full = terminal("0123456789")
        #expect(full.text == "0123456789")
        #expect(full.cursor == (9, 0))
        #expect(terminal("0123456789a").text == "0123456789\na")
        #expect(terminal("\u{1B}[?7l0123456789ab").text == "012345678b")
        #expect(terminal("0123456789\rx").text == "x123456789")
    }

    @Test func linesMoveInsideTheRegion() {
        let rows = "a\r\nb\r\nc\r\nd"
        #expect(terminal(rows + "\r\ne").text == "b\nc\nd\ne")
        #expect(terminal(rows + "\u{1B}[2;1H\u{1B}[L").text == "a\n\nb\nc")
        #expect(terminal(rows + "\u{1B}[2;1H\u{1B}[M").text == "a\nc\nd")
        #expect(terminal(rows + "\u{1B}[2;3r\u{1B}[3;1H\n").text == "a\nc\n\nd")
        #expect(terminal(rows + "\u{1B}[2;3r\u{1B}[T").text == "a\n\nb\nd")
        #expect(terminal(rows + "\u{1B}[2;3r\u{1B}[4;1H\u{1B}[L").text == "a\nb\nc\nd", "outside the region nothing moves")
    }

    @Test func charactersMoveInsideTheLine() {
        #expect(terminal("abcdef\u{1B}[3G\u{1B}[2@").text == "ab  cdef")
        #expect(terminal("abcdef\u{1B}[3G\u{1B}[2P").text == "abef")
        #expect(terminal("abcdef\u{1B}[3G\u{1B}[2X").text == "ab  ef")
        #expect(terminal("abcdef\u{1B}[3G\u{1B}[K").text == "ab")
        #expect(terminal("abcdef\u{1B}[3G\u{1B}[1K").text == "   def")
        #expect(terminal("日本\u{1B}[2G\u{1B}[P").text == " 本", "half a glyph does not stay")
    }

    @Test func stylesAreRead() {
        let shown = terminal("\u{1B}[1;31;48;5;200mx\u{1B}[22;38;2;1;2;3my\u{1B}[mz")
        #expect(shown.cell(x: 0, y: 0).style.isBold)
        #expect(shown.cell(x: 0, y: 0).style.foreground == .ansi(1))
        #expect(shown.cell(x: 0, y: 0).style.background == .indexed(200))
        #expect(shown.cell(x: 1, y: 0).style.foreground == .rgb(1, 2, 3))
        #expect(!shown.cell(x: 1, y: 0).style.isBold)
        #expect(shown.cell(x: 2, y: 0).style == .init())
        #expect(terminal("\u{1B}[38:2::9:8:7mx").cell(x: 0, y: 0).style.foreground == .rgb(9, 8, 7))
    }

    @Test func terminalsDisagreeAboutWidths() {
        #expect(terminal("❤️x").cursor.x == 3)
        #expect(terminal("❤️x", opinion: .legacy).cursor.x == 2)
        #expect(terminal("👨‍👩‍👧‍👦x", width: 20).cursor.x == 3)
        #expect(terminal("👨‍👩‍👧‍👦x", width: 20, opinion: .legacy).cursor.x == 9)
        #expect(terminal("👍🏽", opinion: .legacy).cursor.x == 4)
        #expect(terminal("日本e\u{301}").cursor.x == 5)
    }

    @Test func overwritingHalfOfAWideGlyphClearsTheOther() {
        #expect(terminal("日本\u{1B}[2Gx").text == " x本")
        #expect(terminal("日本\u{1B}[3Gx").text == "日x")
    }

    @Test func theAlternateScreenComesAndGoes() {
        var shown = terminal("shell\u{1B}[?1049h\u{1B}[Hprogram")
        #expect(shown.text == "program")
        #expect(shown.isAlternateScreen)
        #expect(!shown.leftovers.isEmpty)
        shown.feed("\u{1B}[?1049l")
        #expect(shown.text == "shell")
        #expect(shown.cursor == (5, 0))
        #expect(shown.leftovers == [])
    }

    @Test func questionsAreAnsweredAndTheUnknownIsKept() {
        #expect(terminal("ab\u{1B}[6n\u{1B}[c").replies == Array("\u{1B}[1;3R\u{1B}[?62;22c".utf8))
        #expect(terminal("\u{1B}[99z\u{1B}[77mx").unhandled.count == 2)
        #expect(terminal("\u{1B}[2").isInSequence)
    }

    @Test func sequencesMayBeCutAnywhere() {
        let bytes = Array("a\u{1B}[31mé\u{1B}]2;tit\u{1B}\\日\u{1B}[?25l".utf8)
        let whole = terminal(String(decoding: bytes, as: UTF8.self))
        for cut in 0...bytes.count {
            var parts = VirtualTerminal(width: 10, height: 4)
            parts.feed(bytes[..<cut])
            parts.feed(bytes[cut...])
            #expect(parts.text == whole.text)
            #expect(parts.title == "tit")
            #expect(parts.leftovers == whole.leftovers)
        }
    }

    @Test func eightBitControlsAreObeyedOnlyByThoseThatObeyThem() {
        #expect(terminal("x\u{9B}2Jy").text == "x2Jy")
        #expect(terminal("x\u{9B}2Jy").unhandled.isEmpty == false)
        #expect(terminal("x\u{9B}2Jy", opinion: .mixed).text == " y")
    }

    @Test func resizingCutsAndFills() {
        var shown = terminal("abc日\r\nsecond")
        shown.resize(width: 4, height: 1)
        #expect(shown.text == "abc")
        shown.resize(width: 6, height: 2)
        #expect(shown.text == "abc")
    }
}
