import Terrace
import TerraceTesting
import Testing

/// The row editor in Arabic, by the keyboard.
@MainActor
@Suite("The row editor from right to left")
struct ArabicEditorTests {
    private func host(_ texts: [String], width: Int = 20) -> TestHost {
        TestHost(RowEditor(texts).environment(\.layoutDirection, .rightToLeft), width: width, height: 8)
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    // The mark is mirrored, as brackets are.

    /// Letters as they are drawn: joined, and from left to right.
    private let marhaba = "\u{FE8E}\u{FE92}\u{FEA3}\u{FEAE}\u{FEE3}"

    @Test("a: Return inserts a row right below, and its caret stands at the right edge")
    func a_return() {
        let host = host(["مرحبا", "عنصر"])
        #expect(host.lines[1] == blanks(14) + marhaba + "<" && host.cursor! == (13, 1))
        host.type("\n")
        #expect(host.lines[1] == blanks(14) + marhaba && host.lines[2] == blanks(19) + "<" && host.cursor! == (18, 2))
        host.type("مرحبا")
        #expect(host.lines[2] == blanks(14) + marhaba + "<" && host.cursor! == (13, 2))
        #expect(host.terminal.text == host.text && host.log == [])
    }

    @Test("b: what is typed in the same burst as the Return is all in the new row")
    func b_burst() {
        let host = host(["عنصر"])
        host.type("\nمرحبا\nabc")
        #expect(host.lines[2] == blanks(14) + marhaba)
        // A Latin row stands at its own edge.
        #expect(host.lines[3] == "abc" + blanks(16) + "<" && host.cursor! == (3, 3))
    }

    @Test("f, g: with the caret inside a row nothing splits, and caret and text go with the row")
    func g_moves() {
        let probe = Shared<[String]>([])
        let host = TestHost(
            RowEditor(["مرحبا", "عنصر"], probe: probe).environment(\.layoutDirection, .rightToLeft), width: 20, height: 8)
        host.press(.rightArrow)
        host.press(.rightArrow)
        #expect(host.cursor! == (15, 1))
        host.press(.downArrow, modifiers: .control)
        #expect(host.cursor! == (15, 2) && host.lines[2].hasSuffix(marhaba + "<"))
        host.press("t", modifiers: .control)
        host.type("ق")
        host.press(.function(20))
        #expect(probe.value == ["", "عنصر", "مرحقبا"])
    }
}
