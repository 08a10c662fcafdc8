import Terrace
import TerraceTesting
import Testing

/// What users of other frameworks have reported about text, and about what reaches the terminal.
@MainActor
@Suite("Reports: text and output")
struct TextReportTests {
    /// The terminal that has read the bytes of all frames shows what the screen says, cell by cell.
    private func isFaithful(_ host: TestHost) -> Bool { host.terminal.text == host.text }

    @Test("ratatui 2738: scrolling wide text leaves no fragments behind") func wideTextScrolls() {
        let host = TestHost.pinned(
            ScrollView(showsIndicators: false) {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<40, id: \.self) { Text(String(repeating: " ", count: $0 % 3) + ($0 % 2 == 0 ? "日本語" : "한글 x") + "\($0)") }
                }
            }, width: 11, height: 6)
        for step in 0..<12 {
            host.wheel(step % 4 == 3 ? -1 : 1, x: 1, y: 1)
            #expect(isFaithful(host), "step \(step)")
        }
        host.resize(width: 4, height: 6)
        #expect(isFaithful(host))
    }

    @Test("ratatui 2652: a highlight that moves off an emoji leaves neither half behind") func highlightOnEmoji() {
        struct Rows: View {
            @State var selected: String? = "👍 a"
            var body: some View { List(["👍 a", "👨‍👩‍👧 b", "⚠ c"], id: \.self, selection: $selected) { Text($0) } }
        }
        let host = TestHost.pinned(Rows(), width: 8, height: 3)
        for row in [1, 2, 1, 0] {
            host.press(row > 0 && !host.lines[row].hasPrefix("›") && host.lines[max(0, row - 1)].hasPrefix("›") ? .downArrow : .upArrow)
            for line in 0..<3 {
                for column in 0..<8 where host.terminal.cell(x: column, y: line).text != "" {
                    #expect(host.terminal.cell(x: column, y: line).style.isReversed == (line == row), "cell \(column), \(line)")
                }
            }
        }
    }

    @Test("oh-my-pi 699: a line wider than the screen is cut, and nothing ends") func tooWide() {
        for text in [
            String(repeating: "W", count: 500), String(repeating: "日", count: 300), "a" + String(repeating: "\u{301}", count: 2000),
        ] {
            for width in [0, 1, 2, 7] {
                #expect(TestHost.pinned(Text(text).fixedSize(), width: width, height: 2).lines.count == 2)
            }
        }
    }

    @Test("ratatui 876, 1366, lipgloss 204: tabs become blanks up to the next stop") func tabs() {
        #expect(TestHost.pinned(Text("a\tb\n\tc"), width: 20, height: 2).text == "a       b\n        c")
    }

    @Test("vercel/ai 20052, TermUI 998: no byte of a text reaches the terminal as a command") func untrustedText() {
        let hostile = [
            "\u{1B}]52;c;YQ==\u{7}", "\u{1B}[2J", "\u{9B}31m", "\u{9D}0;title\u{9C}", "\u{1B}]0;never ends", "a\u{7F}\u{8}\r\nb",
            "\u{1B}P1;2q\u{1B}\\",
        ]
        for text in hostile {
            let host = TestHost.pinned(
                VStack {
                    Text(text)
                    TextField(text, text: .constant(text))
                    Button(text) {}
                }, width: 30, height: 8)
            #expect(host.clipboard == nil)
            #expect(host.terminal.title == "")
            #expect(isFaithful(host), "\(text.debugDescription)")
        }
    }

    @Test("ink 990, 935: content higher than the window never wipes what the shell has scrolled away") func neverWipesScrollback() {
        struct Growing: View {
            @State var count = 1
            var body: some View {
                VStack(spacing: 0) {
                    Button("more \(count)") { count += 7 }
                    ForEach(0..<count, id: \.self) { Text("\($0)") }
                }
            }
        }
        let host = TestHost.pinned(Growing(), width: 10, height: 6)
        for step in 0..<6 {
            host.press(.return)
            if step == 3 { host.resize(width: 12, height: 5) }
            #expect(!String(decoding: host.lastFrame, as: UTF8.self).contains("\u{1B}[3J"))
            #expect(isFaithful(host))
        }
    }

    @Test("ink 450: what fills the window to its last cell scrolls nothing away") func lastCell() {
        struct Full: View {
            @State var letter = "a"
            var body: some View {
                VStack(alignment: .leading, spacing: 0) { ForEach(0..<4, id: \.self) { _ in Text(String(repeating: letter, count: 8)) } }
                    .focusable()
                    .onKeyPress("n") {
                        letter = letter == "a" ? "b" : "a"
                        return .handled
                    }
            }
        }
        let host = TestHost.pinned(Full(), width: 8, height: 4)
        for _ in 0..<3 {
            host.type("n")
            #expect(host.terminal.text == host.text)
        }
        #expect(host.lines == Array(repeating: "bbbbbbbb", count: 4))
    }

    @Test("rensbreur 50: Backspace in an empty field does nothing") func backspaceInEmptyField() {
        let host = TestHost.pinned(TextField("empty", text: .constant("")), width: 8, height: 1)
        host.press(.delete)
        host.press(.deleteForward)
        #expect(host.text == "empty")
    }

    @Test("textual 6686: a large paste is undone and redone as one") func undoOfLargePaste() {
        struct Notes: View {
            @State var text = "start "
            var body: some View { TextEditor(text: $text) }
        }
        let host = TestHost.pinned(Notes(), width: 20, height: 5)
        host.press(.end)
        host.paste((0..<2000).map { "line \($0)" }.joined(separator: "\n"))
        #expect(host.text.contains("line 1999"))
        host.send(bytes: [0x1F])
        #expect(host.text == "start")
        host.send(bytes: [0x1B, UInt8(ascii: "/")])
        #expect(host.text.contains("line 1999"))
    }

    @Test("bubbletea 874: the hardware cursor stands at the caret in each frame, behind wide text too") func cursorAtCaret() {
        struct Field: View {
            @State var text = ""
            var body: some View { TextField("", text: $text).padding(.leading, 3) }
        }
        let host = TestHost.pinned(Field(), width: 14, height: 1)
        for (typed, column) in [("日", 5), ("e\u{301}", 6), ("👍", 8)] {
            host.type(typed)
            #expect(host.cursor?.x == column)
            #expect(host.terminal.cursor.x == column)
        }
    }
}
