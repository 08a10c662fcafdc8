import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Styles of buttons")
struct ButtonStyleTests {
    private func style(_ host: TestHost, _ x: Int, _ y: Int = 0) -> VirtualTerminal.Style { host.terminal.cell(x: x, y: y).style }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text(configuration.isPressed ? "*" : "-")
                configuration.label
                Text(configuration.role == .destructive ? "!" : ".")
            }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).onTapGesture(count: 3) { configuration.trigger() }
        }
    }

    private struct Counting: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @State private var appearances = 7
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label; Text(isEnabled ? "on \(appearances)" : "off")
            }
        }
    }

    @Test("E13: each built-in style has its looks, by name and by type")
    func e13_looks() {
        func text<S: PrimitiveButtonStyle>(_ style: S) -> String {
            TestHost.pinned(Button("Go") {}.buttonStyle(style), width: 20, height: 1).text
        }
        #expect(text(.automatic) == "[ Go ]")
        #expect(text(.bordered) == "[ Go ]")
        #expect(text(BorderedButtonStyle()) == "[ Go ]")
        #expect(text(.borderedProminent) == "[ Go ]")
        #expect(text(.plain) == "Go")
        #expect(text(PlainButtonStyle()) == "Go")
        #expect(text(.borderless) == "Go")
        #expect(text(BorderlessButtonStyle()) == "Go")
        #expect(text(.link) == "Go")
        #expect(text(.glass) == "[ Go ]")
        #expect(text(.glassProminent) == "[ Go ]")
    }

    @Test("A prominent button is bold and filled with the tint; its text can be read on it")
    func prominent() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("first") {}
                Button("Go") {}.buttonStyle(.borderedProminent).tint(.green)
                Button("Go") {}.buttonStyle(.borderedProminent).tint(.blue)
            }, width: 20, height: 3)
        for x in 0..<6 {
            #expect(style(host, x, 1).background == .ansi(10))
            #expect(style(host, x, 1).isBold)
        }
        #expect(style(host, 2, 1).foreground == .ansi(0))
        #expect(style(host, 2, 2).foreground == .ansi(15))
        #expect(!style(host, 6, 1).isBold)
    }

    @Test("Roles: destructive is red in every style; a button with a role alone says what it does")
    func roles() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("first") {}
                Button("Delete", role: .destructive) {}
                Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
                Button(role: .cancel) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
            }, width: 20, height: 6)
        #expect(style(host, 3, 1).foreground == .ansi(9))
        #expect(style(host, 3, 2).foreground == .ansi(9))
        #expect(host.lines[3...5] == ["[ Cancel ]", "[ Close ]", "[ Done ]"])
    }

    @Test("A custom style draws the button, is told of presses, and shows the focus in reverse")
    func custom() {
        let log = Log()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("first") {}
                Button("Go", role: .destructive) { log.add("go") }
            }
            .buttonStyle(Loud()), width: 20, height: 2)
        #expect(host.lines[1] == "-Go!")
        host.press(.tab)
        #expect((0..<5).map { style(host, $0, 1).isReversed } == [true, true, true, true, false])
        host.send(bytes: Array("\u{1B}[<0;2;2M".utf8))
        #expect(host.lines[1] == "*Go!")
        host.send(bytes: Array("\u{1B}[<32;12;2M".utf8))
        #expect(host.lines[1] == "-Go!", "the pointer has left it")
        host.send(bytes: Array("\u{1B}[<32;2;2M\u{1B}[<0;2;2m".utf8))
        #expect(host.lines[1] == "-Go!")
        #expect(log.take() == ["go"])
        host.press(.space)
        #expect(log.take() == ["go"])
    }

    @Test("A primitive style makes the button it is given, without making it for ever")
    func primitive() {
        let log = Log()
        let host = TestHost.pinned(
            Button("Go") { log.add("go") }.buttonStyle(Twice()).keyboardShortcut("g"), width: 20, height: 1)
        #expect(host.text == "[ Go ]")
        host.press(.return)
        host.press("g", modifiers: .control)
        #expect(log.take() == ["go", "go"])
    }

    @Test("A style reads the environment and keeps state")
    func styleWithState() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("a") {}
                Button("b") {}.disabled(true)
            }
            .buttonStyle(Counting()), width: 20, height: 2)
        #expect(host.lines == ["a on 7", "b off"])
    }

    @Test("C32: default and cancel actions work with every style")
    func c32_shortcuts() {
        let log = Log()
        let host = TestHost.pinned(
            VStack {
                Text("a").focusable()
                Button("x") { log.add("plain") }.buttonStyle(.plain).keyboardShortcut(.cancelAction)
                Button("y") { log.add("custom") }.buttonStyle(Loud()).keyboardShortcut(.defaultAction)
            }, width: 20, height: 3)
        host.press(.escape)
        host.press(.return)
        #expect(log.take() == ["plain", "custom"])
    }

    @Test("Large controls have more room, round ones stand in parentheses, high labels have no brackets")
    func shapes() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("a") {}.controlSize(.large)
                Button("b") {}.buttonBorderShape(.capsule)
                Button("c") {}.controlSize(.mini)
                Button {
                } label: {
                    VStack {
                        Text("up")
                        Text("low")
                    }
                }
            }, width: 20, height: 5)
        #expect(host.lines == ["[   a   ]", "( b )", "[c]", "up", "low"])
    }

    @Test("A disabled button is dim")
    func disabled() {
        let host = TestHost.pinned(Button("a") {}.disabled(true), width: 9, height: 1)
        #expect((0..<5).allSatisfy { style(host, $0).isDim })
    }

    @Test("Right to left: brackets open towards the text")
    func rightToLeft() {
        let host = TestHost(
            Button("ab") {}.frame(maxWidth: .infinity, alignment: .leading).environment(\.layoutDirection, .rightToLeft), width: 10,
            height: 1)
        #expect(host.text == "    [ ab ]")
    }

    @Test("A button without a label, and a style without a button, are said once")
    func remarks() {
        let host = TestHost.pinned(
            VStack {
                Button(action: {}) { EmptyView() }
                Text("no button").buttonStyle(.bordered)
                Text("no toggle").toggleStyle(Loose())
            }, width: 20, height: 3)
        #expect(host.log.count == 3)
        #expect(host.log.contains { $0.contains("Button") && $0.contains("has no label") })
        #expect(host.log.contains { $0.hasPrefix("A ButtonStyle is set on") })
        #expect(host.log.contains { $0.hasPrefix("A ToggleStyle is set on") })
        #expect(TestHost.pinned(VStack { Button("a") {} }.buttonStyle(.bordered), width: 20, height: 3).log == [])
    }

    private struct Loose: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
}
