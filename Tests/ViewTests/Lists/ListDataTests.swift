import Terrace
import TerraceTesting
import Foundation
import Testing

private struct Person: Identifiable {
    let id: Int
    var name: String

    static let all = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace"), Person(id: 3, name: "Edsger")]
}

@MainActor
@Suite("Lists: data and selection")
struct ListDataTests {
    @Test("E23: one of several is always selected, and stays when what is selected goes") func e23_requiredSelection() {
        struct Required: View {
            @State var people = Person.all
            @State var selected = 2
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List($people, selection: $selected) { $person in Text(person.name) }
                    List(0..<2, selection: $selected) { Text("n\($0)") }
                    List(selection: $selected) { ForEach(people) { Text($0.name) } }
                    Button("go \(selected)") { people.removeAll { $0.id == selected } }
                }
            }
        }
        let host = TestHost.pinned(Required(), width: 10, height: 10)
        #expect(host.lines[1] == "› Grace")
        host.press(.downArrow)
        #expect(host.lines[9] == "[ go 3 ]")
        host.click(x: 3, y: 9)
        #expect(host.lines[9] == "[ go 3 ]")
        host.click(x: 3, y: 0)
        #expect(host.lines[9] == "[ go 1 ]")
    }

    @Test("A34: of two ForEach over one binding the rows of both show what was written through a row of one") func a34_twoForEach() {
        struct Twice: View {
            @State var people = Person.all
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach($people) { $person in TextField("", text: $person.name) }
                    ForEach($people) { $person in Text(person.name) }
                }
            }
        }
        let host = TestHost.pinned(Twice(), width: 8, height: 6)
        host.type("!")
        #expect(host.lines == ["Ada!", "Grace", "Edsger", "Ada!", "Grace", "Edsger"])
        host.press(.tab)
        host.type("?")
        #expect(host.lines[4] == "Grace?")
        #expect(host.statistics.rowClosures <= 2)
    }

    @Test("E1: rows of a binding's data are edited through it; all forms of selection") func e1_bindings() {
        struct Edited: View {
            @State var people = Person.all
            @State var one: Int?
            @State var several: Set<Int> = [2]
            @State var required = 3
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List($people) { $person in TextField("", text: $person.name) }
                    List($people, selection: $one) { $person in Text(person.name) }
                    List($people, selection: $several) { $person in Text(person.name) }
                    List($people, selection: $required) { $person in Text(person.name) }
                    List($people, id: \.name) { $person in Text(person.name) }
                    List($people, id: \.id, selection: $one) { $person in Text(person.name) }
                    List($people, id: \.id, selection: $several) { $person in Text(person.name) }
                    List($people, id: \.id, selection: $required) { $person in Text(person.name) }
                    Text("\(one ?? 0) \(several.count) \(required)")
                }
            }
        }
        let host = TestHost.pinned(Edited(), width: 12, height: 25)
        host.type("!")
        #expect(host.lines.filter { $0.contains("Ada!") }.count == 8, "\(host.text)")
        host.press(.tab)
        host.press(.tab)
        host.press(.tab)
        host.press(.downArrow)
        #expect(host.lines[24] == "2 1 3")
    }

    @Test("E24: Control-A selects all that can be selected, and nothing where one can be") func e24_selectAll() {
        struct Several: View {
            @State var selected: Set<Int> = []
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(selection: $selected) {
                        Section("A") { ForEach(0..<3, id: \.self) { Text("\($0)").selectionDisabled($0 == 1) } }
                        Text("tagged").tag(7)
                        Text("untagged")
                    }
                    Text(selected.sorted().map(String.init).joined(separator: " "))
                }
            }
        }
        let host = TestHost.pinned(Several(), width: 12, height: 8)
        host.press("a", modifiers: .control)
        #expect(host.lines[7] == "0 2 7")
        let single = TestHost.pinned(
            List(0..<3, selection: .constant(Int?.none)) { Text("\($0)") }, width: 12, height: 4)
        single.press("a", modifiers: .control)
        #expect(single.lines[0] == "› 0")
    }

    @Test("E23: a set of tags that are not the ids: ranges, all, and removal go by the tags") func e23_tagsInSets() {
        struct Tagged: View {
            @State var people = (0..<200).map { Person(id: $0, name: "p\($0)") }
            @State var selected: Set<String> = []
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(selection: $selected) {
                        ForEach(people) { Text($0.name).tag($0.name) }.onDelete { people.remove(atOffsets: $0) }
                    }
                    Text("\(selected.count) of \(people.count)")
                }
            }
        }
        let host = TestHost.pinned(Tagged(), width: 14, height: 6)
        host.press("a", modifiers: .control)
        #expect(host.lines[5] == "200 of 200")
        host.press(.home)
        host.press(.space)
        host.press(.downArrow, modifiers: .shift)
        #expect(host.lines[5] == "2 of 200")
        host.press(.end, modifiers: .shift)
        #expect(host.lines[5] == "200 of 200")
        host.press(.delete)
        #expect(host.lines[5] == "0 of 0" || host.text == "0 of 0")
    }

    @Test("Sections in every spelling") func sectionSpellings() {
        let host = TestHost.pinned(
            List {
                Section("t") { Text("1") }
                Section(header: Text("h")) { Text("2") }
                Section(footer: Text("f")) { Text("3") }
                Section(header: Text("H"), footer: Text("F")) { Text("4") }
                Section {
                    Text("5")
                } header: {
                    Text("x")
                }
                Section {
                    Text("6")
                } footer: {
                    Text("y")
                }
                Section { Text("7") }
                Section(content: { Text("8") }, header: { Text("X") }, footer: { Text("Y") })
                Section(isExpanded: .constant(true)) {
                    Text("9")
                } header: {
                    Text("E")
                }
                Section("G", isExpanded: .constant(false)) { Text("none") }
            }, width: 6, height: 24)
        #expect(
            host.text.split { $0 == "\n" || $0 == " " || $0 == "›" }.joined(separator: " ") == "t 1 h 2 3 f H 4 F x 5 6 y 7 X 8 Y ▾ E 9 ▸ G"
        )
    }

    @Test("E23: a tag is the row's, whatever modifiers stand around it") func e23_tagInside() {
        struct Tagged: View {
            @State var selected: String?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(selection: $selected) {
                        Text("a").tag("a").padding(.leading, 1).border(.primary)
                        Text("b").tag("b").listRowBackground(Color.blue)
                    }
                    Text(selected ?? "nil")
                }
            }
        }
        let host = TestHost.pinned(Tagged(), width: 10, height: 6)
        host.press(.downArrow)
        #expect(host.lines[5] == "b")
        host.press(.upArrow)
        #expect(host.lines[5] == "a")
    }

    // MARK: Typing

    @Test("Letters belong together for a second of the host's clock") func typeAheadClock() {
        struct Names: View {
            @State var selected: String?
            var body: some View { List(["gamma", "oak", "goat"], id: \.self, selection: $selected) { Text($0) } }
        }
        let quick = TestHost.pinned(Names(), width: 10, height: 3)
        quick.type("go")
        #expect(quick.lines[2] == "› goat")
        let slow = TestHost.pinned(Names(), width: 10, height: 3)
        slow.type("g")
        #expect(slow.lines[2] == "› goat")
        slow.advance(by: .seconds(2))
        slow.type("o")
        #expect(slow.lines[1] == "› oak")
    }

    @Test("Letters reach any row, in slices, and another key ends the search") func typeAheadReachesAll() async {
        struct Names: View {
            @State var selected: Int?
            var body: some View { List(0..<20_000, selection: $selected) { Text($0 == 9000 ? "zebra" : "row") } }
        }
        let host = TestHost.pinned(Names(), width: 10, height: 3)
        host.type("z")
        #expect(!host.text.contains("zebra"))
        await host.settle(deadline: .seconds(60))
        #expect(host.text.contains("› zebra"))
        host.press(.home)
        host.type("z")
        host.press(.downArrow)
        await host.settle(deadline: .seconds(60))
        #expect(host.lines[1] == "› row")
    }
}
