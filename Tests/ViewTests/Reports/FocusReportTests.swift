import Terrace
import TerraceTesting
import Testing

/// What users of other frameworks have reported about focus and identity.
@MainActor
@Suite("Reports: focus and identity")
struct FocusReportTests {
    @Test("tldw_chatbook 1418: a search box beside what its text changes keeps all that is typed") func searchBox() {
        struct Search: View {
            @State var query = ""
            let names = ["alpha", "beta", "alphabet", "gamma"]
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if query.isEmpty { Text("type to search") }
                    TextField("search", text: $query)
                    let found = names.filter { query.isEmpty || $0.hasPrefix(query) }
                    if found.isEmpty { Text("nothing") } else { ForEach(found, id: \.self) { Text($0) } }
                }
            }
        }
        let host = TestHost.pinned(Search(), width: 16, height: 6)
        host.type("alphab")
        #expect(host.text == "alphab\nalphabet")
        host.type("zz")
        #expect(host.text == "alphabzz\nnothing")
    }

    @Test("ink addFocusable: what is inserted on top is first in the order of Tab, not last") func tabOrderIsTreeOrder() {
        struct Growing: View {
            @State var names = ["b"]
            @State var pressed = ""
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(names, id: \.self) { name in Button(name) { pressed += name } }
                    Button("add") { names.insert("a", at: 0) }
                    Text(pressed)
                }
            }
        }
        let host = TestHost.pinned(Growing(), width: 10, height: 5)
        host.press(.tab)
        host.press(.return)
        for _ in 0..<2 {
            host.press(.tab)
            host.press(.return)
        }
        #expect(host.lines[3] == "ab")
    }

    @Test("opentui 432: something that comes and goes in front of a text editor leaves it its text, caret and focus") func siblingInFront()
    {
        struct Notes: View {
            @State var isOn = false
            @State var text = ""
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if isOn { Text("banner") }
                    TextEditor(text: $text)
                        .onKeyPress(.escape) {
                            isOn.toggle()
                            return .handled
                        }
                }
            }
        }
        let host = TestHost.pinned(Notes(), width: 10, height: 4)
        host.type("ab")
        host.press(.leftArrow)
        host.press(.escape)
        host.type("x")
        #expect(host.lines[0...1] == ["banner", "axb"])
        host.press(.escape)
        host.type("y")
        #expect(host.lines[0] == "axyb")
    }

    @Test("opentui 201: a child inserted before its sibling is drawn, and in its place") func insertedBefore() {
        struct Rows: View {
            @State var isOn = false
            var body: some View {
                HStack(spacing: 0) {
                    if isOn { Text("<new>") }
                    Button("old") { isOn.toggle() }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 14, height: 1)
        host.press(.return)
        #expect(host.text == "<new>[ old ]")
        host.press(.return)
        #expect(host.text == "[ old ]")
    }

    @Test("ratatui 2421, 1475: the next row past the last, or after rows have gone, is a row that is there") func selectionInRange() {
        struct Rows: View {
            @State var items = Array(0..<5)
            @State var selected: Int?
            let log: ListLog
            var body: some View {
                List(items, id: \.self, selection: $selected) { Text("\($0)") }
                    .onChange(of: selected) { log.events.append(selected.map(String.init) ?? "nil") }
                    .onKeyPress("x") {
                        items.removeLast(3)
                        return .handled
                    }
            }
        }
        let log = ListLog()
        let host = TestHost.pinned(Rows(log: log), width: 5, height: 6)
        for _ in 0..<9 { host.press(.downArrow) }
        #expect(log.events.last == "4")
        host.type("x")
        #expect(log.events.last == "nil")
        host.press(.downArrow)
        #expect(log.events.last == "1")
        host.press(.end)
        #expect(log.events.allSatisfy { $0 == "nil" || Int($0).map((0..<5).contains) == true })
    }

    @Test("swift-cross-ui 243: deleting a row in the middle removes that row, not the last") func deletingTheMiddle() {
        struct Rows: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 6, height: 3)
        host.press(.tab)
        host.press(.return)
        #expect(host.text == "[ a ]\n[ c ]")
    }

    @Test("swift-cross-ui 415: rows without ids of their own are inserted once") func insertedOnce() {
        let host = TestHost.pinned(VStack(spacing: 0) { ForEach(0..<2) { Text("\($0)") } }, width: 3, height: 4)
        #expect(host.lines.map { $0.trimmingCharacters(in: .whitespaces) } == ["0", "1", "", ""])
        host.resize(width: 4, height: 4)
        #expect(host.lines.filter { $0.contains("1") }.count == 1)
    }

    @Test("TUIkit 12: a ForEach shows its rows wherever it stands, and focus follows them") func forEachAnywhere() {
        struct Rows: View {
            @State var names = ["a", "b"]
            var body: some View {
                Group {
                    HStack(spacing: 0) { ForEach(names, id: \.self) { name in Button(name) { names.reverse() } } }
                }
                .border(.primary)
            }
        }
        let host = TestHost.pinned(Rows(), width: 12, height: 3)
        #expect(host.lines[1] == "│[ a ][ b ]│")
        host.press(.return)
        #expect(host.lines[1] == "│[ b ][ a ]│")
        #expect(host.terminal.cell(x: 8, y: 1).style.isReversed)
    }

    @Test("TUIkit 22: a focus binding says nil when its view goes, or is disabled") func focusBindingClears() {
        struct Field: View {
            @State var isThere = true
            @State var isDisabled = false
            @FocusState var focus: Int?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if isThere { TextField("", text: .constant("x")).focused($focus, equals: 1).disabled(isDisabled) }
                    Text(focus.map(String.init) ?? "nil")
                }
                .onKeyPress(.escape) {
                    if isDisabled { isThere = false } else { isDisabled = true }
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Field(), width: 6, height: 2)
        #expect(host.lines[1] == "1")
        host.press(.escape)
        #expect(host.lines[1] == "nil")
    }

    @Test("swift-tui 5cdfde32: of two requests in one action the last counts, and no frame shows the first") func lastRequestCounts() {
        struct Fields: View {
            @FocusState var focus: Int?
            let log: ListLog
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { TextField("", text: .constant("t")).focused($focus, equals: $0) }
                }
                .onChange(of: focus) { log.events.append(focus.map(String.init) ?? "nil") }
                .onKeyPress(.escape) {
                    focus = 1
                    focus = 2
                    return .handled
                }
            }
        }
        let log = ListLog()
        let host = TestHost.pinned(Fields(log: log), width: 6, height: 3)
        log.events = []
        host.press(.escape)
        #expect(log.events == ["2"])
        #expect(host.cursor?.y == 2)
    }

    @Test("Tokamak 433: a view with state in one branch does not write over that of another") func branches() {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct Two: View {
            @State var isOn = true
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if isOn { Counter() }
                    Counter()
                    Button("flip") { isOn.toggle() }
                }
            }
        }
        let host = TestHost.pinned(Two(), width: 10, height: 3)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(host.text == "[ 2 ]\n[ flip ]")
        host.press(.return)
        #expect(host.text == "[ 0 ]\n[ 2 ]\n[ flip ]")
    }

    @Test("swift-cross-ui 300, textual 4650: a row that moves is moved, not made anew, and what it does goes on") func movesAreMoves() {
        struct Rows: View {
            @State var names = ["a", "b", "c"]
            @State var count = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text("\(count)")
                    ForEach(names, id: \.self) { name in
                        Button(name) {
                            count += 1
                            names.append(names.removeFirst())
                        }
                    }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 8, height: 4)
        host.press(.return)
        #expect(host.statistics.rowsMade == 0)
        #expect(host.text == "1\n[ b ]\n[ c ]\n[ a ]")
        host.press(.return)
        #expect(host.lines[0] == "2")
    }
}
