import Terrace
import TerraceTesting
import Testing

/// What users of other frameworks have reported about scrolling and long lists.
@MainActor
@Suite("Reports: scrolling and lists")
struct ScrollReportTests {
    private struct Log: View {
        @State var lines: [Int]
        var body: some View {
            ScrollView(showsIndicators: false) {
                LazyVStack(alignment: .leading) { ForEach(lines, id: \.self) { Text("line \($0)") } }
            }
            .defaultScrollAnchor(.bottom)
            .focusable()
            .onKeyPress("a") {
                lines.append((lines.last ?? 0) + 1)
                return .handled
            }
            .onKeyPress("d") {
                lines.removeFirst(10)
                return .handled
            }
        }
    }

    @Test("opentui 1514: a reader who has scrolled up stays where he is when lines go in front") func shrinkingAbove() {
        let host = TestHost.pinned(Log(lines: Array(0..<50)), width: 10, height: 5)
        #expect(host.lines[4] == "line 49")
        host.wheel(-3, x: 1, y: 1)
        let first = host.lines[0]
        #expect(first == "line 36")
        host.type("d")
        #expect(host.lines[0] == first)
        host.type("a")
        #expect(host.lines[0] == first)
    }

    @Test("opentui 530: who comes back to the end follows it again") func followsAgain() {
        let host = TestHost.pinned(Log(lines: Array(0..<50)), width: 10, height: 5)
        host.wheel(-3, x: 1, y: 1)
        host.type("a")
        #expect(!host.text.contains("line 50"))
        host.wheel(30, x: 1, y: 1)
        #expect(host.lines[4] == "line 50")
        host.type("aa")
        #expect(host.lines[4] == "line 52")
    }

    @Test("opentui 835: what is read stays in sight when the window is made narrower and wider") func resizing() {
        let host = TestHost.pinned(
            ScrollView(showsIndicators: false) {
                LazyVStack(alignment: .leading) { ForEach(0..<60, id: \.self) { Text("row \($0) with some text to wrap") } }
            }, width: 40, height: 6)
        host.wheel(10, x: 1, y: 1)
        #expect(host.lines[0].hasPrefix("row 30 "))
        host.resize(width: 12, height: 6)
        #expect(host.lines[0].hasPrefix("row 30"))
        host.resize(width: 40, height: 6)
        #expect(host.lines[0].hasPrefix("row 30 "))
    }

    @Test("TermUI 2252, textual 1892: 100,000 rows make no more rows than are in sight") func manyRows() {
        let host = TestHost.pinned(List { ForEach(0..<100_000, id: \.self) { Text("\($0)") } }, width: 10, height: 10)
        #expect(host.statistics.rowsMade < 40)
        host.wheel(1000, x: 1, y: 1)
        #expect(host.lines[0].hasPrefix("3000"))
    }

    @Test("pug 106: filtering 20,000 rows with each key makes the rows in sight, and no others") func filtering() {
        struct Filtered: View {
            @State var query = ""
            let names = (0..<20_000).map { "item \($0)" }
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    TextField("filter", text: $query)
                    List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
                }
            }
        }
        let host = TestHost.pinned(Filtered(), width: 14, height: 8)
        for key in ["1", "9", "9", "9"] {
            host.type(key)
            #expect(host.statistics.rowsMade < 40)
        }
        #expect(host.lines[1].hasPrefix("item 1999"))
        #expect(host.lines[2].hasPrefix("item 11999"))
    }

    @Test("TUIkit-wade e89b802e: Tab reaches each of 500 buttons in a lazy stack") func tabReachesAll() {
        struct Buttons: View {
            let log: ListLog
            var body: some View {
                ScrollView {
                    LazyVStack { ForEach(0..<500, id: \.self) { number in Button("b\(number)") { log.events.append("\(number)") } } }
                }
            }
        }
        let log = ListLog()
        let host = TestHost.pinned(Buttons(log: log), width: 12, height: 6)
        for _ in 0..<499 { host.press(.tab) }
        host.press(.return)
        #expect(log.events == ["499"])
        #expect(host.text.contains("b499"))
    }

    @Test("SuperLightTUI 435: right to left, too, Tab brings what is aside into view, and back") func sideways() {
        let host = TestHost.pinned(
            ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Button("b\($0)") {} } } }
                .environment(\.layoutDirection, .rightToLeft), width: 20, height: 2)
        #expect(host.text.contains("[ b0 ]"))
        for step in 1..<20 {
            host.press(.tab)
            #expect(host.text.contains("[ b\(step) ]"))
        }
        for step in (0..<19).reversed() {
            host.press(.tab, modifiers: .shift)
            #expect(host.text.contains("[ b\(step) ]"))
        }
    }
}
