import Terrace
import TerraceTesting
import Testing

private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?

    static let tree = [
        Folder(id: "usr", folders: [Folder(id: "bin", folders: [Folder(id: "ls"), Folder(id: "cat")]), Folder(id: "lib", folders: [])]),
        Folder(id: "etc", folders: [Folder(id: "hosts")]),
        Folder(id: "readme"),
    ]
}

@MainActor
@Suite("Lists: trees")
struct OutlineTests {
    private struct Tree: View {
        @State var selected: String?
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                List(Folder.tree, children: \.folders, selection: $selected) { Text($0.id) }
                Text("selected \(selected ?? "nil")")
            }
        }
    }

    @Test("Right opens, and goes to the first child; Left goes to the parent, and closes") func arrows() {
        let host = TestHost.pinned(Tree(), width: 20, height: 9)
        #expect(host.lines[0...2] == ["› ▸ usr", "  ▸ etc", "    readme"])
        host.press(.rightArrow)
        #expect(host.lines[0...4] == ["› ▾ usr", "    ▸ bin", "    ▸ lib", "  ▸ etc", "    readme"])
        host.press(.rightArrow)
        #expect(host.lines[8] == "selected bin")
        host.press(.rightArrow)
        host.press(.rightArrow)
        host.press(.downArrow)
        #expect(host.lines[0...6] == ["  ▾ usr", "    ▾ bin", "        ls", "›       cat", "    ▸ lib", "  ▸ etc", "    readme"])
        host.press(.rightArrow)
        #expect(host.lines[8] == "selected cat")
        host.press(.leftArrow)
        #expect(host.lines[8] == "selected bin")
        host.press(.leftArrow)
        #expect(host.lines[1...2] == ["›   ▸ bin", "    ▸ lib"])
        host.press(.leftArrow)
        host.press(.leftArrow)
        #expect(host.lines[0...2] == ["› ▸ usr", "  ▸ etc", "    readme"])
        host.press(.leftArrow)
        #expect(host.lines[8] == "selected usr")
    }

    @Test("A folder without anything in it opens and shows nothing; a leaf has no triangle") func emptyFolder() {
        let host = TestHost.pinned(Tree(), width: 20, height: 9)
        host.press(.rightArrow)
        host.type("l")
        host.press(.rightArrow)
        #expect(host.lines[2...3] == ["›   ▾ lib", "  ▸ etc"])
        host.press(.rightArrow)
        #expect(host.lines[8] == "selected lib")
    }

    @Test("Return and a click on the triangle open and close; a click on the text selects") func returnAndClicks() {
        let host = TestHost.pinned(Tree(), width: 20, height: 9)
        host.press(.return)
        #expect(host.lines[1] == "    ▸ bin")
        host.click(x: 4, y: 1)
        #expect(host.lines[2] == "        ls")
        host.click(x: 8, y: 3)
        #expect(host.lines[8] == "selected cat")
        host.click(x: 2, y: 0)
        #expect(host.lines[1] == "  ▸ etc")
    }

    @Test("Where what is current is hidden, something else is") func collapsingAround() {
        let host = TestHost.pinned(Tree(), width: 20, height: 9)
        host.press(.rightArrow)
        host.press(.rightArrow)
        host.click(x: 2, y: 0)
        #expect(host.text.contains("› ▸ usr"))
    }

    @Test("Without a selection a tree has a current row too") func withoutSelection() {
        let host = TestHost.pinned(List(Folder.tree, children: \.folders) { Text($0.id) }, width: 12, height: 6)
        #expect(host.lines[0] == "› ▸ usr")
        host.press(.downArrow)
        host.press(.rightArrow)
        #expect(host.text == "  ▸ usr\n› ▾ etc\n      hosts\n    readme")
    }

    @Test("A tree of 100,000 elements in one folder builds those in sight") func largeTree() {
        struct Large: View {
            let folders = [Folder(id: "all", folders: (0..<100_000).map { Folder(id: "n\($0)") })]
            let log: ListLog
            @State var selected: String?
            var body: some View {
                List(folders, children: \.folders, selection: $selected) { folder in
                    let _ = log.bodies += 1
                    Text(folder.id)
                }
            }
        }
        let log = ListLog()
        let host = TestHost.pinned(Large(log: log), width: 20, height: 10)
        host.press(.rightArrow)
        host.press(.end)
        #expect(host.lines[9].hasPrefix("›     n99999"))
        host.press(.leftArrow)
        #expect(host.lines[0].hasPrefix("› ▾ all"))
        #expect(host.statistics.rowsMade < 100)
    }

    @Test("Rows keep their state while others open above them") func stateStays() {
        struct Counter: View {
            let name: String
            @State var count = 0
            var body: some View {
                HStack {
                    Text("\(name) \(count)")
                    Button("+") { count += 1 }
                }
            }
        }
        struct Tree: View {
            @State var selected: String?
            var body: some View { List(Folder.tree, children: \.folders, selection: $selected) { Counter(name: $0.id) } }
        }
        let host = TestHost.pinned(Tree(), width: 24, height: 8)
        host.press(.downArrow)
        host.press(.return)
        #expect(host.lines[1].contains("etc 1"))
        host.press(.upArrow)
        host.press(.rightArrow)
        #expect(host.lines[3].contains("etc 1"))
    }

    @Test("An element that contains itself does not go on for ever") func cycles() {
        final class Loop: Identifiable {
            let id = "loop"
            var next: [Loop]? { [self] }
        }
        let host = TestHost.pinned(List([Loop()], children: \.next) { Text($0.id) }, width: 20, height: 6)
        host.press(.rightArrow)
        host.press(.downArrow)
        host.press(.rightArrow)
        #expect(host.lines[0].contains("loop"))
    }

    // MARK: DisclosureGroup

    private struct Groups: View {
        @State var isOpen = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                DisclosureGroup("more", isExpanded: $isOpen) {
                    Button("inner") {}
                    Text("text")
                }
                Button("after") {}
                Text(isOpen ? "open" : "closed")
            }
        }
    }

    @Test("E22: Return, Space and Right open a group, Left closes it; what is hidden has no place in the focus order")
    func e22_disclosure() {
        let host = TestHost.pinned(Groups(), width: 14, height: 6)
        #expect(host.text == "▸ more\n[ after ]\nclosed")
        host.press(.return)
        #expect(host.text == "▾ more\n  [ inner ]\n  text\n[ after ]\nopen")
        host.press(.space)
        #expect(host.lines[2] == "closed")
        host.press(.rightArrow)
        host.press(.tab)
        #expect(host.focus?.contains("inner") == true || host.terminal.cell(x: 4, y: 1).style.isReversed)
        host.press(.tab, modifiers: .shift)
        host.press(.leftArrow)
        #expect(host.lines[2] == "closed")
        host.press(.tab)
        #expect(host.terminal.cell(x: 2, y: 1).style.isReversed)
    }

    @Test("E22: a click opens it; when it is closed around the focus, the focus is on its label") func e22_focusOnLabel() {
        struct Closing: View {
            @State var isOpen = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    DisclosureGroup("more", isExpanded: $isOpen) { Button("close") { isOpen = false } }
                    Button("after") {}
                }
            }
        }
        let host = TestHost.pinned(Closing(), width: 14, height: 4)
        host.click(x: 3, y: 0)
        host.press(.tab)
        host.press(.return)
        #expect(host.text == "▸ more\n[ after ]")
        #expect(host.terminal.cell(x: 2, y: 0).style.isReversed)
    }

    @Test("E22: in a list the label and what it shows are rows, and Left leads from these to the label") func e22_inList() {
        struct Rows: View {
            @State var selected: String?
            var body: some View {
                List(selection: $selected) {
                    DisclosureGroup {
                        ForEach(["a", "b"], id: \.self) { Text($0) }
                    } label: {
                        Text("group")
                    }
                    Text("end").tag("end")
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 12, height: 5)
        host.press(.upArrow)
        host.press(.rightArrow)
        #expect(host.text == "› ▾ group\n    a\n    b\n  end")
        host.press(.rightArrow)
        host.press(.downArrow)
        #expect(host.lines[2] == "›   b")
        host.press(.leftArrow)
        #expect(host.lines[0] == "› ▾ group")
        host.press(.leftArrow)
        #expect(host.text == "› ▸ group\n  end")
    }

    @Test("A section that can be closed") func expandableSection() {
        struct Sections: View {
            @State var isOpen = true
            @State var selected: String?
            var body: some View {
                List(selection: $selected) {
                    Section("Fruit", isExpanded: $isOpen) { ForEach(["apple", "pear"], id: \.self) { Text($0) } }
                    Section("Nuts") { ForEach(["hazel"], id: \.self) { Text($0) } }
                }
            }
        }
        let host = TestHost.pinned(Sections(), width: 12, height: 6)
        #expect(host.lines[0...2] == ["› ▾ Fruit", "  apple", "  pear"])
        host.press(.leftArrow)
        #expect(host.text == "› ▸ Fruit\n  Nuts\n  hazel")
        host.press(.downArrow)
        #expect(host.lines[2] == "› hazel")
        host.press(.upArrow)
        host.press(.return)
        #expect(host.lines[1] == "  apple")
    }
}
