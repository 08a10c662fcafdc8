import Terrace
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

private final class Notes {
    var lines: [String] = []
}

@MainActor
@Suite("Clicks")
struct ClickTests {
    private func buttons(_ log: Notes) -> TestHost {
        TestHost.pinned(
            VStack(alignment: .leading) {
                Button("one") { log.lines.append("one") }
                Button("two") { log.lines.append("two") }
            }, width: 20, height: 4)
    }

    @Test("a button is pressed by a press and a release on it, and has the focus from then on")
    func button() {
        let log = Notes()
        let host = buttons(log)
        host.click(x: 3, y: 1)
        #expect(log.lines == ["two"])
        host.press(.return)
        #expect(log.lines == ["two", "two"])
    }

    @Test("a press that is let go elsewhere presses nothing, also on another button")
    func letGoElsewhere() {
        let log = Notes()
        let host = buttons(log)
        host.drag(from: (3, 0), to: (3, 1))
        host.drag(from: (3, 0), to: (15, 3))
        #expect(log.lines.isEmpty)
        // Back on it before it is let go.
        host.send(bytes: Array("\u{1B}[<0;4;1M\u{1B}[<32;4;4M\u{1B}[<32;4;1M\u{1B}[<0;4;1m".utf8))
        #expect(log.lines == ["one"])
    }

    @Test("clicks come in as the bytes a terminal sends")
    func bytes() {
        let log = Notes()
        let host = buttons(log)
        host.send(bytes: Array("\u{1B}[<0;4;2M\u{1B}[<0;4;2m".utf8))
        #expect(log.lines == ["two"])
        host.send(bytes: Array("\u{1B}[<2;4;2M\u{1B}[<2;4;2m".utf8))
        #expect(log.lines == ["two"], "the right button presses nothing")
    }

    @Test("a disabled button is not pressed")
    func disabled() {
        let log = Notes()
        let host = TestHost.pinned(Button("no") { log.lines.append("no") }.disabled(true), width: 20, height: 1)
        host.click(x: 1, y: 0)
        host.click(x: 3, y: 0)
        #expect(log.lines.isEmpty)
    }

    @Test("F21: a click on a button in a view with a tap gesture is the button's alone")
    func f21_innerFirst() {
        let log = Notes()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("in") { log.lines.append("button") }
                Text("beside")
            }
            .onTapGesture { log.lines.append("stack") }, width: 20, height: 3)
        host.click(x: 2, y: 0)
        #expect(log.lines == ["button"])
        host.click(x: 2, y: 1)
        #expect(log.lines == ["button", "stack"])
        #expect(host.focus?.contains("Button") == true, "the container is no focus stop of its own")
    }

    @Test("a double click is two in quick succession at one place")
    func doubleClick() {
        let log = Notes()
        let host = TestHost.pinned(
            Text("target")
                .onTapGesture(count: 2) { log.lines.append("double") }
                .onTapGesture { log.lines.append("single") }, width: 20, height: 1)
        host.click(x: 2, y: 0, count: 2)
        #expect(log.lines == ["single", "double"])
        log.lines = []
        host.click(x: 2, y: 0)
        host.click(x: 2, y: 0)
        #expect(log.lines == ["single", "single"], "time has passed between")
        log.lines = []
        host.advance(by: .seconds(1))
        host.send(bytes: Array("\u{1B}[<0;3;1M\u{1B}[<0;3;1m".utf8))
        host.advance(by: .milliseconds(100))
        host.send(bytes: Array("\u{1B}[<0;4;1M\u{1B}[<0;4;1m".utf8))
        #expect(log.lines == ["single", "single"], "another place")
    }

    @Test("a view with a tap gesture is a focus stop; Return and Space do what clicks do")
    func tapByKeyboard() {
        let log = Notes()
        let host = TestHost.pinned(
            VStack {
                Text("a").onTapGesture { log.lines.append("a") }
                Text("b")
                    .onTapGesture(count: 2) { log.lines.append("b twice") }
                    .onTapGesture { log.lines.append("b") }
            }, width: 20, height: 3)
        host.press(.return)
        host.press(.space)
        host.press(.tab)
        host.press(.return)
        host.press(.space)
        #expect(log.lines == ["a", "a", "b twice", "b"])
    }

    @Test("what is painted last is hit first, and allowsHitTesting(false) lets clicks through")
    func paintOrder() {
        let log = Notes()
        func layers(_ isHit: Bool) -> TestHost {
            TestHost.pinned(
                ZStack {
                    Text("under").onTapGesture { log.lines.append("under") }
                    Text("above").onTapGesture { log.lines.append("above") }.allowsHitTesting(isHit)
                }, width: 5, height: 1)
        }
        layers(true).click(x: 2, y: 0)
        layers(false).click(x: 2, y: 0)
        #expect(log.lines == ["above", "under"])
    }

    @Test("a click focuses the nearest focusable view around it, and a click on nothing changes nothing")
    func focusByClick() {
        struct Fields: View {
            @State var texts = ["a", "b"]
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("", text: $texts[0])
                    HStack { Text("in a focusable stack") }.focusable()
                    TextField("", text: $texts[1])
                    Text("plain")
                }
            }
        }
        let host = TestHost.pinned(Fields(), width: 30, height: 6)
        #expect(host.cursor?.y == 0)
        host.click(x: 5, y: 2)
        #expect(host.cursor?.y == 2)
        host.type("!")
        #expect(host.lines[2] == "b!")
        host.click(x: 1, y: 3)
        #expect(host.cursor?.y == 2)
        host.click(x: 1, y: 5)
        #expect(host.cursor?.y == 2)
        host.click(x: 3, y: 1)
        #expect(host.cursor == nil)
        #expect(host.focus?.contains("TextField") == false)
    }

    @Test("a view that goes while it is pressed takes nothing with it")
    func goesWhilePressed() {
        struct Vanishing: View {
            @State var isThere = true
            var body: some View {
                if isThere { Button("x") { isThere = false } } else { Text("gone") }
            }
        }
        let host = TestHost.pinned(Vanishing(), width: 9, height: 1)
        host.send(bytes: Array("\u{1B}[<0;5;1M".utf8))
        host.press(.return)
        host.send(bytes: Array("\u{1B}[<32;5;1M\u{1B}[<0;5;1m".utf8))
        #expect(host.text.contains("gone"))
    }
}
