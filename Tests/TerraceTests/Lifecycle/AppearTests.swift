import Terrace
import TerraceTesting
import Testing

/// Logs its own coming and going.
private struct Leaf: View {
    let name: String
    let log: Log
    var body: some View {
        Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
    }
}

@MainActor
@Suite("Appear and disappear")
struct AppearTests {
    private struct First: View {
        let log: Log
        @State private var text = "a"
        var body: some View {
            let _ = log.add("body \(text)")
            Text(text).onAppear { text = "b" }
        }
    }

    @Test("B1: what onAppear writes is in the first frame")
    func b1_appearBeforeFirstFrame() {
        let log = Log()
        let host = TestHost.pinned(First(log: log), width: 5, height: 1)
        #expect(host.text == "b")
        #expect(log.all == ["body a", "body b"])
        #expect(host.frameCount == 1)
        #expect(host.log == [])
    }

    private struct Toggled: View {
        let log: Log
        @State private var isOn = true
        var body: some View {
            VStack {
                Button("t") { isOn.toggle() }
                if isOn { Leaf(name: "x", log: log).onDisappear { log.add("gone, isOn \(isOn)") } }
            }
        }
    }

    @Test("B2: onDisappear runs when the view is gone, once")
    func b2_disappearAfterRemoval() {
        let log = Log()
        let host = TestHost.pinned(Toggled(log: log), width: 8, height: 2)
        #expect(log.take() == ["+x"])
        host.press(.return)
        #expect(host.text == "[ t ]")
        #expect(log.take() == ["-x", "gone, isOn false"])
        host.press(.return)
        #expect(host.text == "[ t ]\n  x")
        #expect(log.take() == ["+x"])
    }

    @Test("B3: inner views appear before outer ones, siblings and modifiers in the order in which they are written")
    func b3_order() {
        let log = Log()
        let view = VStack {
            Text("a").onAppear { log.add("a1") }.onAppear { log.add("a2") }
            HStack { Text("b").onAppear { log.add("b") } }.padding().onAppear { log.add("h") }
            Text("c").background(Text("d").onAppear { log.add("d") }).onAppear { log.add("c") }
        }.onAppear { log.add("v") }
        let host = TestHost.pinned(view)
        #expect(log.all.filter { $0 != "d" } == ["a1", "a2", "b", "h", "c", "v"])
        #expect(log.all.filter { $0 == "d" }.count == 1)
        host.close()
    }

    @Test("B4: an initial onChange takes its turn among the onAppears")
    func b4_initialChangeInOrder() {
        let log = Log()
        _ = TestHost.pinned(Text("x").onChange(of: 1, initial: true) { log.add("c") }.onAppear { log.add("a") })
        #expect(log.take() == ["c", "a"])
        _ = TestHost.pinned(Text("x").onAppear { log.add("a") }.onChange(of: 1, initial: true) { log.add("c") })
        #expect(log.take() == ["a", "c"])
    }

    private struct Identified: View {
        let log: Log
        @State private var flag = false
        var body: some View {
            VStack {
                Button("t") { flag.toggle() }
                Text("x")
                    .onAppear { log.add("A\(flag ? "T" : "F")") }
                    .onDisappear { log.add("D\(flag ? "T" : "F")") }
                    .id(flag)
                    .onAppear { log.add("outer") }
            }
        }
    }

    @Test("B19, B20: another id is another view: the old one disappears, seeing the new state, then the new one appears")
    func b19_b20_idChange() {
        let log = Log()
        let host = TestHost.pinned(Identified(log: log))
        #expect(log.take() == ["AF", "outer"])
        host.press(.return)
        #expect(log.take() == ["DT", "AT"])
    }

    private struct Opaque: View {
        let log: Log
        @State private var opacity = 1.0
        var body: some View {
            VStack {
                Button("t") { opacity = 1 - opacity }
                Leaf(name: "x", log: log).opacity(opacity)
            }
        }
    }

