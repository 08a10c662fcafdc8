import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lists: selection")
struct ListSelectionTests {
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

    @Test("B27: 100,000 rows open at once, and End reaches the last without building those between") func b27_manyRows() {
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
