import Observation
import Terrace
import TerraceTesting
import Testing

/// A field whose binding does to the text what `rule` says.
private struct Ruled: View {
    let rule: (_ old: String, _ new: String) -> String
    let log: Log
    @State private var text = ""

    init(_ text: String = "", log: Log = Log(), rule: @escaping (String, String) -> String = { $1 }) {
        self.rule = rule
        self.log = log
        _text = State(initialValue: text)
    }

    var body: some View {
        TextField(
            "prompt",
            text: Binding(
                get: { text },
                set: {
                    log.add($0)
                    text = rule(text, $0)
                }))
    }
}

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    @Test("E1: each edit writes the binding")
    func e1_writesEachEdit() {
        let log = Log()
        let host = TestHost.pinned(Ruled(log: log), width: 10, height: 1)
        host.type("ab")
        host.press(.delete)
        #expect(log.all == ["a", "ab", "a"])
        #expect(host.text == "a")
        host.press(.home)
        host.press(.delete)
        #expect(log.all.count == 3)
    }

    @Test("E3, S7: a binding that refuses, cuts or changes input wins at once, and the caret stays sensible")
    func e3_bindingWins() {
        let refusing = TestHost.pinned(Ruled("ab", rule: { old, _ in old }), width: 10, height: 1)
        refusing.press(.leftArrow)
        refusing.type("xyz")
        refusing.press(.delete)
        #expect(refusing.text == "ab")
        #expect(refusing.cursor! == (1, 0))

        let cutting = TestHost.pinned(Ruled(rule: { _, new in String(new.prefix(3)) }), width: 10, height: 1)
        cutting.type("abcd")
        #expect(cutting.text == "abc")
        #expect(cutting.cursor! == (3, 0))

        let upper = TestHost.pinned(Ruled(rule: { _, new in new.uppercased() }), width: 10, height: 1)
        upper.type("abc")
        upper.press(.leftArrow)
        upper.type("d")
        #expect(upper.text == "ABDC")
        #expect(upper.cursor! == (3, 0))

        let digits = TestHost.pinned(Ruled(rule: { _, new in new.filter(\.isNumber) }), width: 10, height: 1)
        digits.type("1a2b3")
        #expect(digits.text == "123")
        digits.paste("x4y\n5")
        #expect(digits.text == "12345")

        let constant = TestHost.pinned(TextField("p", text: .constant("fix")), width: 10, height: 1)
        constant.type("abc")
        constant.press(.delete)
        #expect(constant.text == "fix")
    }

    @Test("E5: the prompt, or else the title, shows while there is no text")
    func e5_prompt() {
        let host = TestHost.pinned(Ruled(), width: 10, height: 1)
        #expect(host.text == "prompt")
        #expect(host.cursor! == (0, 0))
        #expect(host.terminal.cell(x: 0, y: 0).style.isDim)
        host.type("x")
        #expect(host.text == "x")
        #expect(!host.terminal.cell(x: 0, y: 0).style.isDim)
        host.press(.delete)
        #expect(host.text == "prompt")
        #expect(TestHost.pinned(TextField("Title", text: .constant(""), prompt: Text("req")), width: 10, height: 1).text == "req")
    }

    @Test("E7: a long text scrolls sideways so that the caret is seen, and the field does not grow")
    func e7_horizontalScrolling() {
        let text = String("abcdefghijklmnopqrstuvwxyz0123".prefix(30))
        let host = TestHost.pinned(
            HStack(spacing: 0) {
                Ruled(text).frame(width: 10)
                Text("|")
            }, width: 14, height: 1)
        #expect(host.text == "vwxyz0123 |")
        #expect(host.cursor! == (9, 0))
        host.press(.home)
        #expect(host.text == "abcdefghij|")
        #expect(host.cursor! == (0, 0))
        host.press(.end)
        #expect(host.text == "vwxyz0123 |")
    }

    @Test("E8: the editing keys, by clusters and words")
    func e8_keys() {
        let host = TestHost.pinned(Ruled("a👨‍👩‍👧b"), width: 20, height: 1)
        #expect(host.cursor! == (4, 0))
        host.press(.delete)
        host.press(.delete)
        #expect(host.text == "a")
        host.type(" two three")
        host.press("w", modifiers: .control)
        #expect(host.text == "a two")
        host.press("a", modifiers: .control)
        host.press(.rightArrow, modifiers: .option)
        host.type("X")
        #expect(host.text == "aX two")
        host.press("k", modifiers: .control)
        #expect(host.text == "aX")
        host.press("e", modifiers: .control)
        host.type("yz")
        host.press(.leftArrow)
        host.press("u", modifiers: .control)
        #expect(host.text == "z")
        host.press(.deleteForward)
        #expect(host.text == "prompt")
        host.press(.delete)
        host.press(.deleteForward)
        host.press(.leftArrow)
        #expect(host.text == "prompt")
    }

    @Test("E8: a paste is one edit, its line breaks spaces, and submits nothing")
    func e8_paste() {
        let log = Log()
        let submits = Log()
        let host = TestHost.pinned(Ruled("ad", log: log).onSubmit { submits.add("!") }, width: 12, height: 1)
        host.press(.leftArrow)
        host.paste("b\r\nc\t")
        #expect(host.text == "ab c d")
        #expect(log.all == ["ab c d"])
        #expect(host.cursor! == (5, 0))
        host.send(bytes: Array("\u{1B}[200~x\ny\u{1B}[201~".utf8))
        #expect(host.text == "ab c x yd")
        #expect(submits.all == [])
    }

    @Test("E12: gaining and losing focus changes no text and writes nothing")
    func e12_focusChangesNothing() {
        let log = Log()
        let host = TestHost.pinned(
            VStack {
                Ruled("  x", log: log)
                Button("b") {}
            }, width: 10, height: 2)
        host.press(.tab)
        host.press(.tab)
        #expect(host.lines[0] == "  x")
        #expect(log.all == [])
        #expect(host.cursor! == (3, 0))
    }

    @Observable final class Model {
        var text = "abc"
        var count = 0
    }

    private struct Outside: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            TextField("p", text: $model.text).onKeyPress(keys: [.function(1), .function(2), .function(3)]) { press in
                switch press.key {
                case .function(1): model.text = "abcd"
                case .function(2): model.text = "Xabcd"
                default: model.text = ""
                }
                return .handled
            }
        }
    }

    @Test("E2, S8: when the text changes from outside, the caret stays beside what it stood beside")
    func s8_externalChange() async {
        let model = Model()
        let host = TestHost.pinned(Outside(model: model), width: 10, height: 1)
        host.press(.leftArrow)
        host.press(.function(1))
        #expect(host.text == "abcd")
        #expect(host.cursor! == (2, 0))
        host.press(.function(2))
        #expect(host.cursor! == (3, 0))
        model.text = "other"
        await host.settle()
        #expect(host.text == "other")
        host.press(.function(3))
        #expect(host.cursor! == (0, 0))
        host.type("é")
        #expect(host.text == "é")
        #expect(model.text == "é")
    }

    @Test("swift-tui R-1, swift-tui row editor: a binding made of closures over a model or a state shows what that says")
    func closuresOverModel() async {
        struct Closures: View {
            let model: Model
            @State private var rows = ["a", "b"]
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("p", text: Binding(get: { model.text }, set: { model.text = $0 }))
                    TextField("q", text: Binding(get: { rows[1] }, set: { rows[1] = $0 }))
                }
                .onKeyPress(.function(1)) {
                    rows[1] = "changed"
                    return .handled
                }
            }
        }
        let model = Model()
        let host = TestHost.pinned(Closures(model: model), width: 10, height: 2)
        host.press(.function(1))
        #expect(host.text == "abc\nchanged")
        model.text = "new"
        await host.settle()
        #expect(host.text == "new\nchanged")
        host.press(.tab)
        host.type("!")
        #expect(host.text == "new\nchanged!")
    }

    @Test("A34: two fields of one text show the same, each with its own caret")
    func a34_twoFields() {
        struct Two: View {
            @State private var text = "ab"
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("p", text: $text)
                    TextField("q", text: $text)
                }
            }
        }
        let host = TestHost.pinned(Two(), width: 10, height: 2)
        host.press(.home)
        host.type("x")
        #expect(host.text == "xab\nxab")
        host.press(.tab)
        host.type("y")
        #expect(host.text == "xaby\nxaby")
        host.press(.tab)
        host.type("z")
        #expect(host.text == "xzaby\nxzaby")
    }

    @Test("TUIkit U-1, rensbreur 2: what is not ASCII arrives, wide text stands in two columns and leaves nothing behind")
    func wideText() {
        let host = TestHost.pinned(Ruled(), width: 10, height: 1)
        host.type("é日本👍")
        #expect(host.text == "é日本👍")
        #expect(host.cursor! == (7, 0))
        #expect(host.terminal.text == host.text)
        host.press(.delete)
        host.press(.delete)
        #expect(host.terminal.text == "é日")
        #expect(host.cursor! == (3, 0))
    }

    @Test("rensbreur S3: function and page keys type nothing")
    func functionKeysTypeNothing() {
        let host = TestHost.pinned(Ruled("a"), width: 10, height: 1)
        for bytes in ["\u{1B}OP", "\u{1B}[6~", "\u{1B}[5~", "\u{1B}[15~", "\u{1B}[1;2P", "\u{1B}"] { host.send(bytes: Array(bytes.utf8)) }
        #expect(host.text == "a")
    }

    @Test("The bordered style draws around the text and puts the cursor inside")
    func bordered() {
        let host = TestHost.pinned(Ruled("abc").textFieldStyle(.roundedBorder), width: 8, height: 3)
        #expect(host.text == "╭──────╮\n│abc   │\n╰──────╯")
        #expect(host.cursor! == (4, 1))
        host.type("defgh")
        #expect(host.cursor.map { $0.y == 1 && (1...6).contains($0.x) } == true)
        host.resize(width: 2, height: 3)
        host.resize(width: 1, height: 1)
        host.type("x")
        host.resize(width: 12, height: 3)
        #expect(host.lines[1] == "│abcdefghx │")
    }

    @Test("The hardware cursor is shown at the caret and hidden where nothing is edited")
    func hardwareCursor() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Ruled("ab")
                Button("b") {}
            }, width: 10, height: 2)
        #expect(host.terminal.cursor == (2, 0))
        #expect(host.terminal.isCursorVisible)
        host.press(.tab)
        #expect(host.cursor == nil)
        #expect(!host.terminal.isCursorVisible)
    }
}
