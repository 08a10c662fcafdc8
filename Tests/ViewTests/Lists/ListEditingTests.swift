import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lists: deleting and moving")
struct ListEditingTests {
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

    @Test("E26, E29: a row stays if the program does not remove it, or it says that it cannot be deleted") func e26_rowStays() {
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

    @Test("scenario 19: deleting the selected row with the program selecting its neighbour") func scenario19() {
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
}