    @Test("B22: what opacity hides neither disappears nor appears")
    func b22_opacityIsNoLifecycle() {
        let log = Log()
        let host = TestHost.pinned(Opaque(log: log), width: 8, height: 2)
        #expect(log.take() == ["+x"])
        host.press(.return)
        #expect(host.text == "[ t ]")
        host.press(.return)
        #expect(host.text == "[ t ]\n  x")
        #expect(log.take() == [])
    }

    @Test("B23: all rows of a plain scroll view appear at once, and scrolling tells nobody")
    func b23_plainRowsAppearAtOnce() {
        let log = Log()
        let host = TestHost.pinned(ScrollView { ForEach(0..<100, id: \.self) { Leaf(name: "\($0)", log: log) } }, width: 8, height: 5)
        #expect(log.take() == (0..<100).map { "+\($0)" })
        host.wheel(4, x: 0, y: 0)
        #expect(host.lines[0].contains("12"))
        #expect(log.take() == [])
    }

    private struct Brief: View {
        let log: Log
        @State private var shows = false
        @State private var step = 0
        var body: some View {
            VStack {
                Button("t") { step = 1 }
                if shows { Leaf(name: "x", log: log) }
            }
            .onChange(of: step) {
                shows = true
            }
            .onChange(of: shows) { shows = false }
        }
    }

    @Test("B34: what comes and goes within a turn appears and disappears as often, and is in no frame")
    func b34_briefViews() {
        let log = Log()
        let host = TestHost.pinned(Brief(log: log), width: 8, height: 2)
        let frames = host.frameCount
        host.press(.return)
        #expect(host.text == "[ t ]")
        #expect(host.frameCount == frames)
        let seen = log.take()
        #expect(seen.filter { $0 == "+x" }.count == seen.filter { $0 == "-x" }.count)
    }

    private struct RemovedBeforeItAppears: View {
        let log: Log
        @State private var shows = true
        var body: some View {
            // The write is made while the first update is under way, before anybody has appeared.
            if shows { Leaf(name: "x", log: log).modifier(Remover { shows = false }) }
        }
    }

    private struct Remover: ViewModifier {
        let remove: () -> Void
        func body(content: Content) -> some View {
            let _ = remove()
            content
        }
    }

    @Test("B34: a view that is removed before its callbacks run neither appears nor disappears")
    func b34_removedBeforeAppearing() {
        let log = Log()
        let host = TestHost.pinned(RemovedBeforeItAppears(log: log))
        #expect(host.text == "")
        #expect(log.all == [])
    }

    @Test("B35: closing the host lets every view disappear, once; nothing comes back to life")
    func b35_close() {
        let log = Log()
        let host = TestHost.pinned(
            VStack {
                Leaf(name: "a", log: log); Leaf(name: "b", log: log)
            }.onDisappear { log.add("-v") })
        #expect(log.take() == ["+a", "+b"])
        host.close()
        #expect(log.take() == ["-a", "-b", "-v"])
        host.close()
        host.type("x")
        host.resize(width: 10, height: 3)
        #expect(log.take() == [])
    }

    @Test("Tokamak 547: rows come and go with their callbacks, only they")
    func rowsAppearAndDisappear() {
        struct Rows: View {
            let log: Log
            @State private var ids = [1, 2, 3]
            var body: some View {
                VStack {
                    Button("t") { ids = [4, 3, 1] }
                    ForEach(ids, id: \.self) { Leaf(name: "\($0)", log: log) }
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Rows(log: log), width: 8, height: 4)
        #expect(log.take() == ["+1", "+2", "+3"])
        host.press(.return)
        #expect(host.lines.dropFirst().map { $0.trimming } == ["4", "3", "1"])
        #expect(log.take() == ["-2", "+4"])
    }
}

extension String {
    var trimming: String { String(drop { $0 == " " }) }
}
