import Foundation
import Terrace
import TerraceTesting
import Testing

private struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
    var town = "Bern"
}

private let people = [
    Person(id: 1, name: "Grace", age: 85, town: "New York"), Person(id: 2, name: "Ada", age: 36, town: "London"),
    Person(id: 3, name: "Edsger", age: 72, town: "Nuenen"),
]

@MainActor @Suite("Tables")
struct TableTests {
    private struct Sorted: View {
        @State var people: [Person]
        @State private var selection: Int?
        @State private var order = [KeyPathComparator(\Person.name)]

        var body: some View {
            Table(people, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { person in
                    Text("\(person.age)")
                }
                .width(5)
                TableColumn("Town") { Text(verbatim: $0.town) }
            }
            .onChange(of: order, initial: true) { people.sort(using: order) }
        }
    }

    private func names(_ host: TestHost, rows: Range<Int> = 2..<5) -> [String] {
        host.lines[rows].map { String($0.drop { !$0.isLetter }.prefix { $0.isLetter }) }
    }

    @Test("E52: a header above rows that are cut in columns")
    func e52_columns() {
        let host = TestHost(
            Table(people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }.width(5)
                TableColumn("Town", value: \.town).width(min: 8, max: 10)
            }, width: 32, height: 6)
        host.assertScreen(
            """
            Name           Age    Town
            ────────────────────────────────
            Grace          85     New York
            Ada            36     London
            Edsger         72     Nuenen
            """)
        #expect(host.cell(x: 0, y: 0).isBold && !host.cell(x: 0, y: 2).isBold)
    }

    @Test("E52: pressing a header sorts by it, pressing it again the other way round; the mark says so")
    func e52_sorting() {
        let host = TestHost(Sorted(people: people), width: 40, height: 6)
        #expect(names(host) == ["Ada", "Edsger", "Grace"])
        #expect(host.lines[0].contains("Name ▲") && !host.lines[0].contains("Age ▲"))
        host.find(text: "Name").click()
        #expect(names(host) == ["Grace", "Edsger", "Ada"])
        #expect(host.lines[0].contains("Name ▼"))
        host.find(text: "Age").click()
        #expect(names(host) == ["Ada", "Edsger", "Grace"])
        #expect(host.lines[0].contains("Age ▲") && !host.lines[0].contains("Name ▼"))
        host.find(text: "Town").click()
        #expect(host.lines[0].contains("Age ▲"))
    }

    @Test("E52: the rows have the focus first; Tab goes to the headers, and Return sorts")
    func e52_keyboard() {
        let host = TestHost(Sorted(people: people), width: 40, height: 6)
        #expect(host.focused?.role == .list)
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].contains("Name ▼"))
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].contains("Age ▲"))
        host.press(.tab)
        #expect(host.focused?.role == .list)
    }

    @Test("E52: rows are selected as those of a list, by keys, letters and clicks; the selection stays with its row")
    func e52_selection() {
        let host = TestHost(Sorted(people: people), width: 40, height: 6)
        host.press(.downArrow)
        #expect(host.find(text: "Edsger").isSelected)
        host.find(text: "Name").click()
        #expect(host.find(text: "Edsger").isSelected && names(host)[1] == "Edsger")
        host.click(x: 25, y: 4)
        #expect(host.find(text: "Ada").isSelected)
        host.type("g")
        #expect(host.find(text: "Grace").isSelected)
    }

    @Test("E52: several rows can be selected")
    func e52_multiple() {
        struct Multiple: View {
            @State private var selection: Set<Int> = []
            var body: some View {
                VStack(alignment: .leading) {
                    Table(of: Person.self, selection: $selection) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        TableRow(people[0])
                        ForEach(people.dropFirst()) { TableRow($0) }
                    }
                    Text(verbatim: "\(selection.sorted())")
                }
            }
        }
        let host = TestHost(Multiple(), width: 24, height: 8)
        #expect(names(host) == ["Grace", "Ada", "Edsger"])
        host.press("a", modifiers: .control)
        #expect(host.text.contains("[1, 2, 3]"))
        host.click(x: 6, y: 3)
        #expect(host.text.contains("[2]"))
        host.press(.downArrow, modifiers: .shift)
        #expect(host.text.contains("[2, 3]"))
    }

    @Test("E52: a narrow window hides the columns at the end; what is left is a list, without a header")
    func e52_narrow() {
        let host = TestHost(Sorted(people: people), width: 40, height: 6)
        #expect(host.lines[2].contains("London"))
        host.resize(width: 17, height: 6)
        #expect(host.lines[0].contains("Name") && host.lines[0].contains("Age") && !host.lines[0].contains("Town"))
        #expect(host.lines[2].contains("36") && !host.text.contains("London"))
        host.resize(width: 12, height: 6)
        #expect(!host.text.contains("Age") && !host.text.contains("36"))
        #expect(names(host, rows: 0..<3) == ["Ada", "Edsger", "Grace"])
        host.press(.tab)
        #expect(host.focused?.role == .list)
        host.resize(width: 40, height: 6)
        #expect(host.lines[0].contains("Town") && host.lines[2].contains("London"))
    }

    @Test("E52: ten thousand rows are there at once, and a row costs what a row in sight costs")
    func e52_many() {
        let many = (0..<10_000).map { Person(id: $0, name: "name \($0)", age: $0 % 90) }
        let host = TestHost(Sorted(people: many), width: 40, height: 12)
        #expect(host.statistics.nodesMade < 800)
        #expect(host.findAll(.text).count < 200)
        host.press(.end)
        #expect(host.text.contains("name 9999"))
        host.press(.downArrow)
        #expect(host.statistics.nodesMade < 100)
        host.press(.home)
        #expect(host.text.contains("name 0"))
    }

    @Test("E52: from right to left the first column stands at the right, and the header above its columns")
    func e52_mirrored() {
        let host = TestHost(Sorted(people: people).environment(\.layoutDirection, .rightToLeft), width: 40, height: 6)
        #expect(host.lines[0].hasSuffix("Name ▲") || host.lines[0].hasSuffix("▲ Name"))
        #expect(host.lines[2].hasSuffix("Ada ‹"))
        let header = host.lines[0].range(of: "Age").map { host.lines[0].distance(from: host.lines[0].startIndex, to: $0.upperBound) }
        let cell = host.lines[2].range(of: "36").map { host.lines[2].distance(from: host.lines[2].startIndex, to: $0.upperBound) }
        #expect(header != nil && header == cell)
    }

    @Test("E52: a tree opens and closes; the columns behind the first stay where they are")
    func e52_outline() {
        struct Folder: Identifiable {
            let id: String
            var size = 0
            var children: [Folder]?
        }
        let folders = [Folder(id: "src", size: 3, children: [Folder(id: "a.swift", size: 1), Folder(id: "b.swift", size: 2)])]
        let host = TestHost(
            Table(folders, children: \.children) {
                TableColumn("Name", value: \.id)
                TableColumn("Size") { Text("\($0.size)") }.width(6)
            }, width: 30, height: 6)
        #expect(host.lines[2].contains("▸ src") && !host.text.contains("a.swift"))
        host.press(.rightArrow)
        #expect(host.lines[2].contains("▾ src") && host.lines[3].contains("a.swift"))
        func column(_ row: Int, _ text: Character) -> Int? {
            host.lines[row].lastIndex(of: text).map { host.lines[row].distance(from: host.lines[row].startIndex, to: $0) }
        }
        #expect(column(2, "3") != nil && column(2, "3") == column(3, "1") && column(3, "1") == column(4, "2"))
        host.press(.leftArrow)
        #expect(!host.text.contains("a.swift"))
    }

    @Test("E52: columns may depend on a condition and be made for the elements of a collection")
    func e52_conditional() {
        struct Rounds: View {
            @State private var showsTown = false
            var body: some View {
                VStack(alignment: .leading) {
                    Button("towns") { showsTown.toggle() }
                    Table(people) {
                        TableColumn("Name", value: \.name)
                        if showsTown { TableColumn("Town", value: \.town) }
                        TableColumnForEach(1..<3, id: \.self) { round in
                            TableColumn("Round \(round)") { Text("\($0.age * round)") }.alignment(.trailing)
                        }
                    }
                    .tableColumnHeaders(.automatic)
                }
            }
        }
        let host = TestHost(Rounds(), width: 50, height: 8)
        #expect(host.lines[1].contains("Round 1") && host.lines[1].hasSuffix("Round 2"))
        #expect(host.lines[3].hasSuffix("170") && !host.text.contains("New York"))
        host.find(text: "towns").click()
        #expect(host.lines[3].contains("New York") && host.lines[3].hasSuffix("170"))
    }

    @Test("E52: rows have menus, controls in cells work, columns can be hidden, and headers can be left out")
    func e52_rows() {
        struct Rows: View {
            let log: Log
            @State private var shown = TableColumnCustomization<Person>()
            @State private var selection: Int?
            var body: some View {
                VStack(alignment: .leading) {
                    Button("hide") { shown[visibility: "town"] = .hidden }
                    Table(of: Person.self, selection: $selection, columnCustomization: $shown) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Town", value: \.town).customizationID("town")
                        TableColumn("Call") { person in Button("Call") { log.add("call \(person.name)") } }
                    } rows: {
                        ForEach(people) { person in
                            TableRow(person).contextMenu { Button("Delete") { log.add("delete \(person.name)") } }
                        }
                    }
                    .tableColumnHeaders(.hidden)
                    .tableStyle(.inset)
                }
            }
        }
        let log = Log()
        let host = TestHost(Rows(log: log), width: 50, height: 8)
        #expect(!host.text.contains("Name") && host.lines[1].contains("New York"))
        host.find(text: "hide").click()
        #expect(!host.text.contains("New York") && host.lines[1].contains("Call"))
        host.find(.list).focus()
        host.press(.downArrow)
        host.press(.return)
        #expect(log.take() == ["call Ada"])
        host.press(.function(10), modifiers: .shift)
        host.press(.return)
        #expect(log.take() == ["delete Ada"])
    }

    @Test("E52: a row with a triangle shows and hides the rows that belong to it, in line with their columns")
    func e52_disclosure() {
        struct Teams: View {
            @State private var isOpen = true
            var body: some View {
                Table(of: Person.self) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age") { Text("\($0.age)") }.width(4)
                } rows: {
                    DisclosureTableRow(people[0], isExpanded: $isOpen) {
                        ForEach(people.dropFirst()) { TableRow($0) }
                    }
                    if isOpen { TableRow(Person(id: 9, name: "Last", age: 9)) }
                }
            }
        }
        let host = TestHost(Teams(), width: 24, height: 8)
        #expect(names(host, rows: 2..<6) == ["Grace", "Ada", "Edsger", "Last"])
        func age(_ row: Int) -> Int? {
            host.lines[row].firstIndex { $0.isNumber }.map { host.lines[row].distance(from: host.lines[row].startIndex, to: $0) }
        }
        #expect(age(2) != nil && (3...5).allSatisfy { age($0) == age(2) })
        host.press(.leftArrow)
        #expect(names(host, rows: 2..<3) == ["Grace"] && !host.text.contains("Ada") && !host.text.contains("Last"))
    }

    @Test("E52: rows that are sorted as they appear: the first is the current one")
    func e52_firstRow() {
        let host = TestHost(Sorted(people: people), width: 40, height: 6)
        #expect(host.lines[2].hasPrefix("›"))
    }

    @Test("Columns have what they need at least, then what they like, and share the rest; what does not fit goes")
    func plan() {
        func plan(_ width: Int, _ columns: (Int, Int, Int)...) -> [Int] {
            let plan = TableColumnPlan(columns.map { (min: $0.0, ideal: $0.1, max: $0.2) }, width: width)
            #expect(plan.widths.reduce(0, +) + max(0, plan.widths.count - 1) * 2 + plan.slack == max(1, width))
            return plan.widths
        }
        #expect(plan(20, (6, 6, 999), (6, 6, 999)) == [9, 9])
        #expect(plan(21, (6, 6, 999), (6, 6, 999)) == [10, 9])
        #expect(plan(40, (6, 6, 999), (5, 5, 5), (6, 20, 999)) == [11, 5, 20])
        #expect(plan(13, (6, 6, 999), (6, 6, 999)) == [13])
        #expect(plan(3, (6, 6, 999), (6, 6, 999)) == [3])
        #expect(plan(0, (6, 6, 999)) == [1])
        #expect(plan(30, (4, 4, 4), (5, 5, 8)) == [4, 8])
    }
}
