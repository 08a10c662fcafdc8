import Foundation
import Terrace
import TerraceTesting
import Testing

/// Lists whose rows are links, or have sections around them: who has the focus, and what keys do with its row.
@MainActor
@Suite("Lists: rows that have the focus")
struct ListRowFocusTests {
    private struct Links: View {
        @State var names = ["Ada", "Bob", "Cy"]
        var usesValues = false
        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        if usesValues { NavigationLink(name, value: name) } else { NavigationLink(name) { Text("about \(name)") } }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .navigationDestination(for: String.self) { Text("value \($0)") }
            }
        }
    }

    private func rows(_ host: TestHost) -> [String] {
        host.lines.map { $0.filter(\.isLetter) }.filter { !$0.isEmpty }
    }

    @Test(
        "E26: Delete and Backspace delete the row that is a link and has the focus", arguments: [false, true],
        [KeyEquivalent.delete, .deleteForward])
    func e26_links(usesValues: Bool, key: KeyEquivalent) {
        let host = TestHost(Links(usesValues: usesValues), width: 24, height: 8)
        #expect(rows(host) == ["Ada", "Bob", "Cy"])
        host.press(.downArrow)
        host.press(key)
        #expect(rows(host) == ["Ada", "Cy"])
        #expect(host.focused?.text.contains("Cy") == true)
        host.press(key)
        #expect(rows(host) == ["Ada"])
        #expect(host.focused?.text.contains("Ada") == true)
        host.press(key)
        #expect(rows(host) == [])
        host.press(key)
        #expect(host.log.isEmpty)
    }

    @Test("E27: Alt with an arrow moves the row that is a link and has the focus", arguments: [false, true])
    func e27_links(usesValues: Bool) {
        let host = TestHost(Links(usesValues: usesValues), width: 24, height: 8)
        host.press(.downArrow, modifiers: .option)
        #expect(rows(host) == ["Bob", "Ada", "Cy"])
        #expect(host.focused?.text.contains("Ada") == true)
        host.press(.downArrow, modifiers: .option)
        host.press(.downArrow, modifiers: .option)
        #expect(rows(host) == ["Bob", "Cy", "Ada"])
        host.press(.upArrow, modifiers: .option)
        #expect(rows(host) == ["Bob", "Ada", "Cy"])
        host.press(.return)
        #expect(host.text.contains(usesValues ? "value Ada" : "about Ada"))
    }

    @Test("Delete in a field of a row is for its text, and never for the row") func fieldsKeepDelete() {
        struct Fields: View {
            @State var texts = ["x", ""]
            @State var day = Date(timeIntervalSince1970: 0)
            var body: some View {
                List {
                    ForEach(texts.indices, id: \.self) { TextField("empty", text: $texts[$0]) }.onDelete { texts.remove(atOffsets: $0) }
                    ForEach(0..<1, id: \.self) { _ in DatePicker("Day", selection: $day, displayedComponents: .date) }
                        .onDelete { _ in texts = [] }
                }
            }
        }
        let host = TestHost(Fields(), width: 30, height: 6)
        for _ in 0..<3 {
            for _ in 0..<3 { host.press(.delete) }
            host.press(.deleteForward)
            host.press(.tab)
        }
        #expect(host.findAll(.textField).count == 2)
    }

    enum Spelling: String, CaseIterable {
        case title, content, header, footer, both, old, expanded, nested, branch, bare, second
    }

    private struct Sections: View {
        let spelling: Spelling
        var changes = true
        @State var names = ["Ada", "Bob", "Cy"]
        @State var isExpanded = true

        private var rows: some DynamicViewContent {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }

        var body: some View {
            List {
                switch spelling {
                case .title: Section("1") { rows }
                case .content: Section { rows }
                case .header:
                    Section {
                        rows
                    } header: {
                        Text("1")
                    }
                case .footer:
                    Section {
                        rows
                    } footer: {
                        Text("1")
                    }
                case .both:
                    Section {
                        rows
                    } header: {
                        Text("1")
                    } footer: {
                        Text("2")
                    }
                case .old: Section(header: Text("1"), footer: Text("2")) { rows }
                case .expanded: Section("1", isExpanded: $isExpanded) { rows }
                case .nested: ForEach(0..<1, id: \.self) { Section("\($0)") { rows } }
                case .branch: Section("1") { if names.isEmpty { Text("-") } else { rows } }
                case .bare: rows
                case .second:
                    Section("1") { Text("2") }
                    Section("3") { rows }
                }
            }
        }
    }

    @Test("E26, E27: rows of a section in any spelling are deleted and moved", arguments: Spelling.allCases)
    func e26_sections(spelling: Spelling) {
        let host = TestHost(Sections(spelling: spelling), width: 24, height: 9)
        #expect(host.focus != nil)
        if spelling == .expanded { host.press(.downArrow) }
        host.press(.downArrow)
        #expect(host.lines.contains { $0.hasPrefix("›") && $0.contains("Bob") })
        host.press(.upArrow, modifiers: .option)
        #expect(rows(host) == ["Bob", "Ada", "Cy"])
        host.press(.delete)
        #expect(rows(host) == ["Ada", "Cy"])
        host.press(.delete)
        host.press(.delete)
        #expect(rows(host) == [])
        #expect(host.log.isEmpty)
    }

    @Test("E26: the last row of a section in a ForEach is deleted, and the row before it is the current one") func e26_lastOfNested() {
        let host = TestHost(Sections(spelling: .nested), width: 24, height: 9)
        host.press(.end)
        host.press(.delete)
        #expect(rows(host) == ["Ada", "Bob"])
        #expect(host.lines.contains { $0.hasPrefix("›") && $0.contains("Bob") })
    }

    @Test("E28: rows of a section show their actions and their menus", arguments: [true, false])
    func e28_sections(hasDelete: Bool) {
        struct Actions: View {
            let log: ListLog
            let hasDelete: Bool
            var body: some View {
                List {
                    Section("Names") {
                        ForEach(["Ada", "Bob"], id: \.self) { name in
                            Text(name)
                                .swipeActions { Button("Flag") { log.events.append("flag \(name)") } }
                                .contextMenu { Button("Copy") { log.events.append("copy \(name)") } }
                        }
                        .onDelete(perform: hasDelete ? { log.events.append("delete \(Array($0))") } : nil)
                    }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Actions(log: log, hasDelete: hasDelete), width: 30, height: 8)
        host.press(.downArrow)
        #expect(host.text.contains("⋯"))
        host.press(.rightArrow)
        host.press(.return)
        host.press(.delete)
        host.press(.function(10), modifiers: .shift)
        host.press(.return)
        #expect(log.events == ["flag Bob"] + (hasDelete ? ["delete [1]"] : []) + ["copy Bob"])
    }

    private struct Mixed: View {
        @State var names = ["Ada", "Bob"]
        @State var draft = ""
        let log: ListLog
        var body: some View {
            List {
                TextField("New", text: $draft)
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                Text("alone").swipeActions { Button("Do") { log.events.append("do") } }
                Text("idle")
                Button("Add") { names.append("Cy") }
            }
        }
    }

    @Test("E26: beside controls, plain rows that can be deleted have the focus themselves") func e26_mixed() {
        let host = TestHost(Mixed(log: ListLog()), width: 24, height: 9)
        #expect(host.focused?.role == .textField)
        host.press(.downArrow)
        #expect(host.cell(x: 0, y: 1).isReversed && host.cell(x: 20, y: 1).isReversed)
        host.press(.downArrow, modifiers: .option)
        #expect(rows(host).prefix(3) == ["New", "Bob", "Ada"])
        #expect(host.cell(x: 0, y: 2).isReversed)
        host.press(.delete)
        #expect(rows(host) == ["New", "Bob", "alone", "idle", "Add"])
        #expect(host.lines[2].hasSuffix("⋯") && host.cell(x: 0, y: 2).isReversed)
        host.press(.upArrow)
        host.press(.delete)
        #expect(rows(host) == ["New", "alone", "idle", "Add"])
        host.press(.upArrow)
        host.type("x")
        #expect(host.lines[0].hasPrefix("x"))
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        #expect(rows(host) == ["x", "Cy", "alone", "idle", "Add"])
        host.press(.upArrow)
        host.press(.upArrow)
        host.press(.delete)
        #expect(rows(host) == ["x", "alone", "idle", "Add"])
    }

    @Test("E28: beside controls, a plain row with actions has the focus itself, and gets it back") func e28_mixed() {
        let log = ListLog()
        let host = TestHost(Mixed(log: log), width: 24, height: 9)
        for _ in 0..<3 { host.press(.downArrow) }
        host.press(.rightArrow)
        #expect(host.lines[3].hasSuffix("[ Do ]"))
        host.press(.escape)
        #expect(host.lines[3].hasSuffix("⋯") && host.cell(x: 0, y: 3).isReversed)
        host.press(.rightArrow)
        host.press(.return)
        #expect(log.events == ["do"])
        #expect(host.cell(x: 0, y: 3).isReversed)
        host.press(.downArrow)
        #expect(host.focused?.text == "Add")
        host.find(text: "Bob").click()
        host.press(.delete)
        #expect(rows(host) == ["New", "Ada", "alone", "idle", "Add"])
    }

    @Test("The focus stays in its row when the last control goes from the list, and when one comes") func controlsComeAndGo() {
        struct Rows: View {
            @State var hasButton = true
            @State var names = ["Ada", "Bob", "Cy"]
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                    if hasButton { Button("Add") {} }
                }
                .onKeyPress("x") {
                    hasButton.toggle()
                    return .handled
                }
            }
        }
        let host = TestHost(Rows(), width: 20, height: 6)
        host.press(.downArrow)
        host.type("x")
        #expect(host.lines[0...2] == ["  Ada", "› Bob", "  Cy"])
        host.type("x")
        #expect(host.cell(x: 0, y: 1).isReversed && host.lines[3] == "[ Add ]")
        host.press(.delete)
        #expect(rows(host) == ["Ada", "Cy", "Add"])
    }
}
