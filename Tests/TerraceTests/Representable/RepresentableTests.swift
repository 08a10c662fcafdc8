import Foundation
import Terrace
import TerraceTesting
import Testing

private final class Bars: TerminalView {
    var level = 0 { didSet { setNeedsDisplay() } }
    var onCommand: (TextCommand) -> Bool = { _ in false }
    var lastClick: TerminalPoint?
    override var acceptsFocus: Bool { true }
    override var caret: TerminalPoint? { TerminalPoint(x: level, y: 0) }
    override func sizeThatFits(width: Int?, height: Int?) -> TerminalSize { TerminalSize(width: 10, height: 1) }
    override func draw(in canvas: TerminalCanvas) {
        canvas.draw(String(repeating: "#", count: level) + (isFocused ? "<" : "-"), x: 0, y: 0)
    }
    override func handle(_ command: TextCommand) -> Bool { onCommand(command) }
    override func handle(_ event: TerminalMouseEvent) -> Bool {
        guard case .press = event.kind else { return false }
        level = event.position.x
        return true
    }
}

private struct Meter: TerminalViewRepresentable {
    @Binding var level: Int
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    @MainActor final class Coordinator {
        var commands = 0
    }

    func makeCoordinator() -> Coordinator {
        log.add("coordinator")
        return Coordinator()
    }

    func makeView(context: Context) -> Bars {
        log.add("make")
        let view = Bars()
        let coordinator = context.coordinator
        view.onCommand = { command in
            coordinator.commands += 1
            guard command == .move(.characterForward) else { return false }
            level += 1
            return true
        }
        return view
    }

    func updateView(_ view: Bars, context: Context) {
        log.add("update \(level)")
        view.level = level
    }

    static func dismantleView(_ view: Bars, coordinator: Coordinator) {
        Self.dismantled += 1
    }
    @MainActor static var dismantled = 0
}

private struct Screen: View {
    let log: Log
    @State private var level = 2
    @State private var isShown = true
    var body: some View {
        VStack(alignment: .leading) {
            if isShown { Meter(level: $level, log: log) }
            Button("Level \(level)") { isShown.toggle() }
        }
    }
}

private struct Chat: View {
    @State private var text = ""
    @State private var sent = "-"
    var body: some View {
        VStack {
            TextEditor(text: $text).frame(height: 3)
                .onTextCommand { command in
                    guard command == .newline else { return false }
                    sent = text
                    text = ""
                    return true
                }
            Text("sent \(sent)")
        }
    }
}

@MainActor @Suite("Views that draw their own cells")
struct RepresentableTests {
    @Test("H12: the coordinator is made first, the view once, updated after every change, and dismantled when the place goes")
    func h12_life() {
        let log = Log()
        Meter.dismantled = 0
        let host = TestHost(Screen(log: log), width: 20, height: 3)
        #expect(log.all == ["coordinator", "make", "update 2"])
        #expect(host.text.contains("##"))
        host.press(.rightArrow)
        #expect(log.all.last == "update 3")
        #expect(log.all.filter { $0 == "make" }.count == 1)
        #expect(host.text.contains("###<"))
        #expect(host.text.contains("Level 3"))
        host.press(.tab)
        host.press(.return)
        #expect(Meter.dismantled == 1)
        #expect(!host.text.contains("#"))
    }

    @Test("It shows that it has the focus, has the cursor at its caret, and hears the mouse")
    func cursorAndMouse() {
        let host = TestHost(Screen(log: Log()), width: 10, height: 2)
        #expect(host.cursor?.x == 2 && host.cursor?.y == 0)
        host.click(x: 5, y: 0)
        #expect(host.text.contains("#####<"))
    }

    @Test("A command that the program has handled does not reach the text; others do")
    func textCommand() {
        let host = TestHost(Chat(), width: 20, height: 4)
        host.type("hello\n")
        #expect(host.text.contains("sent hello"))
        host.type("x")
        #expect(host.lines.first?.contains("x") == true)
    }
}
