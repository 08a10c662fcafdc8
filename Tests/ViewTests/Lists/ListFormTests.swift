import Terrace
import TerraceTesting
import Testing

private struct Person: Identifiable {
    let id: Int
    var name: String

    static let all = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace"), Person(id: 3, name: "Edsger")]
}

private struct Folder: Identifiable {
    let id: String
    var name: String
    var folders: [Folder]?

    static let all = [
        Folder(id: "1", name: "src", folders: [Folder(id: "2", name: "core", folders: [])]), Folder(id: "3", name: "doc"),
    ]
}

private func selectionType<S, C>(of list: List<S, C>) -> S.Type { S.self }

@MainActor
@Suite("Lists: the forms of their initialisers")
struct ListFormTests {
    @Test("E23: each kind of selection takes its own form, whatever the data are") func e23_forms() {
        let people = Person.all
        let one = Binding<Int?>.constant(nil)
        let several = Binding<Set<Int>>.constant([])
        let required = Binding<Int>.constant(2)
        #expect(selectionType(of: List(people, selection: one) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, selection: several) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, selection: required) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, id: \.id, selection: one) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, id: \.id, selection: several) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, id: \.id, selection: required) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, selection: Optional(one)) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, id: \.id, selection: Optional(several)) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, selection: .constant(Int?.none)) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, selection: .constant(Set([1]))) { Text($0.name) }) == Int.self)
        #expect(selectionType(of: List(people, selection: .constant(1)) { Text($0.name) }) == Int.self)
    }

    @Test("E23: plain data with a selection that is never empty") func e23_required() {
        struct Required: View {
            @State private var selected = 2
            @State private var name = "Ada"
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(Person.all, selection: $selected) { Text($0.name) }
                    List(Person.all, id: \.name, selection: $name) { Text($0.name) }
                    Text("\(selected) \(name)")
                }
            }
        }
        let host = TestHost.pinned(Required(), width: 10, height: 7)
        #expect(host.lines[1] == "› Grace")
        host.press(.downArrow)
        host.press(.tab)
        host.press(.downArrow)
        #expect(host.lines[6] == "3 Grace")
    }

    @Test("E26, E27: editActions delete and move in the binding's collection") func e26_editActions() {
        struct Edited: View {
            @State private var people = Person.all
            @State private var selected: Int?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List($people, editActions: .all, selection: $selected) { $person in Text(person.name) }
                    Text(people.map(\.name).joined(separator: " "))
                }
            }
        }
        let host = TestHost.pinned(Edited(), width: 20, height: 5)
        host.press(.downArrow, modifiers: .option)
        #expect(host.lines[4] == "Grace Ada Edsger")
        #expect(host.lines[1] == "› Ada")
        host.press(.delete)
        #expect(host.lines[4] == "Grace Edsger")
    }

    @Test("E26: only what editActions say can be done; onDelete counts more than they") func e26_onlyThose() {
        struct Edited: View {
            @State private var people = Person.all
            let actions: EditActions<[Person]>
            let isOwn: Bool
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List {
                        ForEach($people, editActions: actions) { $person in Text(person.name) }
                            .onDelete(perform: isOwn ? { _ in people.removeAll() } : nil)
                    }
                    Text(people.map(\.name).joined(separator: " "))
                }
            }
        }
        let moving = TestHost.pinned(Edited(actions: .move, isOwn: false), width: 20, height: 5)
        moving.press(.delete)
        moving.press(.downArrow, modifiers: .option)
        #expect(moving.lines[4] == "Grace Ada Edsger")
        let deleting = TestHost.pinned(Edited(actions: .delete, isOwn: false), width: 20, height: 5)
        deleting.press(.downArrow, modifiers: .option)
        deleting.press(.delete)
        #expect(deleting.lines[4] == "Grace Edsger")
        let own = TestHost.pinned(Edited(actions: .all, isOwn: true), width: 20, height: 5)
        own.press(.delete)
        #expect(own.text.trimmingCharacters(in: .newlines) == "")
    }

    @Test("All forms with editActions show their rows and edit them") func editForms() {
        struct Forms: View {
            @State private var people = [Person(id: 1, name: "Ada")]
            @State private var one: Int?
            @State private var several: Set<Int> = []
            @State private var required = 1
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List($people, editActions: .all) { $person in TextField("", text: $person.name) }
                    List($people, id: \.id, editActions: .delete) { $person in Text(person.name) }
                    List($people, id: \.id, editActions: .move, selection: $one) { $person in Text(person.name) }
                    List($people, editActions: .all, selection: $several) { $person in Text(person.name) }
                    List($people, id: \.id, editActions: .all, selection: $several) { $person in Text(person.name) }
                    List($people, editActions: .all, selection: $required) { $person in Text(person.name) }
                    List($people, id: \.id, editActions: .all, selection: $required) { $person in Text(person.name) }
                    ForEach($people, id: \.name, editActions: [.move, .delete]) { $person in Text(person.name) }
                }
            }
        }
        let host = TestHost.pinned(Forms(), width: 12, height: 15)
        host.press(.return)
        host.type("!")
        #expect(host.lines.filter { $0.contains("Ada!") }.count == 8, "\(host.text)")
    }

    @Test("A tree over a binding: rows at any depth are edited through their bindings") func boundTree() {
        struct Tree: View {
            @State private var folders = Folder.all
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List($folders, children: \.folders) { $folder in TextField("", text: $folder.name) }
                    Text(folders[0].name + " " + (folders[0].folders?.first?.name ?? "-"))
                }
            }
        }
        let host = TestHost.pinned(Tree(), width: 20, height: 6)
        #expect(host.lines[0].hasSuffix("▸ src"))
        host.press(.rightArrow)
        #expect(host.lines[1].hasSuffix("▸ core"), "\(host.text)")
        for _ in 0..<3 { host.press(.tab) }
        host.press(.end)
        host.type("!")
        #expect(host.lines[5] == "src core!")
    }

    @Test("E23: trees over bindings with all kinds of selection") func e23_boundTrees() {
        struct Trees: View {
            @State private var folders = Folder.all
            @State private var one: String?
            @State private var several: Set<String> = []
            @State private var required = "3"
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List($folders, children: \.folders, selection: $one) { $folder in Text(folder.name) }
                    List($folders, id: \.name, children: \.folders, selection: $several) { $folder in Text(folder.name) }
                    List($folders, id: \.id, children: \.folders, selection: $required) { $folder in Text(folder.name) }
                    Text("\(one ?? "-") \(several.sorted().joined()) \(required)")
                }
            }
        }
        let host = TestHost.pinned(Trees(), width: 20, height: 10)
        host.press(.downArrow)
        host.press(.tab)
        host.press(.space)
        host.press(.tab)
        host.press(.upArrow)
        #expect(host.lines[9] == "3 src 1")
    }
}
