import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
    private struct Pair: View {
        let log: Log
        @State private var isDisabled = false
        var body: some View {
            VStack {
                Button("one") { log.add("1") }.disabled(isDisabled)
                Button("two", role: .destructive) { isDisabled = true }
            }
        }
    }

    @Test("E13: Return and Space press the focused button once; a disabled one never")
    func e13_press() {
        let log = Log()
        let host = TestHost.pinned(Pair(log: log), width: 12, height: 2)
        host.press(.return)
        host.press(.space)
        host.type("x")
        host.press(.return, modifiers: .control)
        #expect(log.take() == ["1", "1"])
        host.press(.tab)
        host.press(.space)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == [])
        #expect(host.focus?.contains("Button") == true)
    }

    @Test("F4: disabled inside enabled does not help against disabled outside")
    func f4_disabled() {
        let log = Log()
        let host = TestHost.pinned(
            VStack {
                VStack {
                    Button("one") { log.add("1") }.disabled(false)
                    TextField("f", text: .constant("")).disabled(false)
                }
                .disabled(true)
                Button("two") { log.add("2") }.disabled(false)
            }, width: 12, height: 3)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.all == ["2", "2"])
    }

    @Test("The focused button is shown in reverse")
    func focusIsSeen() {
        let host = TestHost.pinned(
            HStack(spacing: 0) {
                Button("a") {}
                Button("b") {}
            }, width: 10, height: 1)
        #expect(host.text == "[ a ][ b ]")
        #expect(
            (0..<10).map { host.terminal.cell(x: $0, y: 0).style.isReversed } == Array(repeating: true, count: 5)
                + Array(repeating: false, count: 5))
        host.press(.tab)
        #expect(
            (0..<10).map { host.terminal.cell(x: $0, y: 0).style.isReversed } == Array(repeating: false, count: 5)
                + Array(repeating: true, count: 5))
    }

    @Test("rensbreur S2, swift-tui ca1d6152: one view value at two places is two views")
    func oneValueTwice() {
        struct Counter: View {
            @State private var n = 0
            var body: some View { Button("\(n)") { n += 1 } }
        }
        struct Twice: View {
            let counter = Counter()
            var body: some View {
                HStack(spacing: 0) {
                    counter
                    counter
                }
            }
        }
        let host = TestHost.pinned(Twice(), width: 10, height: 1)
        host.press(.return)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(host.text == "[ 2 ][ 1 ]")
    }

    @Test("TUIkit-wade ab10a37b: the first frame shows the focus, and the first Tab goes to the second")
    func firstFrameShowsFocus() {
        let host = TestHost.pinned(
            VStack {
                Button("a") {}
                Button("b") {}
                Button("c") {}
            }, width: 5, height: 3)
        #expect(host.frameCount == 1)
        #expect(host.terminal.cell(x: 2, y: 0).style.isReversed)
        host.press(.tab)
        #expect(host.terminal.cell(x: 2, y: 1).style.isReversed)
        #expect(!host.terminal.cell(x: 2, y: 0).style.isReversed)
    }

    @Test("textual 5269: a button that changes what is around it keeps the focus")
    func keepsFocusWhileTreeChanges() {
        struct Changing: View {
            @State private var n = 0
            var body: some View {
                VStack {
                    if n % 2 == 1 { TextField("new", text: .constant("")) }
                    ForEach(0..<n, id: \.self) { Button("\($0)") {} }
                    Button("add") { n += 1 }
                    if n > 1 { Button("more") {} }
                }
            }
        }
        let host = TestHost.pinned(Changing(), width: 9, height: 8)
        for _ in 0..<4 { host.press(.return) }
        #expect(host.lines.filter { $0.contains("[ ") }.count == 6)
    }
}
