import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// A control that writes down what the mouse tells it.
private nonisolated struct Pad: ControlView {
    let log: Recorder
    @MainActor func makeBehavior(in node: ViewNode) -> PadBehavior { PadBehavior(log) }
    @MainActor func update(_ behavior: PadBehavior) {}
}

private final class Recorder: Sendable {
    @MainActor init() {}
    @MainActor var lines: [String] {
        get { storage.lines }
        set { storage.lines = newValue }
    }
    @MainActor private final class Storage { var lines: [String] = [] }
    @MainActor private let storage = Storage()
}

@MainActor
private final class PadBehavior: ControlBehavior, BoxBehavior {
    private let log: Recorder
    private lazy var custom = CustomBox(self)
    init(_ log: Recorder) { self.log = log }
    var box: Box { custom }
    var focusRole: FocusRole? { .edit }
    func refresh(_ environment: EnvironmentValues) {}
    func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
    func measure(_ proposal: ProposedSize, in box: Box) -> Size { Size(width: 6, height: 2) }
    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        log.lines.append("\(event.kind) \(point.x),\(point.y) x\(clicks)")
        return event.button == 0
    }
}

@MainActor
@Suite("Mouse capture")
struct CaptureTests {
    @Test("a control that took the press gets the drags and the release in its own coordinates, wherever they are")
    func drag() {
        let log = Recorder()
        let host = TestHost.pinned(Pad(log: log).padding(2), width: 10, height: 6)
        host.drag(from: (3, 2), to: (0, 2))
        #expect(log.lines == ["press 1,0 x1", "drag 0,0 x1", "drag -1,0 x1", "drag -2,0 x1", "release -2,0 x1"])
    }

    @Test("clicks count up in quick succession at one place, and begin anew elsewhere or later")
    func clicks() {
        let log = Recorder()
        let host = TestHost.pinned(Pad(log: log), width: 6, height: 2)
        host.click(x: 1, y: 1, count: 3)
        #expect(log.lines.filter { $0.hasPrefix("press") } == ["press 1,1 x1", "press 1,1 x2", "press 1,1 x3"])
        log.lines = []
        host.click(x: 2, y: 1)
        host.click(x: 2, y: 1)
        #expect(log.lines.filter { $0.hasPrefix("press") } == ["press 2,1 x1", "press 2,1 x1"])
    }

    @Test("a press that was not taken is not followed")
    func notTaken() {
        let log = Recorder()
        let host = TestHost.pinned(Pad(log: log), width: 6, height: 2)
        host.send(bytes: Array("\u{1B}[<2;1;1M\u{1B}[<34;2;1M\u{1B}[<2;2;1m".utf8))
        #expect(log.lines == ["press 0,0 x1"])
    }

    @Test("a release that was lost does not leave the next press with the old control")
    func lostRelease() {
        let log = Recorder()
        let host = TestHost.pinned(
            VStack(alignment: .leading, spacing: 0) {
                Pad(log: log)
                Text("below").focusable()
            }, width: 6, height: 3)
        host.send(bytes: Array("\u{1B}[<0;1;1M\u{1B}[<0;1;3M\u{1B}[<32;2;3M\u{1B}[<0;2;3m".utf8))
        #expect(log.lines == ["press 0,0 x1"])
    }

    @Test("the wheel scrolls what is under the pointer, not what has the focus")
    func wheel() {
        struct Two: View {
            var body: some View {
                HStack {
                    ScrollView { ForEach(0..<50, id: \.self) { Text("l\($0)") } }.frame(width: 9)
                    ScrollView { ForEach(0..<50, id: \.self) { Text("r\($0)") } }.frame(width: 9)
                }
            }
        }
        let host = TestHost.pinned(Two(), width: 20, height: 5)
        host.wheel(1, x: 15, y: 2)
        #expect(host.lines[0].contains("l0") && host.lines[0].contains("r3"))
        host.wheel(1, x: 4, y: 2)
        #expect(host.lines[0].contains("l3") && host.lines[0].contains("r3"))
        host.wheel(-1, x: 15, y: 2)
        #expect(host.lines[0].contains("l3") && host.lines[0].contains("r0"))
    }

    @Test("the mouse is reported while the program runs, drags included, unless TERRACE_MOUSE=0 says no")
    func optOut() {
        #expect(TerminalHost.modes(environment: [:]).mouse == .drags)
        #expect(TerminalHost.modes(environment: ["TERRACE_MOUSE": "1"]).mouse == .drags)
        #expect(TerminalHost.modes(environment: ["TERRACE_MOUSE": "0"]).mouse == .off)
    }

    @Test(
        "a storm of mouse bytes at random places, pressed and let go in any order, neither traps nor sticks",
        arguments: 1...4 as ClosedRange<UInt64>)
    func storm(seed: UInt64) {
        struct Form: View {
            @State var texts = ["a", "b", "c"]
            @State var count = 0
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(texts.indices, id: \.self) { TextField("", text: $texts[$0]) }
                    Button("n\(count)") {
                        count += 1
                        if count % 3 == 0 { texts = count % 2 == 0 ? ["a"] : ["a", "b", "c"] }
                    }
                    Text("tap").onTapGesture(count: 2) { count += 10 }
                    ScrollView { ForEach(0..<20, id: \.self) { Text("\($0)").onTapGesture {} } }
                }
            }
        }
        var random = SeededGenerator(seed)
        let host = TestHost.pinned(Form(), width: 12, height: 9)
        for _ in 0..<600 {
            let code = [0, 0, 0, 2, 32, 32, 64, 65, 35][random.index(9)]
            let final = random.index(2) == 0 ? "M" : "m"
            host.send(bytes: Array("\u{1B}[<\(code);\(random.index(16));\(random.index(12))\(final)".utf8))
            if random.index(9) == 0 { host.press([.tab, .return, .downArrow][random.index(3)]) }
        }
        #expect(host.terminal.text == host.text)
        #expect(host.log.filter { $0.contains("settle") }.isEmpty)
        // It still answers: the button can be pressed where it stands.
        let before = host.text
        guard let row = host.lines.firstIndex(where: { $0.contains("[ n") }) else {
            Issue.record("the button is gone:\n\(before)")
            return
        }
        host.click(x: 3, y: row)
        #expect(host.text != before)
    }
}
