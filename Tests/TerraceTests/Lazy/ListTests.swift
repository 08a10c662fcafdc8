import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
private final class ListLog {
    var events: [String] = []
    var bodies = 0
}

@MainActor
@Suite("Lazy: List")
struct ListTests {
    // MARK: One selected row

    private struct Single: View {
        let count: Int
        @State var selected: Int?
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                List(0..<count, selection: $selected) { Text("row \($0)") }
                Text("selected \(selected.map(String.init) ?? "nil")")
            }
        }
    }

    @Test("D85: a list takes all the room it is offered") func d85_listTakesAllRoom() {
        let host = TestHost(
            VStack(spacing: 0) {
                Text("above")
                List { Text("a") }
                Text("below")
            }, width: 20, height: 5)
        #expect(host.lines[1] == "a")
        #expect(host.lines[4].contains("below"))
    }

    @Test("E23: Down selects a row by its id") func e23_downSelects() {
        let host = TestHost(Single(count: 5), width: 20, height: 6)
        #expect(host.lines[0] == "› row 0")
        #expect(host.lines[5] == "selected nil")
        host.press(.downArrow)
        #expect(host.lines[1] == "› row 1")
        #expect(host.lines[5] == "selected 1")
        host.press(.upArrow)
        host.press(.upArrow)
        #expect(host.lines[5] == "selected 0")
    }

    @Test("E24, S19: End, Home and the page keys select rows and keep them in sight") func e24_keysKeepSelectionInSight() {
        let host = TestHost(Single(count: 100), width: 20, height: 9)
        host.press(.end)
        #expect(host.lines[8] == "selected 99")
        #expect(host.lines[7].hasPrefix("› row 99"))
        host.press(.pageUp)
        #expect(host.lines[8] == "selected 92")
        #expect(host.text.contains("› row 92"))
        host.press(.home)
        #expect(host.lines[8] == "selected 0")
        #expect(host.lines[0].hasPrefix("› row 0"))
        host.press(.pageDown)
        #expect(host.lines[8] == "selected 7")
        for row in 8..<60 {
            host.press(.downArrow)
            #expect(host.text.contains("› row \(row)"), "Row \(row) is out of sight.")
        }
    }

    @Test("S20: 100,000 rows open at once, and End reaches the last without building those between") func manyRows() {
        struct Many: View {
            let log: ListLog
            @State var selected: Int?
            var body: some View {
                List(0..<100_000, id: \.self, selection: $selected) { number in
                    let _ = log.bodies += 1
                    Text("row \(number)")
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Many(log: log), width: 20, height: 10)
        host.press(.end)
        #expect(host.lines[9].hasPrefix("› row 99999"))
        host.press(.home)
        #expect(host.lines[0].hasPrefix("› row 0"))
        #expect(log.bodies < 150)
    }

    @Test("E24: letters go to the next row that begins with them") func e24_typeAhead() {
        struct Names: View {
            @State var selected: String?
            let names = ["Ada", "Barbara", "Grace", "Bjarne", "Gordon"]
            var body: some View { List(names, id: \.self, selection: $selected) { Text($0) } }
        }
        let host = TestHost(Names(), width: 20, height: 5)
        host.type("g")
        #expect(host.lines[2] == "› Grace")
        host.type("o")
        #expect(host.lines[4] == "› Gordon")
    }

    @Test("Letters reach rows that were never built") func typeAheadReachesUnbuiltRows() {
        struct Names: View {
            @State var selected: Int?
            var body: some View { List(0..<1000, selection: $selected) { Text($0 == 700 ? "zebra" : "row \($0)") } }
        }
        let host = TestHost(Names(), width: 20, height: 5)
        host.type("z")
        #expect(host.text.contains("› zebra"))
    }

    @Test("A value that the program selects is shown, also of a row that was never built") func programSelects() {
        struct Jump: View {
            @State var selected: Int?
            var body: some View {
                List(0..<1000, selection: $selected) { Text("row \($0)") }
                    .onKeyPress("j") {
                        selected = 500
                        return .handled
                    }
            }
        }
        let host = TestHost(Jump(), width: 20, height: 5)
        host.type("j")
        #expect(host.text.contains("› row 500"))
        host.press(.downArrow)
        #expect(host.text.contains("› row 501"))
    }

    @Test("E23: rows are selected by their tags, and rows without any cannot be") func e23_tags() {
        struct Tagged: View {
            @State var selected: String?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(selection: $selected) {
                        Section("Fruit") {
                            Text("apple").tag("a")
                            Text("none")
                            Text("pear").padding(.leading, 1).tag("p")
                        }
                        Section("Nuts") { Text("hazel").tag("h") }
                    }
                    Text(selected ?? "nil")
                }
            }
        }
        let host = TestHost(Tagged(), width: 20, height: 8)
        #expect(host.lines[0] == "  Fruit")
        #expect(host.lines[1] == "› apple")
        host.press(.downArrow)
        #expect(host.lines[3] == "›  pear")
        #expect(host.lines[7] == "p")
        host.press(.downArrow)
        #expect(host.lines[7] == "h")
        host.press(.downArrow)
        #expect(host.lines[5] == "› hazel")
    }

    // MARK: Several

    private struct Several: View {
        let count: Int
        @State var selected: Set<Int> = []
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                List(0..<count, id: \.self, selection: $selected) { Text("row \($0)") }
                Text("\(selected.count): \(selected.sorted().prefix(5).map(String.init).joined(separator: " "))")
            }
        }
    }

    @Test("E24: Space toggles rows, and Shift selects a range") func e24_multiple() {
        let host = TestHost(Several(count: 10), width: 20, height: 11)
        host.press(.downArrow)
        host.press(.space)
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.space)
        #expect(host.lines[10] == "2: 1 3")
        host.press(.upArrow)
        host.press(.upArrow)
        host.press(.space)
        #expect(host.lines[10] == "1: 3")
        host.press(.downArrow, modifiers: .shift)
        host.press(.downArrow, modifiers: .shift)
        #expect(host.lines[10] == "3: 1 2 3")
        host.press(.upArrow, modifiers: .shift)
        #expect(host.lines[10] == "2: 1 2")
    }

    @Test("Shift-End selects 100,000 rows without building them") func rangeOfUnbuiltRows() {
        let host = TestHost(Several(count: 100_000), width: 20, height: 8)
        host.press(.end, modifiers: .shift)
        #expect(host.lines[7] == "100000: 0 1 2 3 4")
        #expect(host.lines[6].hasPrefix("› row 99999"))
        #expect(host.statistics.rowsMade < 60)
    }

    // MARK: Removing and moving

    private struct Editable: View {
        @State var names: [String]
        @State var selected: String?
        let log: ListLog
        var removes = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                List(selection: $selected) {
                    ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "fixed").moveDisabled($0 == "fixed") }
                        .onDelete {
                            log.events.append("delete \(Array($0))")
                            if removes { names.remove(atOffsets: $0) }
                        }
                        .onMove {
                            log.events.append("move \(Array($0)) \($1)")
                            names.move(fromOffsets: $0, toOffset: $1)
                        }
                }
                Text("selected \(selected ?? "nil")")
            }
        }
    }

    @Test("E25, E26: Delete removes the selected row, and nothing is selected then") func e26_delete() {
        let log = ListLog()
        let host = TestHost(Editable(names: ["a", "b", "c"], log: log), width: 20, height: 5)
        host.press(.downArrow)
        host.press(.delete)
        #expect(log.events == ["delete [1]"])
        #expect(host.lines[0] == "  a")
        #expect(host.lines[1] == "› c")
        #expect(host.lines[4] == "selected nil")
        host.press(.delete)
        host.press(.delete)
        #expect(log.events.count == 3)
        #expect(host.text.trimmingCharacters(in: .newlines) == "selected nil")
        host.press(.delete)
        host.press(.downArrow)
        #expect(log.events.count == 3)
        #expect(host.log.isEmpty)
    }

    @Test("E26: a row stays if the program does not remove it, or it says that it cannot be deleted") func e26_rowStays() {
        let log = ListLog()
        let host = TestHost(Editable(names: ["a", "fixed"], log: log, removes: false), width: 20, height: 5)
        host.press(.delete)
        #expect(log.events == ["delete [0]"])
        #expect(host.lines[0] == "› a")
        host.press(.downArrow)
        host.press(.delete)
        host.press(.upArrow, modifiers: .option)
        #expect(log.events == ["delete [0]"])
    }

    @Test("E27: Alt-Down moves the row to in front of the one after the next") func e27_move() {
        let log = ListLog()
        let host = TestHost(Editable(names: ["a", "b", "c"], log: log), width: 20, height: 5)
        host.press(.downArrow, modifiers: .option)
        #expect(log.events == ["move [0] 2"])
        #expect(host.lines[0...2] == ["  b", "› a", "  c"])
        host.press(.downArrow, modifiers: .option)
        host.press(.downArrow, modifiers: .option)
        #expect(host.lines[0...2] == ["  b", "  c", "› a"])
        host.press(.upArrow, modifiers: .option)
        #expect(log.events == ["move [0] 2", "move [1] 3", "move [2] 1"])
        #expect(host.lines[0...2] == ["  b", "› a", "  c"])
    }

    @Test("E26: rows can be deleted in a list without a selection") func e26_withoutSelection() {
        struct Plain: View {
            @State var names = ["a", "b", "c"]
            var body: some View { List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } } }
        }
        let host = TestHost(Plain(), width: 20, height: 4)
        host.press(.downArrow)
        host.press(.delete)
        #expect(host.text == "  a\n› c")
    }

    @Test("E26: offsets are those of the section's own data") func e26_sections() {
        struct Groups: View {
            @State var groups: [[String]] = [["a", "b"], ["c", "d"]]
            @State var selected: String?
            let log: ListLog
            var body: some View {
                List(selection: $selected) {
                    ForEach(0..<2, id: \.self) { group in
                        Section("group \(group)") {
                            ForEach(groups[group], id: \.self) { Text($0) }
                                .onDelete {
                                    log.events.append("\(group) \(Array($0))")
                                    groups[group].remove(atOffsets: $0)
                                }
                        }
                    }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Groups(log: log), width: 20, height: 7)
        #expect(host.text == "  group 0\n› a\n  b\n  group 1\n  c\n  d")
        for _ in 0..<3 { host.press(.downArrow) }
        #expect(host.lines[5] == "› d")
        host.press(.delete)
        #expect(log.events == ["1 [1]"])
        #expect(host.text == "  group 0\n  a\n  b\n  group 1\n› c")
    }

    @Test("E25: what is removed from the data leaves a set in the same turn") func e25_setLosesRemoved() {
        struct Filtered: View {
            @State var names = ["a", "b", "c"]
            @State var selected: Set<String> = ["a", "b", "z"]
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(names, id: \.self, selection: $selected) { Text($0) }
                        .onKeyPress("x") {
                            names.removeAll { $0 == "b" }
                            return .handled
                        }
                        .onKeyPress("y") {
                            names = names.isEmpty ? ["a", "c"] : []
                            return .handled
                        }
                    Text(selected.sorted().joined())
                }
            }
        }
        let host = TestHost(Filtered(), width: 10, height: 5)
        #expect(host.lines[4] == "abz")
        host.type("x")
        #expect(host.lines[4] == "az")
        host.type("y")
        #expect(host.lines[4] == "z")
        host.type("y")
        #expect(host.lines[0] == "› a")
        #expect(host.lines[1] == "  c")
    }

    @Test("Scenario 19: deleting the selected row with the program selecting its neighbour") func scenario19() {
        struct Rows: View {
            @State var items = ["a", "b", "c"]
            @State var selected: String?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("top") {}
                    List(items, id: \.self, selection: $selected) { Text($0) }
                        .onKeyPress(.delete) {
                            guard let selected, let index = items.firstIndex(of: selected) else { return .ignored }
                            items.remove(at: index)
                            self.selected = items.isEmpty ? nil : items[min(index, items.count - 1)]
                            return .handled
                        }
                    Text("selected \(selected ?? "nil")")
                }
            }
        }
        let host = TestHost(Rows(), width: 20, height: 6)
        host.press(.tab)
        host.press(.downArrow)
        #expect(host.lines[5] == "selected b")
        host.press(.delete)
        #expect(host.lines[1...3] == ["  a", "› c", ""])
        #expect(host.lines[5] == "selected c")
        host.press(.delete)
        #expect(host.lines[1] == "› a")
        #expect(host.lines[5] == "selected a")
        host.press(.downArrow)
        #expect(host.lines[5] == "selected a")
        #expect(host.focus?.contains("List") == true)
    }

    // MARK: Controls in rows

    @Test("E15, scenario 21: Return runs the button of the row that the arrows have come to") func scenario21_e15() {
        struct Buttons: View {
            let log: ListLog
            @State var selected: Int?
            var body: some View {
                List(1...30, id: \.self, selection: $selected) { number in
                    Button("run \(number)") { log.events.append("\(number)") }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Buttons(log: log), width: 20, height: 8)
        for _ in 0..<10 { host.press(.downArrow) }
        host.press(.return)
        #expect(log.events == ["11"])
        #expect(host.text.contains("› [ run 11 ]"))
    }

    @Test("E15: Tab enters a row with several controls, and goes on behind the list") func e15_tabEntersRow() {
        struct Rows: View {
            let log: ListLog
            @State var selected: Int?
            var body: some View {
                VStack(spacing: 0) {
                    List(0..<3, selection: $selected) { number in
                        HStack {
                            Button("x") { log.events.append("x\(number)") }
                            Button("y") { log.events.append("y\(number)") }
                        }
                    }
                    Button("end") { log.events.append("end") }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Rows(log: log), width: 20, height: 6)
        host.press(.downArrow)
        host.press(.return)
        #expect(log.events == [])
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.events == ["x1", "y1", "end"])
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        #expect(log.events == ["x1", "y1", "end", "y1"])
        host.press(.downArrow)
        #expect(host.lines[2].hasPrefix("›"))
    }

    @Test("Without a selection arrows go from one row's field to the next") func arrowsMoveBetweenFields() {
        struct Fields: View {
            @State var texts = (0..<50).map { "t\($0)" }
            var body: some View { List { ForEach(0..<50, id: \.self) { TextField("", text: $texts[$0]) } } }
        }
        let host = TestHost(Fields(), width: 20, height: 5)
        for _ in 0..<20 { host.press(.downArrow) }
        host.type("!")
        #expect(host.text.contains("t20!"))
        host.press(.upArrow)
        host.type("?")
        #expect(host.text.contains("t19?"))
    }

    @Test("A list lives in windows of no size") func tinyWindows() {
        let host = TestHost(Single(count: 10), width: 0, height: 0)
        for (width, height) in [(1, 1), (0, 5), (5, 0), (3, 2), (20, 6)] {
            host.press(.downArrow)
            host.press(.pageDown)
            host.press(.home)
            host.resize(width: width, height: height)
        }
        #expect(host.lines[0].hasPrefix("› row 0"))
        #expect(host.lines[5] == "selected 0")
    }
}
