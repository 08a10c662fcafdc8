import Observation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Doing nothing, and letting go")
struct IdleTests {
    @Test("TUIkit T-1: with a field focused and nothing to do there is no turn, no frame, no byte")
    func idle() async {
        let host = TestHost.pinned(TextField("x", text: .constant("")), width: 8, height: 1)
        await host.settle()
        let before = (host.host.graph.turnCount, host.frameCount)
        await host.settle()
        #expect((host.host.graph.turnCount, host.frameCount) == before)
        host.press(.function(5))
        #expect(host.frameCount == before.1)
    }

    @Test("textual 4737: Tab costs what changes, whatever stands around", arguments: [10, 1000])
    func tabCost(count: Int) {
        struct Many: View {
            let count: Int
            @FocusState private var focus: Int?
            var body: some View {
                ScrollView {
                    ForEach(0..<count, id: \.self) { Text("\($0)").focusable().focused($focus, equals: $0) }
                }
            }
        }
        let host = TestHost.pinned(Many(count: count), width: 8, height: 5)
        host.press(.tab)
        #expect(host.statistics.bodies + host.statistics.rowClosures + host.statistics.leafUpdates + host.statistics.nodesMade == 0)
        #expect(host.statistics.boxesMeasured == 0)
    }

    final class Token: Sendable {}

    @Test("rensbreur S6: what has been removed is freed, focus, tasks and handlers or not")
    func removedIsFreed() async {
        struct Holder: View {
            let token: Token
            @State private var kept: Token
            @State private var text = ""
            @FocusState private var isFocused: Bool

            init(_ token: Token) {
                self.token = token
                _kept = State(initialValue: token)
            }

            var body: some View {
                VStack {
                    TextField("x", text: $text).focused($isFocused)
                    Button("b") { _ = token }
                }
                .background(Text("back"))
                .onAppear { isFocused = true }
                .onDisappear { _ = token }
                .onChange(of: text) { _ = token }
                .onKeyPress("q") {
                    _ = token
                    return .ignored
                }
                .task {
                    _ = token
                    try? await Task.sleep(for: .seconds(3600))
                }
            }
        }
        struct Owner: View {
            let make: () -> Token
            @State private var tokens: [Token] = []

            var body: some View {
                VStack {
                    if let token = tokens.first { Holder(token) }
                    Button("c") {}
                }
                .onKeyPress(.function(1)) {
                    tokens = tokens.isEmpty ? [make()] : []
                    return .handled
                }
            }
        }
        weak var weakToken: Token?
        let make = {
            let token = Token()
            weakToken = token
            return token
        }
        let shown = TestHost.pinned(Owner(make: make), width: 10, height: 4)
        shown.press(.function(1))
        await shown.settle(deadline: .milliseconds(200))
        shown.type("a")
        #expect(weakToken != nil)
        shown.press(.function(1))
        shown.press(.tab)
        await shown.settle()
        #expect(shown.text == "[ c ]")
        #expect(weakToken == nil)
    }

    @Test("swift-tui 5a2d0851: a view that comes back starts from its own initial value")
    func freshState() {
        struct Seeded: View {
            @State private var n: Int
            init(_ n: Int) { _n = State(initialValue: n) }
            var body: some View { Button("\(n)") { n += 1 } }
        }
        struct Owner: View {
            @State private var seed = 5
            @State private var isOn = true
            var body: some View {
                VStack { if isOn { Seeded(seed) } }
                    .onKeyPress("t") {
                        isOn.toggle()
                        seed += 1
                        return .handled
                    }
            }
        }
        let host = TestHost.pinned(Owner(), width: 8, height: 2)
        host.press(.return)
        #expect(host.text == "[ 6 ]")
        host.type("t")
        #expect(host.text == "")
        host.type("t")
        #expect(host.text == "[ 7 ]")
    }
}
