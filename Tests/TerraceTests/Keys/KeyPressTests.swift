import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Key presses")
struct KeyPressTests {
    private struct Path: View {
        let log: Log
        var body: some View {
            VStack {
                VStack {
                    Text("f").focusable()
                        .onKeyPress("a") { log.result("1") }
                        .onKeyPress("a") { log.result("2") }
                        .padding()
                        .onKeyPress("a") { log.result("3") }
                    Text("sibling").onKeyPress("a") { log.result("sibling") }
                }
                .onKeyPress("a") { log.result("inner") }
            }
            .onKeyPress("a") { log.result("outer", .handled) }
            .onKeyPress("a") { log.result("outermost") }
        }
    }

    @Test("C19, C20, C21: keys go from the focused view outwards, innermost modifier first, until one is handled")
    func c19_c20_c21_order() {
        let log = Log()
        let host = TestHost.pinned(Path(log: log))
        host.type("a")
        #expect(log.all == ["1", "2", "3", "inner", "outer"])
    }

    @Test("C19: handlers away from the focus hear nothing")
    func c19_onlyWithFocus() {
        let log = Log()
        let host = TestHost.pinned(
            HStack {
                Button("x") {}.onKeyPress("a") { log.result("x") }
                Button("y") {}.onKeyPress("a") { log.result("y") }
            })
        host.type("a")
        #expect(log.take() == ["x"])
        host.press(.tab)
        host.type("a")
        #expect(log.take() == ["y"])
    }

    private struct Veto: View {
        let log: Log
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("-", text: $text).onKeyPress("x") { log.result("veto", .handled) }.padding(0).onKeyPress("y") {
                    log.result("veto", .handled)
                }
            }
            .onKeyPress(characters: .letters) { log.result("outer \($0.characters)") }
            .onKeyPress(.leftArrow) { log.result("left") }
            .onKeyPress(.upArrow) { log.result("up") }
            .onKeyPress(.return) { log.result("return") }
        }
    }

    @Test("C22: a handler on the field sees a key before the field, those around it only what the field has no use for")
    func c22_veto() {
        let log = Log()
        let host = TestHost.pinned(Veto(log: log), width: 8, height: 1)
        host.type("axby")
        #expect(host.text == "ab")
        #expect(log.take() == ["veto", "veto"])
        host.press(.leftArrow)
        host.press(.upArrow)
        host.press(.return)
        #expect(log.take() == ["up", "return"])
        #expect(host.text == "ab")
    }

    private struct Phases: View {
        let log: Log
        var body: some View {
            Text("f").focusable()
                .onKeyPress(phases: .up) { _ in log.result("up") }
                .onKeyPress { _ in log.result("any") }
                .onKeyPress("a", phases: .all) { log.result("all \($0.phase.rawValue)") }
        }
    }

    @Test("C23: presses are seen by default, releases only by those who ask")
    func c23_phases() {
        let log = Log()
        let host = TestHost.pinned(Phases(log: log))
        host.type("a")
        #expect(log.take() == ["any", "all 1"])
    }

    private struct Matching: View {
        let log: Log
        var body: some View {
            Text("f").focusable()
                .onKeyPress(characters: .letters) { log.result("letter \($0.characters) \($0.modifiers.contains(.shift))") }
                .onKeyPress(keys: ["1", .upArrow]) { log.result("key \($0.key == .upArrow)") }
                .onKeyPress(.escape) { log.result("escape") }
        }
    }

    @Test("C24: handlers match a key, one of a set, or what is typed; modifiers are told apart")
    func c24_matching() {
        let log = Log()
        let host = TestHost.pinned(Matching(log: log))
        host.press("a", modifiers: .shift)
        host.type("1é-")
        host.press(.upArrow)
        host.press(.escape)
        host.press(.downArrow)
        #expect(log.take() == ["letter A true", "key false", "letter é false", "key true", "escape"])
        host.press("a", modifiers: .control)
        #expect(log.take() == [])
    }

    private struct Fresh: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").focusable()
                .onAppear { count = 100 }
                .onKeyPress("i") {
                    count += 1
                    return .handled
                }
        }
    }

    @Test("C43: handlers see the state as it is, not as it was when their body ran")
    func c43_liveState() {
        let host = TestHost.pinned(Fresh(), width: 6, height: 1)
        host.type("ii")
        #expect(host.text.trimming == "102")
    }

    @Test("S15: with no focus anywhere, the handlers at the root hear keys")
    func s15_root() {
        let log = Log()
        let host = TestHost.pinned(
            VStack {
                Text("a").onKeyPress("a") { log.result("inner") }
                Text("b")
            }
            .onKeyPress("a") { log.result("root") })
        host.type("a")
        #expect(log.all == ["root"])
    }

    @Test("H14: a root handler may keep Ctrl-C; otherwise it is left for the host")
    func h14_interrupt() {
        let log = Log()
        let host = TestHost.pinned(
            VStack { TextField("x", text: .constant("")) }
                .onKeyPress(keys: ["c"]) { $0.modifiers == .control ? log.result("kept", .handled) : .ignored })
        host.press("c", modifiers: .control)
        #expect(log.all == ["kept"])
        #expect(host.text == "x")
        host.send(bytes: [3])
        #expect(log.all == ["kept", "kept"])
    }

    private struct Actions: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            VStack {
                Row(n: n) { log.add("\(n)") }
                Text("x").focusable().onKeyPress("i") {
                    n += 1
                    return .handled
                }
            }
        }

        struct Row: View {
            let n: Int
            let action: () -> Void
            var body: some View {
                Button("run \(n)") { action() }
            }
        }
    }

    @Test("rensbreur S1: a control's action is the one of the last body, and sees what its label shows")
    func actionIsCurrent() {
        let log = Log()
        let host = TestHost.pinned(Actions(log: log), width: 12, height: 2)
        host.press(.tab)
        host.type("ii")
        host.press(.tab)
        host.press(.return)
        #expect(log.all == ["2"])
        #expect(host.lines[0].contains("run 2"))
    }

    @Test("TUIkit-wade 0f2a14b4: handlers in a row whose body is skipped go on working, frame after frame")
    func skippedBodiesKeepHandlers() {
        struct Counting: View {
            let log: Log
            @State private var n = 0
            var body: some View {
                VStack {
                    Text("\(n)")
                    Still(log: log, n: $n)
                }
            }

            struct Still: View {
                let log: Log
                @Binding var n: Int
                var body: some View {
                    let _ = log.add("body")
                    Text("x").focusable().onKeyPress("i") {
                        n += 1
                        return .handled
                    }
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Counting(log: log), width: 4, height: 2)
        host.type("iii")
        host.type("i")
        #expect(host.lines[0].trimming == "4")
        #expect(log.all == ["body"])
    }
}

extension Log {
    func result(_ entry: String, _ result: KeyPress.Result = .ignored) -> KeyPress.Result {
        add(entry)
        return result
    }
}
