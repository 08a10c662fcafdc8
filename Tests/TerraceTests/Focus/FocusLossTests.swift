import Terrace
import TerraceTesting
import Testing

/// Rows of fields with everything that can happen around them on function keys.
private struct Rows: View {
    let log: Log
    @State private var ids = [1, 2, 3, 4]
    @State private var texts: [Int: String] = [:]
    @State private var isDisabled: Set<Int> = []
    @State private var isHidden: Set<Int> = []
    @FocusState private var focus: Int?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(ids, id: \.self) { id in
                TextField("\(id)", text: Binding(get: { texts[id] ?? "" }, set: { texts[id] = $0 }))
                    .focused($focus, equals: id)
                    .disabled(isDisabled.contains(id))
                    .opacity(isHidden.contains(id) ? 0 : 1)
            }
            Text(focus.map { "\($0)" } ?? "nil")
        }
        .onChange(of: focus) { log.add("\($0 ?? 0)>\($1 ?? 0)") }
        .onKeyPress { press in
            switch press.key {
            case .function(1): ids.removeAll { $0 == focus }
            case .function(2): ids.reverse()
            case .function(3): if let focus { isDisabled.insert(focus) }
            case .function(4): if let focus { isHidden.insert(focus) }
            case .function(5): ids = []
            case .function(6): ids.insert((ids.max() ?? 0) + 1, at: 0)
            case .function(7): ids.removeAll { $0 == 2 || $0 == 3 }
            case .function(8): isDisabled = [1, 2, 3, 4]
            case .function(9): isDisabled = []
            default: return .ignored
            }
            return .handled
        }
    }
}

@MainActor
@Suite("Focus while things go and move")
struct FocusLossTests {
    private func host(_ log: Log = Log(), focused: Int = 2) -> TestHost {
        let host = TestHost.pinned(Rows(log: log), width: 8, height: 8)
        for _ in 1..<focused { host.press(.tab) }
        _ = log.take()
        return host
    }

    @Test("C10: when the focused row goes, the next has focus in the same turn; behind the last the one before")
    func c10_removal() {
        let log = Log()
        let host = host(log)
        host.press(.function(1))
        #expect(host.text == "1\n3\n4\n3")
        #expect(log.take() == ["2>3"])
        host.type("x")
        #expect(host.text == "1\nx\n4\n3")
        host.press(.tab)
        host.press(.function(1))
        #expect(host.text == "1\nx\n3")
        host.press(.function(1))
        host.press(.function(1))
        #expect(host.text == "nil")
        #expect(host.focus == nil)
        #expect(host.log == [])
    }

    @Test("C10: when its neighbours go with the focused row, the nearest that is left has focus")
    func c10_severalGo() {
        let host = host()
        host.press(.function(7))
        #expect(host.text == "1\n4\n4")
    }

    @Test("C11: a focused row that is moved keeps focus, caret and text; nobody is told")
    func c11_move() {
        let log = Log()
        let host = host(log)
        host.type("abc")
        host.press(.leftArrow)
        _ = log.take()
        host.press(.function(2))
        #expect(host.text == "4\n3\nabc\n1\n2")
        #expect(host.cursor! == (2, 2))
        host.type("X")
        #expect(host.lines[2] == "abXc")
        host.press(.function(6))
        host.type("Y")
        #expect(host.lines[3] == "abXYc")
        #expect(log.take() == [])
    }

    @Test("C12: disabling the focused field moves focus on; disabling all leaves none; enabling gives it back")
    func c12_disable() {
        let log = Log()
        let host = host(log)
        host.press(.function(3))
        #expect(log.take() == ["2>3"])
        host.type("x")
        #expect(host.lines[2] == "x")
        host.press(.tab)
        host.press(.tab)
        host.press(.tab)
        #expect(host.lines[4] == "3")
        _ = log.take()
        host.press(.function(8))
        #expect(host.focus == nil)
        #expect(host.cursor == nil)
        #expect(log.take() == ["3>0"])
    }

    @Test("D57, textual 1565: hiding the focused field moves focus on; it takes no keys while it is hidden")
    func d57_hide() {
        let log = Log()
        let host = host(log, focused: 4)
        host.press(.function(4))
        #expect(log.take() == ["4>3"])
        host.type("x")
        #expect(host.text == "1\n2\nx\n\n3")
    }

    @Test("All rows go at once: focus is nowhere, and nothing traps")
    func allGo() {
        let host = host()
        host.press(.function(5))
        #expect(host.text == "nil")
        host.type("x\n\t")
        #expect(host.text == "nil")
        #expect(host.cursor == nil)
    }

    @Test("D57: hidden keeps its room, draws nothing, and Tab passes it by")
    func d57_hidden() {
        let host = TestHost.pinned(
            HStack(spacing: 0) {
                Button("A") {}.hidden()
                Button("b") {}
            }, width: 12, height: 1)
        #expect(host.text == "     [ b ]")
        let focus = host.focus
        host.press(.tab)
        #expect(host.focus == focus)
    }

    @Test("C16: Tab goes in tree order, columns first where columns are written first, also to what was inserted on top")
    func c16_treeOrder() {
        struct Grid: View {
            @State private var n = 1
            @FocusState private var focus: Int?
            var body: some View {
                VStack {
                    HStack {
                        VStack {
                            ForEach(0..<n, id: \.self) { index in
                                Text("f").focusable().focused($focus, equals: 10 - index)
                            }
                            Text("x").focusable().focused($focus, equals: 20)
                        }
                        VStack {
                            Text("y").focusable().focused($focus, equals: 30)
                            Text("z").focusable().focused($focus, equals: 40)
                        }
                    }
                    Text("at \(focus ?? 0)")
                }
                .onKeyPress("i") {
                    n += 1
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Grid(), width: 12, height: 6)
        func order(_ count: Int) -> [String] {
            (0..<count).map { _ in
                host.press(.tab)
                return String(host.text.suffix(2)).trimming
            }
        }
        #expect(order(5) == ["20", "30", "40", "10", "20"])
        host.type("i")
        #expect(order(5) == ["30", "40", "10", "9", "20"])
    }
}
