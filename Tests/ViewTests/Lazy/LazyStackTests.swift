import Terrace
import TerraceTesting
import Testing

private struct Item: Identifiable {
    let id: Int
    var text: String
}

@MainActor
private final class RowLog {
    var events: [String] = []
    var bodies = 0
}

@MainActor
@Suite("Lazy stacks")
struct LazyStackTests {
    private struct Plain: View {
        let count: Int
        let log: RowLog
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { number in
                        RowText(number: number, log: log)
                            .onAppear { log.events.append("+\(number)") }
                            .onDisappear { log.events.append("-\(number)") }
                    }
                }
            }
        }
    }

    private struct RowText: View {
        let number: Int
        let log: RowLog
        var body: some View {
            let _ = log.bodies += 1
            Text("Row \(number)")
        }
    }

    @Test("B27: rows of a lazy container are not built until they come near the window")
    func b27_rowsAreBuiltWhenNeeded() {
        let log = RowLog()
        let host = TestHost(Plain(count: 100_000, log: log), width: 20, height: 10)
        #expect(host.lines[0].hasPrefix("Row 0"))
        #expect(host.lines[9].hasPrefix("Row 9"))
        #expect(log.bodies < 30)
        #expect(host.statistics.boxesMeasured < 200)
    }

    @Test("B24: rows appear and disappear as they are scrolled in and out")
    func b24_rowsAppearAsTheyScrollIn() {
        let log = RowLog()
        let host = TestHost(Plain(count: 100, log: log), width: 20, height: 5)
        #expect(log.events.count < 12)
        log.events = []
        host.wheel(3, x: 1, y: 1)
        #expect(host.lines[0].hasPrefix("Row 9"))
        #expect(log.events.contains("-0"))
        #expect(log.events.contains("+13"))
    }

    private struct Editor: View {
        @State var items: [Item]
        @FocusState var focus: Int?
        var body: some View {
            ScrollViewReader { proxy in
                VStack(alignment: .leading) {
                    ScrollView {
                        LazyVStack {
                            ForEach($items) { $item in
                                TextField("", text: $item.text)
                                    .focused($focus, equals: item.id)
                                    .onSubmit {
                                        let index = items.firstIndex { $0.id == item.id } ?? 0
                                        items.insert(Item(id: items.count + 1000, text: ""), at: index + 1)
                                        focus = items[index + 1].id
                                    }
                            }
                        }
                    }
                    Text("focus \(focus ?? -1)")
                }
                .environment(\.editingKeys, .standard.removing("t", .control).removing("j", .control))
                .onKeyPress(keys: ["g", "j", "t"]) { press in
                    guard press.modifiers == .control else { return .ignored }
                    switch press.key {
                    case "g": focus = 900
                    case "t": items.insert(Item(id: 5000 + items.count, text: "top"), at: 0)
                    default: proxy.scrollTo(500, anchor: .top)
                    }
                    return .handled
                }
            }
        }
    }

    private func editor(_ count: Int = 1000) -> TestHost {
        TestHost(Editor(items: (0..<count).map { Item(id: $0, text: "item \($0)") }), width: 24, height: 8)
    }

    @Test("A focus request reaches a row that was never built, and what is typed lands there")
    func focusRequestReachesUnbuiltRow() {
        let host = editor()
        host.press("g", modifiers: .control)
        #expect(host.lines[7] == "focus 900")
        host.type("!")
        #expect(host.text.contains("item 900!"))
        #expect(host.log.isEmpty)
    }

    @Test("scrollTo reaches a row that was never built")
    func scrollToReachesUnbuiltRow() {
        let host = editor()
        host.press("j", modifiers: .control)
        #expect(host.lines[0].hasPrefix("item 500"))
        #expect(host.lines[7] == "focus 0")
        host.type("x")
        #expect(host.lines[0].hasPrefix("item 0x"))
    }

    @Test("Tab goes on to rows that were not built")
    func tabReachesUnbuiltRows() {
        let host = editor()
        for _ in 0..<30 { host.press(.tab) }
        #expect(host.lines[7] == "focus 30")
        #expect(host.text.contains("item 30"))
        host.press(.tab, modifiers: .shift)
        #expect(host.lines[7] == "focus 29")
    }

    @Test("S12, B26: a row's state outlives its being out of sight")
    func b26_stateOutlivesScrolling() {
        struct Counter: View {
            @State private var count = 0
            let number: Int
            var body: some View { Button("\(number): \(count)") { count += 1 } }
        }
        struct List: View {
            var body: some View {
                ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Counter(number: $0) } } }
            }
        }
        let host = TestHost(List(), width: 20, height: 6)
        host.press(.tab)
        host.press(.return)
        host.press(.return)
        #expect(host.text.contains("1: 2"))
        host.wheel(60, x: 1, y: 1)
        #expect(!host.text.contains(" 1: 2"))
        host.wheel(-60, x: 1, y: 1)
        #expect(host.text.contains("1: 2"))
    }

    @Test("A row inserted above does not move what is read")
    func insertionAboveDoesNotMove() {
        let host = editor()
        host.wheel(20, x: 1, y: 1)
        let before = host.lines[0..<7]
        host.press("t", modifiers: .control)
        #expect(host.lines[0..<7] == before)
    }

    @Test("Return in a row inserts one below and goes there, also at the end of the window")
    func returnInserts() {
        let host = editor()
        for _ in 0..<6 { host.press(.tab) }
        host.type("\nnew")
        #expect(host.text.contains("item 6\n"))
        #expect(host.lines[6].hasPrefix("new"))
    }

    @Test("B25: a row of a lazy stack that is scrolled out disappears, once")
    func b25_disappearsOnce() {
        let log = RowLog()
        let host = TestHost(Plain(count: 100, log: log), width: 20, height: 5)
        host.wheel(10, x: 1, y: 1)
        host.wheel(2, x: 1, y: 1)
        #expect(log.events.filter { $0 == "-0" }.count == 1)
        #expect(log.events.filter { $0 == "+0" }.count == 1)
    }

    @Test("B21: onAppear of a group runs once for all of it")
    func b21_groupAppearsOnce() {
        let log = RowLog()
        _ = TestHost(
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }.onAppear { log.events.append("group") }
            }, width: 10, height: 3)
        #expect(log.events == ["group"])
    }

    @Test("D46: a lazy stack is as wide as it is offered, and its rows' places are exact once they were seen")
    func d46_width() {
        let host = TestHost(
            ScrollView {
                LazyVStack(alignment: .trailing) {
                    ForEach(0..<50, id: \.self) { number in
                        VStack(alignment: .trailing) {
                            Text("row \(number)")
                            if number.isMultiple(of: 2) { Text("more") }
                        }
                    }
                }
            }, width: 12, height: 6)
        #expect(host.lines[0].hasPrefix("      row 0"))
        host.wheel(30, x: 1, y: 1)
        host.wheel(-30, x: 1, y: 1)
        #expect(host.lines[0].hasPrefix("      row 0"))
        #expect(host.lines[1].hasPrefix("       more"))
        #expect(host.lines[2].hasPrefix("      row 1"))
    }
}
