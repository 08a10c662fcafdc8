import Terrace
import TerraceTesting
import Testing

private struct Page: View {
    @State var text: String
    @State var submitted = 0

    var body: some View {
        VStack(alignment: .leading) {
            TextEditor(text: $text).onSubmit { submitted += 1 }
            Text("\(text.utf8.count) \(submitted)").focusable()
        }
    }
}

@MainActor
@Suite("Text editors")
struct TextEditorTests {
    private func host(_ text: String, width: Int = 12, height: Int = 5) -> TestHost {
        TestHost(Page(text: text), width: width, height: height)
    }

    @Test("E10: Return begins a line and submits nothing; Tab moves the focus")
    func e10_return() {
        let host = host("")
        host.type("a\nb")
        #expect(host.text == "a\nb\n\n\n3 0" && host.cursor! == (1, 1))
        host.type("\tx")
        #expect(host.text == "a\nb\n\n\n3 0")
    }

    @Test("E10: it takes all the room there is, wraps and scrolls with the caret")
    func e10_scrolls() {
        let host = host("one two three four five six seven")
        #expect(host.lines.prefix(4).map { $0 } == ["one two", "three four", "five six", "seven"] && host.cursor! == (0, 0))
        host.press(.end, modifiers: .control)
        host.type("\n8\n9")
        #expect(host.lines.prefix(4).map { String($0.prefix(11)).trimmingCharacters(in: .whitespaces) } == ["five six", "seven", "8", "9"])
        #expect(host.cursor! == (1, 3))
        host.press(.home, modifiers: .control)
        #expect(host.lines[0].hasPrefix("one two") && host.cursor! == (0, 0))
        host.press(.pageDown)
        #expect(host.cursor! == (0, 3))
    }

    @Test("E10: Up and Down keep the column over short rows")
    func e10_goalColumn() {
        let host = host("abcdef\nx\nabcdef")
        for _ in 0..<4 { host.press(.rightArrow) }
        host.press(.downArrow)
        #expect(host.cursor! == (1, 1))
        host.press(.downArrow)
        #expect(host.cursor! == (4, 2))
        host.press(.upArrow, modifiers: .shift)
        host.press(.upArrow, modifiers: .shift)
        #expect(host.cursor! == (4, 0))
        #expect(host.selected(row: 0) == "    ^^^" && host.selected(row: 1) == "^^" && host.selected(row: 2) == "^^^^")
    }

    @Test("E10: a paste keeps its lines, and is undone as one")
    func e10_paste() {
        let host = host("a")
        host.press(.end)
        host.paste("x\ny\r\nz")
        #expect(host.lines.prefix(3).map { $0 } == ["ax", "y", "z"])
        host.press("_", modifiers: .control)
        #expect(host.lines.prefix(3).map { $0 } == ["a", "", ""])
    }

    @Test("E10: a Tab that is bound is typed")
    func e10_tab() {
        var keys = EditingKeys.standard
        keys.bind(.tab, name: "tab", to: .insert("\t"))
        let host = TestHost(Page(text: "a").environment(\.editingKeys, keys), width: 20, height: 3)
        host.type("\tb")
        #expect(host.lines[0] == "        ba" && host.cursor! == (9, 0))
    }

    @Test("E10: in a window of one cell, and of none, it neither traps nor hangs", arguments: [(0, 0), (1, 1), (1, 3), (2, 2), (5, 1)])
    func e10_tiny(width: Int, height: Int) {
        let host = host("one two\n\u{4E2D}\u{6587}\n\tx", width: width, height: height)
        for key in [KeyEquivalent.downArrow, .end, .pageDown, .delete, .upArrow, .home, .pageUp] { host.press(key) }
        host.type("ab\nc")
        host.resize(width: 20, height: 6)
        #expect(host.text.contains("ab"))
    }
}

private struct Growing: View {
    @State var text = ""
    @State var submitted = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TextField("Say", text: $text, axis: .vertical).lineLimit(1...3).onSubmit { submitted = text }
            Text("[\(submitted.utf8.count)]")
        }
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

@MainActor
@Suite("Fields that grow")
struct VerticalFieldTests {
    @Test("E6: it grows with its text within the limit, then scrolls; Return submits, Alt-Return begins a line")
    func e6_grows() {
        let host = TestHost(Growing(), width: 10, height: 8)
        #expect(host.text == "Say\n[0]")
        host.type("one two three")
        #expect(host.text == "one two\nthree\n[0]" && host.cursor! == (5, 1))
        host.type("\n")
        #expect(host.text == "one two\nthree\n[13]")
        host.press(.return, modifiers: .option)
        host.type("a")
        #expect(host.text == "one two\nthree\na\n[13]")
        host.send(bytes: Array("\u{1B}\r".utf8))
        host.type("b")
        #expect(host.text == "three\na\nb\n[13]" && host.cursor! == (1, 2))
        host.press("a", modifiers: .option)
        host.press(.delete)
        #expect(host.text == "Say\n[13]")
    }
}
