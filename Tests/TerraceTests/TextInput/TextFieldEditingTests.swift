import Terrace
import TerraceTesting
import Testing

private struct OneField: View {
    @State var text: String
    var label = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField(label, text: $text)
            Text("<\(text)>")
            Text("x").focusable()
        }
    }
}

@MainActor
@Suite("Text fields")
struct TextFieldEditingTests {
    private func host(_ text: String, width: Int = 20) -> TestHost { TestHost(OneField(text: text), width: width, height: 4) }

    @Test("E1: each edit is in the binding at once")
    func e1_binding() {
        let host = host("")
        host.type("a")
        #expect(host.lines[1] == "<a>")
        host.type("b")
        #expect(host.lines[1] == "<ab>" && host.cursor?.x == 2)
    }

    @Test("E8: what Shift selects is shown in reverse, and typing replaces it")
    func e8_selection() {
        let host = host("foo bar")
        host.press(.leftArrow, modifiers: [.control, .shift])
        #expect(host.selected(row: 0) == "    ^^^" && host.cursor?.x == 4)
        host.type("x")
        #expect(host.lines[1] == "<foo x>" && host.selected(row: 0) == "")
        host.press("a", modifiers: .option)
        #expect(host.selected(row: 0) == "^^^^^")
        host.press(.tab)
        #expect(host.selected(row: 0) == "" && host.lines[1] == "<foo x>")
        host.press(.tab)
        host.press(.delete)
        #expect(host.lines[1] == "<>")
    }

    @Test("E8: the bytes of a terminal select, kill, yank, undo and redo")
    func e8_bytes() {
        let host = host("one two")
        host.send(bytes: Array("\u{17}".utf8))
        #expect(host.lines[1] == "<one >")
        host.send(bytes: Array("\u{19}\u{19}".utf8))
        #expect(host.lines[1] == "<one twotwo>")
        host.send(bytes: [0x1F])
        #expect(host.lines[1] == "<one two>")
        host.send(bytes: Array("\u{1B}/".utf8))
        #expect(host.lines[1] == "<one twotwo>")
        host.send(bytes: Array("\u{1B}[1;2H\u{14}".utf8))
        #expect(host.lines[1] == "<one twotwo>")
        host.send(bytes: Array("\u{1B}ax".utf8))
        #expect(host.lines[1] == "<x>")
        host.send(bytes: Array("y\u{14}".utf8))
        #expect(host.lines[1] == "<yx>")
    }

    @Test("E8: what was killed in one field is yanked in another")
    func e8_ringIsShared() {
        let host = TestHost(
            VStack(alignment: .leading) {
                OneField(text: "kill me")
                OneField(text: "")
            }, width: 20, height: 8)
        host.press("u", modifiers: .control)
        host.press(.tab)
        host.press(.tab)
        host.press("y", modifiers: .control)
        #expect(host.lines.filter { $0.hasPrefix("<") } == ["<>", "<kill me>"])
    }

    @Test("E8: a copy goes to the clipboard and the register; Ctrl-C without a selection is not the field's")
    func e8_clipboard() {
        let host = host("copy me")
        host.press("c", modifiers: .control)
        host.press("x", modifiers: .control)
        #expect(host.clipboard == nil && host.lines[1] == "<copy me>")
        host.press(.home, modifiers: .shift)
        host.press("c", modifiers: .control)
        #expect(host.clipboard == "copy me" && host.lines[1] == "<copy me>" && host.selected(row: 0) == "^^^^^^^")
        host.press("x", modifiers: .control)
        #expect(host.lines[1] == "<>")
        host.press("v", modifiers: .control)
        host.press("v", modifiers: .control)
        #expect(host.lines[1] == "<copy mecopy me>")
    }

    @Test("E8: keys can be bound anew for a part of the screen, and go to the views around when taken away")
    func e8_rebinding() {
        var keys = EditingKeys.standard
        keys.bind("g", .control, name: "clear", to: .delete(.start))
        keys.unbind("t", .control)
        var heard = 0
        let host = TestHost(
            OneField(text: "ab").environment(\.editingKeys, keys).onKeyPress("t", phases: .down) { press in
                heard += press.modifiers == .control ? 1 : 0
                return .handled
            }, width: 20, height: 4)
        host.press("t", modifiers: .control)
        #expect(host.lines[1] == "<ab>" && heard == 1)
        host.press("g", modifiers: .control)
        #expect(host.lines[1] == "<>")
    }

