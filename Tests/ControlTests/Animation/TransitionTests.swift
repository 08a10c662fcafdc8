import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor @Suite("Animations of values, transitions, matched geometry")
struct TransitionTests {
    private struct Moving: View {
        let log: Log
        @State private var v = 0
        @State private var w = 0
        var body: some View {
            VStack(alignment: .leading) {
                Button("v") { v += 4 }
                Button("w") { w += 4 }
                Text("x").offset(x: CGFloat(v + w)).animation(.easeIn(duration: 5), value: v)
                    .onChange(of: v) { log.add("v \(v)") }
            }
        }
    }

    @Test("G3: a change of the value, of another one, and the first appearance are all shown at once")
    func g3_value() {
        let log = Log()
        let host = TestHost.pinned(Moving(log: log), width: 12, height: 3)
        #expect(host.lines[2] == "x")
        host.press(.return)
        #expect(host.lines[2] == "    x")
        let frames = host.frameCount
        host.advance(by: .seconds(10))
        #expect(host.frameCount == frames)
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[2] == "        x")
        #expect(log.all == ["v 4"])
    }

    @Test("G3: an animation may be nil, and a transaction may forbid it: it is the same")
    func g3_disabled() {
        struct Still: View {
            @State private var v = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Button("go") {
                        var transaction = Transaction(animation: .default)
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { v += 3 }
                    }
                    Text("x").offset(x: CGFloat(v)).animation(nil, value: v)
                }
            }
        }
        let host = TestHost.pinned(Still(), width: 12, height: 2)
        host.press(.return)
        #expect(host.lines[1] == "   x")
    }

    @Test("G5: nothing is drawn and nothing is done while a program is idle, whatever was animated before")
    func g5_idle() {
        struct Growing: View {
            @State private var width = 3.0
            var body: some View {
                VStack(alignment: .leading) {
                    Button("grow") { withAnimation(.linear(duration: 2).repeatForever()) { width = 9 } }
                    ProgressView(value: width, total: 10).frame(width: 10)
                }
            }
        }
        let host = TestHost.pinned(Growing(), width: 12, height: 2)
        host.press(.return)
        let (frames, turns, shown) = (host.frameCount, host.host.graph.turnCount, host.text)
        host.advance(by: .seconds(5))
        #expect(host.frameCount == frames && host.host.graph.turnCount == turns && host.text == shown)
        #expect(shown.contains("█████████░"))
    }

    private struct Leaving: View {
        let log: Log
        @State private var isShown = true
        @State private var text = "abc"
        var body: some View {
            VStack(alignment: .leading) {
                if isShown {
                    TextField("", text: $text)
                        .onSubmit { withAnimation(.default) { isShown = false } }
                        .onDisappear { log.add("gone") }
                        .transition(.slide)
                }
                Button("next") { log.add("next") }
            }
        }
    }

    @Test("G6: a field that leaves with a transition gives the focus away at once, takes nothing more, and disappears")
    func g6_removal() {
        let log = Log()
        let host = TestHost.pinned(Leaving(log: log), width: 12, height: 2)
        #expect(host.focus?.contains("TextField") == true)
        host.press(.return)
        #expect(host.text == "[ next ]")
        #expect(host.cursor == nil)
        #expect(log.take() == ["gone"])
        host.type("xyz")
        #expect(host.text == "[ next ]")
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["next"])
    }

    @Test("G8: an element that is taken out and put back under animation keeps its state")
    func g8_revival() {
        struct Counting: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Rows: View {
            @State private var ids = [1, 2]
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(ids, id: \.self) { _ in Counting().transition(.opacity) }
                }
                .onKeyPress("r") {
                    withAnimation {
                        let first = ids.removeFirst()
                        ids.append(first)
                    }
                    withAnimation {
                        ids.removeAll { $0 == 1 }
                        ids.insert(1, at: 0)
                    }
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 14, height: 2)
        host.press(.return)
        host.press(.return)
        host.press("r")
        #expect(host.text == "[ count 2 ]\n[ count 0 ]")
    }

    private struct Flying: View {
        let both: Bool
        @Namespace private var space
        @State private var isLarge = false
        var body: some View {
            VStack(alignment: .leading) {
                if isLarge {
                    Text("large").matchedGeometryEffect(id: "hero", in: space)
                } else {
                    Text("small").matchedGeometryEffect(id: "hero", in: space)
                }
                Text("follower").matchedGeometryEffect(id: "hero", in: space, isSource: both)
                Button("swap") { withAnimation { isLarge.toggle() } }
            }
        }
    }

    @Test("G9: of two sources of one geometry the log tells, once; views stay where they are")
    func g9_twoSources() {
        let host = TestHost.pinned(Flying(both: true), width: 12, height: 3)
        #expect(host.text == "small\nfollower\n[ swap ]")
        host.press(.return)
        host.press(.return)
        let notes = host.log.filter { $0.contains("matchedGeometryEffect") }
        #expect(notes.count == 1)
        #expect(notes.first?.contains("hero") == true && notes.first?.contains("isSource: false") == true)
    }

    @Test("G9: one source that gives way to another, and followers of it, are as it should be")
    func g9_oneSource() {
        let host = TestHost.pinned(Flying(both: false), width: 12, height: 3)
        host.press(.return)
        #expect(host.text == "large\nfollower\n[ swap ]")
        host.press(.return)
        #expect(host.log.isEmpty)
    }

    @Test("G12: motion is always reduced, and the end of an animation is what is shown")
    func g12_reducedMotion() {
        struct Reduced: View {
            @Environment(\.accessibilityReduceMotion) private var isReduced
            @State private var x = 0.0
            var body: some View {
                Button("\(isReduced) \(Int(x))") {
                    if isReduced { withAnimation(nil) { x = 5 } } else { withAnimation { x = 7 } }
                }
            }
        }
        let host = TestHost.pinned(Reduced(), width: 14, height: 1)
        #expect(host.text == "[ true 0 ]")
        host.press(.return)
        #expect(host.text == "[ true 5 ]")
    }

    @Test("G13: a wheel turns while it is seen, ten times a second at most, and not while it is scrolled away")
    func g13_spinner() {
        let host = TestHost(
            ScrollView {
                VStack(alignment: .leading) {
                    ProgressView()
                    ForEach(0..<30) { Text("line \($0)") }
                }
            }, width: 12, height: 5)
        var frames = host.frameCount
        host.advance(by: .seconds(1))
        #expect((5...10).contains(host.frameCount - frames))
        host.wheel(12, x: 2, y: 2)
        #expect(!host.text.contains("line 0"))
        frames = host.frameCount
        host.advance(by: .seconds(3))
        #expect(host.frameCount == frames)
        host.wheel(-40, x: 2, y: 2)
        frames = host.frameCount
        host.advance(by: .seconds(1))
        #expect(host.frameCount - frames >= 5)
    }
}
