import Terrace
import TerraceTesting
import Testing

private final class Notes {
    var lines: [String] = []
}

@MainActor
@Suite("Keyboard shortcuts")
struct ShortcutTests {
    @Test("C30: a shortcut acts wherever the focus is; of two controls the first in the tree acts, once; a disabled one does not")
    func c30_firstInTree() {
        let log = Notes()
        struct Form: View {
            let log: Notes
            @State var text = ""
            @State var isOff = false
            var body: some View {
                VStack {
                    TextField("", text: $text)
                    HStack {
                        Button("one") { log.lines.append("one") }.keyboardShortcut("s").disabled(isOff)
                    }
                    Button("two") { log.lines.append("two") }.keyboardShortcut("s")
                    Button("off") { isOff.toggle() }.keyboardShortcut("o")
                }
            }
        }
        let host = TestHost.pinned(Form(log: log), width: 20, height: 5)
        host.press("s", modifiers: .control)
        #expect(log.lines == ["one"])
        host.press("o", modifiers: .control)
        host.press("s", modifiers: .control)
        #expect(log.lines == ["one", "two"])
        host.type("s")
        #expect(log.lines.count == 2)
        #expect(host.lines[0] == "s")
    }

    @Test("C31: Command stands for Control; c and z act on Option and leave Ctrl-C and Ctrl-Z to the terminal")
    func c31_mapping() {
        let log = Notes()
        let host = TestHost.pinned(
            VStack {
                Button("save") { log.lines.append("save") }.keyboardShortcut("s")
                Button("copy") { log.lines.append("copy") }.keyboardShortcut("c")
                Button("stop") { log.lines.append("stop") }.keyboardShortcut("z", modifiers: .control)
                Button("more") { log.lines.append("more") }.keyboardShortcut(",")
                Button("as") { log.lines.append("as") }.keyboardShortcut("s", modifiers: [.command, .shift])
            }, width: 20, height: 5)
        host.send(bytes: [0x13])
        #expect(log.lines == ["save"])
        host.press("s", modifiers: .command)
        host.press("s", modifiers: [.command, .shift])
        host.press("s", modifiers: [.control, .shift])
        #expect(log.lines == ["save", "save", "as", "as"])
        log.lines = []
        host.press("c", modifiers: .control)
        #expect(log.lines.isEmpty)
        host.press("c", modifiers: .option)
        host.press("z", modifiers: .control)
        host.press(",", modifiers: .option)
        host.press("s")
        host.press("s", modifiers: .option)
        #expect(log.lines == ["copy", "stop", "more"])
    }

    @Test("C32: Return in a field runs its onSubmit if it has one, else the default button; Escape runs the cancel button")
    func c32_defaultAction() {
        let log = Notes()
        struct Form: View {
            let log: Notes
            @State var a = ""
            @State var b = ""
            var body: some View {
                VStack {
                    TextField("a", text: $a).onSubmit { log.lines.append("submit") }
                    TextField("b", text: $b)
                    Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
                    Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
                }
            }
        }
        let host = TestHost.pinned(Form(log: log), width: 20, height: 5)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        host.press(.escape)
        #expect(log.lines == ["submit", "ok", "cancel"])
    }

    @Test("C33: the focused view and the handlers around it come before shortcuts, shortcuts before focus moves")
    func c33_precedence() {
        let log = Notes()
        struct Form: View {
            let log: Notes
            @State var text = "word"
            var body: some View {
                VStack {
                    VStack { TextField("", text: $text) }
                        .onKeyPress(phases: .down) { press in
                            guard press.key == "g", press.modifiers == .control else { return .ignored }
                            log.lines.append("handler")
                            return .handled
                        }
                    Button("g") { log.lines.append("g") }.keyboardShortcut("g")
                    Button("line start") { log.lines.append("a") }.keyboardShortcut("a")
                    Button("tab") { log.lines.append("tab") }.keyboardShortcut(.tab, modifiers: [])
                }
            }
        }
        let host = TestHost.pinned(Form(log: log), width: 20, height: 5)
        host.press("g", modifiers: .control)
        host.press("a", modifiers: .control)
        #expect(log.lines == ["handler"], "Ctrl-A is the field's")
        #expect(host.cursor?.x == 0)
        host.press(.tab)
        #expect(log.lines == ["handler", "tab"])
        #expect(host.cursor != nil, "the focus has not moved")
    }

    @Test("C41: the shortcut of a hidden control does not act")
    func c41_hidden() {
        let log = Notes()
        let host = TestHost.pinned(
            VStack {
                Button("a") { log.lines.append("a") }.keyboardShortcut("s").hidden()
                Button("b") { log.lines.append("b") }
            }, width: 20, height: 3)
        host.press("s", modifiers: .control)
        #expect(log.lines.isEmpty)
    }

    @Test("a shortcut that is taken away, or whose button goes, acts no more")
    func goes() {
        let log = Notes()
        struct Form: View {
            let log: Notes
            @State var step = 0
            var body: some View {
                VStack {
                    Button("next") { step += 1 }
                    if step < 2 {
                        Button("x") { log.lines.append("x\(step)") }
                            .keyboardShortcut(step == 0 ? KeyboardShortcut("x") : nil)
                    }
                }
            }
        }
        let host = TestHost.pinned(Form(log: log), width: 20, height: 3)
        host.press("x", modifiers: .control)
        host.press(.return)
        host.press("x", modifiers: .control)
        host.press(.return)
        host.press("x", modifiers: .control)
        #expect(log.lines == ["x0"])
    }

    @Test("C29: submitLabel is a hint only; the innermost wins")
    func c29_submitLabel() {
        struct Form: View {
            @State var text = ""
            var body: some View {
                VStack {
                    TextField("", text: $text).submitLabel(.search)
                    TextField("", text: $text)
                }
                .submitLabel(.go)
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 2)
        host.type("a")
        #expect(host.lines[0].hasSuffix("Search"))
        #expect(!host.text.contains("Go"))
        host.press(.tab)
        #expect(host.lines[1].hasSuffix("Go"))
        #expect(!host.text.contains("Search"))
    }
}