    @Test("E8: Up and Down in a single line go to the views around it")
    func e8_verticalKeysPass() {
        var heard: [KeyPress] = []
        let host = TestHost(
            VStack { TextField("", text: .constant("ab")) }.onKeyPress {
                heard.append($0)
                return .handled
            }, width: 20, height: 3)
        for key in [KeyEquivalent.upArrow, .downArrow, .pageUp, .pageDown, .home, .leftArrow] { host.press(key) }
        host.press(.upArrow, modifiers: .shift)
        #expect(heard.map(\.key) == [.upArrow, .downArrow, .pageUp, .pageDown, .upArrow] && host.cursor?.x == 0)
    }

    @Test("E7: the selection is shown as far as the field scrolls")
    func e7_selectionInScrolledText() {
        let host = host("abcdefghijklmnop", width: 8)
        host.press(.leftArrow, modifiers: .shift)
        host.press(.leftArrow, modifiers: .shift)
        #expect(host.lines[0] == "jklmnop" && host.selected(row: 0) == "     ^^")
        host.press(.home, modifiers: .shift)
        #expect(host.lines[0] == "abcdefgh" && host.selected(row: 0) == "^^^^^^^^")
    }

    @Test("E3: a refused edit leaves the text, the caret and the history")
    func e3_refusal() {
        let host = TestHost(TextField("", text: .constant("fixed")), width: 20, height: 1)
        host.press(.leftArrow)
        host.type("x")
        host.press(.delete)
        #expect(host.text == "fixed" && host.cursor?.x == 4)
        host.press("_", modifiers: .control)
        #expect(host.text == "fixed")
    }

    @Test("E2: an undo after the model changed the text elsewhere keeps the model's change")
    func e2_undoAroundExternalChange() {
        let model = TextModel("")
        let host = TestHost(ModelField(model: model), width: 20, height: 1)
        host.type("one two")
        model.text = "> " + model.text
        host.press("_", modifiers: .control)
        #expect(model.text == "> one " && host.text == "> one" && host.cursor?.x == 6)
        host.press("/", modifiers: .option)
        #expect(model.text == "> one two")
    }

    @Test("E12: gaining and losing the focus changes no text")
    func e12_focus() {
        let host = host("  x")
        host.press(.tab)
        host.press(.tab)
        #expect(host.lines[1] == "<  x>")
    }

    @Test("E8: a storm of bytes neither traps nor leaves the caret out of sight", arguments: 1...3)
    func e8_byteStorm(seed: Int) {
        var generator = SeededGenerator(UInt64(seed))
        let host = TestHost(
            VStack {
                OneField(text: "a\u{4E2D}\u{1F468}\u{200D}\u{1F469}b")
                TextEditor(text: .constant("x"))
                OneEditor(text: "one\ntwo \u{1F1E9}\u{1F1EA}\n\tthree")
                SecureField("", text: .constant("s"))
            }, width: 14, height: 12)
        for _ in 0..<400 {
            let keys: [[UInt8]] = [
                [0x1B, 0x5B, 0x41], [0x1B, 0x5B, 0x42], Array("\u{1B}[1;2D".utf8), Array("\u{1B}[1;6C".utf8), Array("\u{1B}y".utf8), [0x19],
                [0x0B],
                [0x15], [0x17], [0x1F], Array("\u{1B}/".utf8), [0x0D], [0x09], [0x14], [0x16], [0x18], Array("\u{1B}a".utf8), [0x7F],
                Array("\u{1B}[5~".utf8), Array("\u{1B}[6~".utf8), Array("word ".utf8), Array("\u{4E2D}\u{301}".utf8), Array("\u{1B}c".utf8),
                Array("\u{1B}[200~p\u{0}\ta\r\nste\u{1B}[201~".utf8), Array("\u{1B}w".utf8), [0x0A],
            ]
            host.send(bytes: keys[Int.random(in: 0..<keys.count, using: &generator)])
            let isField = host.focus?.split(separator: ">").last.map { $0.contains("Field<") || $0.contains("TextEditor") } ?? false
            guard !isField || host.cursor != nil, host.terminal.text == host.text else {
                Issue.record("seed \(seed): no caret in \(host.focus ?? "nothing"), or another screen:\n\(host.text)")
                return
            }
        }
    }
}

@MainActor @Observable
final class TextModel {
    var text: String
    init(_ text: String) { self.text = text }
}

private struct ModelField: View {
    @Bindable var model: TextModel
    var body: some View { TextField("", text: $model.text) }
}

struct OneEditor: View {
    @State var text: String
    var body: some View { TextEditor(text: $text) }
}
