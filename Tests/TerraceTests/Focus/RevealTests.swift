import Terrace
import TerraceTesting
import Testing

private struct Long: View {
    let count: Int
    let log: Log
    @State private var ids: [Int]
    @State private var text: [Int: String] = [:]
    @FocusState private var focus: Int?

    init(count: Int, log: Log = Log()) {
        self.count = count
        self.log = log
        _ids = State(initialValue: Array(0..<count))
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                ForEach(ids, id: \.self) { id in
                    TextField("row \(id)", text: Binding(get: { text[id] ?? "" }, set: { text[id] = $0 })).focused($focus, equals: id)
                }
            }
            .onKeyPress { press in
                switch press.key {
                case .function(1): focus = 12
                case .function(2): proxy.scrollTo(12)
                case .function(3): proxy.scrollTo(12, anchor: .top)
                case .function(4): proxy.scrollTo(12, anchor: .center)
                case .function(5): proxy.scrollTo(12, anchor: .bottom)
                case .function(6):
                    ids.append(99)
                    proxy.scrollTo(99)
                case .function(7): proxy.scrollTo("nothing")
                case .function(8): ids.insert((ids.max() ?? 0) + 1, at: 0)
                case .function(9): if let focus { ids.removeAll { $0 == focus }; ids.append(focus) }
                case .function(10): ids.removeLast(max(0, ids.count - 3))
                case .function(11):
                    ids.append(99)
                    focus = 99
                case .function(12):
                    ids.append(99)
                    focus = 99
                    proxy.scrollTo(0)
                default: return .ignored
                }
                return .handled
            }
        }
    }
}

@MainActor
@Suite("Keeping the focused view in sight")
struct RevealTests {
    private func host(count: Int = 30, height: Int = 5) -> TestHost { TestHost.pinned(Long(count: count), width: 10, height: height) }
    private func rows(_ host: TestHost) -> [String] { host.lines.map { $0.split(separator: "┃").first.map(String.init)?.trimmed ?? "" } }
    private func ids(_ range: ClosedRange<Int>) -> [String] { range.map { "row \($0)" } }

    @Test("D43: Tab and focus requests scroll as little as possible, at the bottom and back at the top")
    func d43_minimal() {
        let host = host()
        #expect(rows(host) == ids(0...4))
        for _ in 0..<4 { host.press(.tab) }
        #expect(rows(host) == ids(0...4))
        host.press(.tab)
        #expect(rows(host) == ids(1...5))
        host.press(.function(1))
        #expect(rows(host) == ids(8...12))
        for _ in 0..<4 { host.press(.tab, modifiers: .shift) }
        #expect(rows(host) == ids(8...12))
        host.press(.tab, modifiers: .shift)
        #expect(rows(host) == ids(7...11))
    }

    @Test("SuperLightTUI 435: Tab round the end scrolls back to the first row")
    func wrapsIntoView() {
        let host = host()
        host.press(.tab, modifiers: .shift)
        #expect(rows(host) == ids(25...29))
        host.press(.tab)
        #expect(rows(host) == ids(0...4))
    }

    @Test("D44: scrollTo moves as little as possible without an anchor, to the anchor with one; an unknown id does nothing")
    func d44_scrollTo() {
        let host = host()
        host.press(.function(7))
        #expect(rows(host) == ids(0...4))
        host.press(.function(2))
        #expect(rows(host) == ids(8...12))
        host.press(.function(3))
        #expect(rows(host) == ids(12...16))
        host.press(.function(4))
        #expect(rows(host) == ids(10...14))
        host.press(.function(5))
        #expect(rows(host) == ids(8...12))
        #expect(host.log == [])
    }

    @Test("D44: a view made in the same action can be scrolled to, also against the focus")
    func d44_inSameAction() {
        var host = host()
        host.press(.function(6))
        #expect(rows(host) == ids(26...29) + ["row 99"])
        host = self.host()
        host.press(.function(11))
        #expect(rows(host) == ids(26...29) + ["row 99"])
        host = self.host()
        host.press(.function(12))
        #expect(rows(host) == ids(0...4))
        #expect(host.cursor == nil)
        host.type("x")
        #expect(rows(host) == ids(26...29) + ["x"])
    }

    @Test("swift-tui 9af68218: the wheel and the page keys scroll the focus away, and nothing drags it back but typing")
    func wheelIsNotFought() {
        let host = host()
        host.wheel(2, x: 0, y: 0)
        #expect(rows(host) == ids(6...10))
        #expect(host.cursor == nil)
        host.press(.function(20))
        host.wheel(1, x: 0, y: 0)
        #expect(rows(host) == ids(9...13))
        host.press(.function(8))
        // A row inserted on top does not move what is read.
        #expect(rows(host) == ids(9...13))
        host.type("x")
        #expect(rows(host)[0] == "x")
        host.press(.pageDown)
        #expect(host.cursor == nil)
        host.press(.pageUp)
        #expect(host.cursor != nil)
    }

    @Test("A row that is pushed out of sight by what happens around it is kept in sight, moving as little as possible")
    func pushedOut() {
        let host = host()
        for _ in 0..<4 { host.press(.tab) }
        #expect(host.cursor.map { $0.y } == 4)
        host.press(.function(8))
        #expect(rows(host) == ids(0...4))
        #expect(host.cursor.map { $0.y } == 4)
        host.press(.function(9))
        #expect(rows(host) == ids(26...29) + ["row 4"])
        #expect(host.cursor.map { $0.y } == 4)
    }

    @Test("TUIkit-wade 747bfc23: after a resize the focused row is in sight")
    func resizeReveals() {
        let host = host(height: 10)
        for _ in 0..<9 { host.press(.tab) }
        host.resize(width: 10, height: 3)
        #expect(rows(host) == ids(7...9))
        host.resize(width: 10, height: 0)
        host.resize(width: 10, height: 4)
        #expect(rows(host).contains("row 9"))
        #expect(host.cursor != nil)
    }

    @Test("D41: what is left after many rows went is at the top, with the focus on one of it")
    func d41_shrink() {
        let host = host()
        host.press(.function(1))
        host.press(.function(10))
        #expect(rows(host) == ids(0...2) + ["", ""])
        #expect(host.cursor != nil)
    }

    @Test("SuperLightTUI 435: a field in nested scroll views is brought into view through both")
    func nested() {
        struct Nest: View {
            @FocusState private var focus: Int?
            var body: some View {
                ScrollView {
                    ForEach(0..<6, id: \.self) { outer in
                        ScrollView(showsIndicators: false) {
                            ForEach(0..<5, id: \.self) { inner in
                                Text("\(outer)\(inner)").focusable().focused($focus, equals: outer * 10 + inner)
                            }
                        }
                        .frame(height: 2)
                    }
                }
                .onKeyPress("g") {
                    focus = 43
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Nest(), width: 5, height: 4)
        host.type("g")
        #expect(rows(host) == ["30", "31", "42", "43"])
    }
}

extension String {
    var trimmed: String { String(trimming.reversed()).trimming.reversed().map(String.init).joined() }
}
