import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lists: looks")
struct ListStyleTests {
    private struct Fruit: View {
        var body: some View {
            List {
                Section("Fruit") {
                    Text("apple")
                    Text("pear")
                }
                Section {
                    Text("hazel")
                } header: {
                    Text("Nuts")
                } footer: {
                    Text("dry")
                }
            }
        }
    }

    private func lines<S: ListStyle>(_ style: S) -> [String] {
        TestHost.pinned(Fruit().listStyle(style), width: 12, height: 8).lines
    }

    @Test("D85: in plain style sections follow each other: header, rows, footer") func d85_plain() {
        let plain = ["Fruit", "apple", "pear", "Nuts", "hazel", "dry", "", ""]
        #expect(lines(.plain) == plain)
        #expect(lines(.automatic) == plain)
        #expect(lines(.carousel) == plain)
        #expect(lines(PlainListStyle()) == plain)
    }

    @Test("Grouped styles have a line between sections, inset ones a column at the edges") func groupedAndInset() {
        #expect(lines(.grouped) == ["Fruit", "apple", "pear", "", "Nuts", "hazel", "dry", ""])
        #expect(lines(.inset) == [" Fruit", " apple", " pear", " Nuts", " hazel", " dry", "", ""])
        #expect(lines(.insetGrouped) == [" Fruit", " apple", " pear", "", " Nuts", " hazel", " dry", ""])
    }

    @Test("Headers are bold, in a sidebar dim") func headers() {
        let plain = TestHost.pinned(Fruit(), width: 12, height: 8)
        #expect(plain.terminal.cell(x: 0, y: 0).style.isBold)
        #expect(plain.terminal.cell(x: 0, y: 5).style.isDim)
        let sidebar = TestHost.pinned(Fruit().listStyle(.sidebar), width: 12, height: 8)
        #expect(sidebar.lines[0] == " Fruit")
        #expect(sidebar.terminal.cell(x: 1, y: 0).style.isDim)
        #expect(sidebar.lines[3] == "")
    }

    @Test("The bordered style has a frame") func bordered() {
        #expect(
            lines(.bordered) == [
                "┌──────────┐", "│Fruit     │", "│apple     │", "│pear      │", "│Nuts      │", "│hazel     │", "│dry       │",
                "└──────────┘",
            ])
    }

    @Test("The mark of the current row and the highlight keep the column at the edges free") func insetSelection() {
        struct Names: View {
            @State var selected: String? = "b"
            var body: some View { List(["a", "b"], id: \.self, selection: $selected) { Text($0) }.listStyle(.inset) }
        }
        let host = TestHost.pinned(Names(), width: 10, height: 3)
        #expect(host.text == "   a\n › b")
        #expect(host.terminal.cell(x: 0, y: 1).style == VirtualTerminal.Style())
        #expect(host.terminal.cell(x: 8, y: 1).style.isReversed)
        #expect(host.terminal.cell(x: 9, y: 1).style == VirtualTerminal.Style())
    }

    @Test("A style can change while the list is shown, and rows keep their state") func styleChanges() {
        struct Changing: View {
            @State var isGrouped = false
            var body: some View {
                Group {
                    List {
                        Section("A") { TextField("", text: .constant("x")) }
                        Section("B") { Text("y") }
                    }
                    .listStyle(isGrouped ? AnyStyle(GroupedListStyle()) : AnyStyle(PlainListStyle()))
                    .onKeyPress(.escape) {
                        isGrouped.toggle()
                        return .handled
                    }
                }
            }
        }
        struct AnyStyle: ListStyle {
            let _look: _ListLook
            init<S: ListStyle>(_ style: S) { _look = style._look }
        }
        let host = TestHost.pinned(Changing(), width: 10, height: 6)
        #expect(host.lines[2] == "B")
        host.press(.escape)
        #expect(host.lines[2] == "")
        #expect(host.lines[3] == "B")
        #expect(host.cursor != nil)
    }

    // MARK: Spacing and lines

    @Test("Rows and sections are as far apart as is said") func spacing() {
        let rows = TestHost.pinned(List { ForEach(0..<3, id: \.self) { Text("\($0)") } }.listRowSpacing(1), width: 5, height: 6)
        #expect(rows.lines == ["0", "", "1", "", "2", ""])
        let sections = TestHost.pinned(Fruit().listStyle(.grouped).listSectionSpacing(2), width: 8, height: 9)
        #expect(sections.lines == ["Fruit", "apple", "pear", "", "", "Nuts", "hazel", "dry", ""])
        let compact = TestHost.pinned(Fruit().listStyle(.grouped).listSectionSpacing(.compact), width: 8, height: 7)
        #expect(compact.lines == ["Fruit", "apple", "pear", "Nuts", "hazel", "dry", ""])
        let hostile = TestHost.pinned(Fruit().listRowSpacing(-.infinity).listSectionSpacing(.nan), width: 8, height: 7)
        #expect(hostile.lines == ["Fruit", "apple", "pear", "Nuts", "hazel", "dry", ""])
    }

    @Test("Between two rows there is one line, where one is asked for") func separators() {
        let all = TestHost.pinned(List { ForEach(0..<3, id: \.self) { Text("\($0)") }.listRowSeparator(.visible) }, width: 3, height: 8)
        #expect(all.lines == ["───", "0", "───", "1", "───", "2", "───", ""])
        let below = TestHost.pinned(
            List {
                Text("a").listRowSeparator(.visible, edges: .bottom)
                Text("b")
                Text("c").listRowSeparator(.visible, edges: .top).listRowSeparator(.hidden)
            }, width: 3, height: 6)
        #expect(below.lines == ["a", "───", "b", "───", "c", ""])
    }

    @Test("Lines have their tint, and come and go") func separatorTint() {
        struct Changing: View {
            @State var isVisible = true
            var body: some View {
                List {
                    Text("a").listRowSeparator(isVisible ? .visible : .hidden, edges: .bottom).listRowSeparatorTint(.red)
                    Button("b") { isVisible.toggle() }
                }
            }
        }
        let host = TestHost.pinned(Changing(), width: 6, height: 4)
        #expect(host.lines == ["a", "──────", "[ b ]", ""])
        #expect(host.terminal.cell(x: 0, y: 1).style.foreground == .ansi(9))
        host.press(.return)
        #expect(host.lines == ["a", "[ b ]", "", ""])
        host.press(.return)
        #expect(host.lines[1] == "──────")
    }

    @Test("Sections have lines around them, where they are asked for") func sectionSeparators() {
        let host = TestHost.pinned(
            Fruit().listSectionSeparator(.visible, edges: .bottom).listSectionSeparatorTint(.green), width: 7, height: 9)
        #expect(host.lines == ["Fruit", "apple", "pear", "───────", "Nuts", "hazel", "dry", "───────", ""])
        #expect(host.terminal.cell(x: 0, y: 3).style.foreground == .ansi(10))
    }

    @Test("A row's tint, insets and background") func rowLooks() {
        let host = TestHost.pinned(
            List {
                Text("in").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))
                Text("bg").listRowBackground(Color.blue)
                Text("no").listRowBackground(Color?.none).listRowInsets(nil)
                Text("ti").foregroundStyle(.tint).listItemTint(.red)
            }, width: 8, height: 6)
        #expect(host.lines == ["", "  in", "bg", "no", "ti", ""])
        #expect(host.terminal.cell(x: 7, y: 2).style.background == .ansi(12))
        #expect(host.terminal.cell(x: 7, y: 3).style.background == .standard)
        #expect(host.terminal.cell(x: 0, y: 4).style.foreground == .ansi(9))
    }
}
