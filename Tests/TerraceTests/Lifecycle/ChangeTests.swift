import Terrace
import TerraceTesting
import Testing

/// Runs an action per digit key.
private struct Keys: ViewModifier {
    let actions: [() -> Void]
    func body(content: Content) -> some View {
        content.focusable().onKeyPress(characters: .decimalDigits) { press in
            guard let index = Int(press.characters), actions.indices.contains(index) else { return .ignored }
            actions[index]()
            return .handled
        }
    }
}

@MainActor
@Suite("onChange")
struct ChangeTests {
    private struct Closures: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            let seen = n
            Text("\(n)")
                .onChange(of: n) { _, _ in log.add("two \(seen)") }
                .onChange(of: n) { log.add("none \(seen)") }
                .onChange(of: n, perform: { new in log.add("one \(seen) \(new)") })
                .modifier(Keys(actions: [{ n += 1 }]))
        }
    }

    @Test("B9: the forms with two arguments or none run the new closure, the one-argument form the old one")
    func b9_whichClosure() {
        let log = Log()
        let host = TestHost.pinned(Closures(log: log))
        host.type("0")
        #expect(log.all == ["two 1", "none 1", "one 0 1"])
    }

    private struct Counted: View {
        let log: Log
        @State private var n = 0
        @State private var other = 0
        var body: some View {
            let _ = log.add("body \(n)")
            Text("\(n) \(other)")
                .onChange(of: n) { log.add("\($0)>\($1)") }
                .modifier(
                    Keys(actions: [
                        { n = 2 },
                        { other += 1 },
                        {
                            n = 5
                            n = 6
                        },
                        {
                            n += 1
                            n -= 1
                        },
                    ]))
        }
    }

    @Test("B10, B11, B13: equal writes are silent, several are one change, there and back is none")
    func b10_b11_b13() {
        let log = Log()
        let host = TestHost.pinned(Counted(log: log), width: 8, height: 1)
        _ = log.take()
        host.type("0")
        #expect(log.take() == ["body 2", "0>2"])
        host.type("0")
        #expect(!log.take().contains { $0.contains(">") })
        host.type("1")
        #expect(log.take() == ["body 2"])
        host.type("2")
        #expect(log.take() == ["body 6", "2>6"])
        host.type("3")
        #expect(!log.take().contains { $0.contains(">") })
        #expect(host.text.trimming == "6 1")
    }

    private struct Nested: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            let _ = log.add("body \(n)")
            Text("\(n)").onChange(of: n) { log.add("\($0)>\($1)") }
                .onAppear {
                    n = 1
                    n = 2
                }
        }
    }

    @Test("B11: two writes in onAppear are one body and one change")
    func b11_inAppear() {
        let log = Log()
        _ = TestHost.pinned(Nested(log: log))
        #expect(log.all == ["body 0", "body 2", "0>2"])
    }

    private struct Initial: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            Text("\(n)").onChange(of: n, initial: true) { log.add("\($0)\($1)") }
                .onAppear { n = 1 }
                .modifier(Keys(actions: [{ n = 2 }]))
        }
    }

    @Test("B14: initial calls with the current value twice, then come the changes")
    func b14_initial() {
        let log = Log()
        let host = TestHost.pinned(Initial(log: log))
        host.type("0")
        #expect(log.all == ["00", "01", "12"])
    }

    private struct Follow: View {
        @State private var a = 0
        @State private var b = 0
        @State private var c = 0
        var body: some View {
            Text("\(a) \(b) \(c)")
                .onChange(of: a) { b = a }
                .onChange(of: b) { c = b }
                .modifier(Keys(actions: [{ a += 1 }]))
        }
    }

    @Test("B15: what onChange writes is in the same frame")
    func b15_sameFrame() {
        let host = TestHost.pinned(Follow(), width: 6, height: 1)
        let frames = host.frameCount
        host.type("0")
        #expect(host.text == "1 1 1")
        #expect(host.frameCount == frames + 1)
        #expect(host.log == [])
    }

    private struct Cycle: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            Text("\(n)").onChange(of: n) {
                log.add("fired")
                n += 1
            }
            .modifier(Keys(actions: [{ n += 1 }]))
        }
    }

    @Test("B16: an onChange that changes what it watches is cut short and said, and works again in the next turn")
    func b16_cycle() {
        let log = Log()
        let host = TestHost.pinned(Cycle(log: log))
        host.type("0")
        let first = log.take().count
        #expect((1...4).contains(first))
        #expect(host.log.filter { $0.contains("onChange") }.count == 1)
        host.type("0")
        #expect(log.take().count == first)
    }

    private struct Reset: View {
        let log: Log
        @State private var n = 0
        @State private var id = 0
        var body: some View {
            Text("\(n)").onChange(of: n) { log.add("\($0)>\($1)") }.id(id)
                .modifier(
                    Keys(actions: [
                        {
                            n += 1
                            id += 1
                        }, { n += 1 },
                    ]))
        }
    }

    @Test("B17: another id above forgets what was watched")
    func b17_identityResets() {
        let log = Log()
        let host = TestHost.pinned(Reset(log: log))
        host.type("0")
        #expect(log.all == [])
        host.type("1")
        #expect(log.all == ["1>2"])
    }

    @Test("B18: callbacks may write state without a warning")
    func b18_callbacksMayWrite() {
        struct Writer: View {
            @State private var n = 0
            @State private var m = 0
            var body: some View {
                Text("\(n)\(m)").onAppear { n = 1 }.onChange(of: n, initial: true) { m += 1 }
            }
        }
        let host = TestHost.pinned(Writer(), width: 4, height: 1)
        #expect(host.text == "12")
        #expect(host.log == [])
    }

    private struct Parent: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            let _ = log.add("parent \(n)")
            Child(log: log, n: $n).modifier(Keys(actions: [{ n += 1 }]))
        }

        struct Child: View {
            let log: Log
            @Binding var n: Int
            var body: some View {
                let _ = log.add("child \(n)")
                Text("\(n)")
            }
        }
    }

    @Test("B33: parents are evaluated before children, each once")
    func b33_parentsFirst() {
        let log = Log()
        let host = TestHost.pinned(Parent(log: log))
        _ = log.take()
        host.type("0")
        #expect(log.take() == ["parent 1", "child 1"])
    }

    private struct Watching: View {
        let log: Log
        @Environment(\.isEnabled) private var isEnabled
        @Binding var text: String
        var body: some View {
            Text("x").onChange(of: isEnabled) { log.add("enabled \($0)>\($1)") }
                .onChange(of: text) { log.add("text \($0)>\($1)") }
        }
    }

    private struct Owner: View {
        let log: Log
        @State private var isDisabled = false
        @State private var text = "a"
        var body: some View {
            VStack {
                Watching(log: log, text: $text).disabled(isDisabled)
                Text("k").modifier(Keys(actions: [{ isDisabled.toggle() }, { text += "b" }]))
            }
        }
    }

    @Test("B36: environment values and bindings can be watched")
    func b36_environmentAndBindings() {
        let log = Log()
        let host = TestHost.pinned(Owner(log: log))
        host.type("0")
        host.type("1")
        #expect(log.all == ["enabled true>false", "text a>ab"])
    }

    @Test("B31: twenty writes in an action are one body and one frame; a turn without a visible change writes no byte")
    func b31_oneFrame() {
        struct Many: View {
            @State private var n = 0
            @State private var hidden = 0
            var body: some View {
                let _ = hidden
                Text("\(n)").modifier(Keys(actions: [{ for _ in 0..<20 { n += 1 } }, { hidden += 1 }]))
            }
        }
        let host = TestHost.pinned(Many(), width: 4, height: 1)
        #expect(host.frameCount == 1)
        host.type("0")
        #expect(host.text == "20")
        #expect(host.frameCount == 2)
        #expect(host.statistics.rounds <= 2)
        let last = host.lastFrame
        host.type("1")
        #expect(host.statistics.bodies > 0)
        #expect(host.frameCount == 2)
        #expect(host.lastFrame == last)
    }

    @Test("S9, A45: state written in a body is applied after the update, said once, and never loops")
    func s9_writeInBody() {
        struct Bad: View {
            @State private var n = 0
            @State private var other = 0
            var body: some View {
                let _ = (n += 1)
                Text("\(n) \(other)").modifier(Keys(actions: [{ other += 1 }]))
            }
        }
        let host = TestHost.pinned(Bad(), width: 8, height: 1)
        host.type("0")
        host.type("0")
        #expect(host.text.trimming.hasSuffix(" 2"))
        #expect(host.log.count == 1)
        #expect(host.log.first?.contains("Bad") == true)
    }
}
