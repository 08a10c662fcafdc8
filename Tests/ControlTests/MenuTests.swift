import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
    private struct Sorting: View {
        let log: Log
        @State private var isOn = false
        @State private var order = 1
        var body: some View {
            VStack(alignment: .leading) {
                Menu("Sort") {
                    Button("By name") { log.add("name") }
                    Button("By date") { log.add("date") }.disabled(true)
                    Divider()
                    Toggle("Reversed", isOn: $isOn)
                    Menu("More") {
                        Button("By size") { log.add("size") }
                    }
                    Picker("Order", selection: $order) {
                        Text("Up").tag(1)
                        Text("Down").tag(2)
                    }
                    Button("Delete", role: .destructive) { log.add("delete") }
                }
                Button("below") { log.add("below") }
                Text("\(isOn) \(order)")
            }
        }
    }

    private func open(_ log: Log = Log()) -> TestHost {
        let host = TestHost.pinned(Sorting(log: log), width: 40, height: 14)
        host.press(.return)
        return host
    }

    @Test("Return opens it, the rows are seen, Escape closes it and the focus is back")
    func opens() {
        let log = Log()
        let host = TestHost.pinned(Sorting(log: log), width: 40, height: 14)
        #expect(host.lines[0] == "[ Sort ▾ ]")
        let before = host.focus
        host.press(.return)
        for row in ["By name", "By date", "[ ] Reversed", "More", "▸", "✓ Up", "Down", "Delete"] { #expect(host.text.contains(row)) }
        host.press(.escape)
        #expect(!host.text.contains("By name"))
        #expect(host.focus == before)
        #expect(log.all == [])
    }

    @Test("Down and Up go round what can be chosen; Return does it and closes the menu")
    func chooses() {
        let log = Log()
        let host = open(log)
        host.press(.return)
        #expect(log.take() == ["name"])
        #expect(!host.text.contains("By name"))
        host.press(.return)
        host.press(.downArrow)
        host.press(.space)
        #expect(host.lines[2] == "true 1", "the disabled row was passed over")
        host.press(.return)
        host.press(.upArrow)
        host.press(.return)
        #expect(log.take() == ["delete"])
        host.press(.return)
        host.type("d")
        host.press(.return)
        #expect(log.take() == ["delete"])
    }

    @Test("A picker in a menu shows and chooses")
    func picker() {
        let host = open()
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.return)
        host.press(.escape)
        #expect(host.lines[2] == "false 2")
    }

    @Test("A menu in a menu opens with Right and closes with Escape; choosing in it closes both")
    func nested() {
        let log = Log()
        let host = open(log)
        host.type("m")
        host.press(.rightArrow)
        #expect(host.text.contains("By size"))
        host.press(.escape)
        #expect(!host.text.contains("By size"))
        #expect(host.text.contains("By name"))
        host.press(.rightArrow)
        host.press(.return)
        #expect(log.take() == ["size"])
        #expect(!host.text.contains("By name"))
        #expect(!host.text.contains("By size"))
    }

    @Test("A click opens, a click on a row chooses, a click beside closes and does nothing else")
    func mouse() {
        let log = Log()
        let host = TestHost.pinned(Sorting(log: log), width: 40, height: 14)
        host.click(x: 3, y: 0)
        let row = host.lines.firstIndex { $0.contains("By name") } ?? 0
        host.click(x: 3, y: row)
        #expect(log.take() == ["name"])
        host.click(x: 3, y: 0)
        host.click(x: 35, y: 12)
        #expect(!host.text.contains("By name"))
        #expect(log.take() == [])
    }

    @Test("E19: a picker's menu: Down and Return choose, Escape changes nothing, letters go to an option")
    func e19_menu() {
        struct Sizes: View {
            let log: Log
            @State private var size = "S"
            var body: some View {
                Picker(
                    "Size",
                    selection: Binding(
                        get: { size },
                        set: {
                            size = $0; log.add($0)
                        })
                ) {
                    ForEach(["S", "M", "L"], id: \.self) { Text($0) }
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Sizes(log: log), width: 20, height: 8)
        #expect(host.text == "Size [ S ▾ ]")
        host.press(.return)
        #expect(host.text.contains("✓ S"))
        host.press(.downArrow)
        host.press(.escape)
        #expect(log.take() == [])
        #expect(host.text == "Size [ S ▾ ]")
        host.press(.return)
        host.press(.downArrow)
        host.press(.return)
        #expect(log.take() == ["M"])
        #expect(host.text == "Size [ M ▾ ]")
        host.press(.space)
        host.type("l")
        host.press(.return)
        #expect(host.text == "Size [ L ▾ ]")
        host.click(x: 8, y: 0)
        let row = host.lines.firstIndex { $0.contains("  S") } ?? 0
        host.click(x: 8, y: row)
        #expect(log.take() == ["L", "S"])
    }

    @Test("A context menu opens by the right button, Shift-F10 and Control-Space")
    func contextMenu() {
        let log = Log()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button("first") {}
                Text("file").contextMenu { Button("Open") { log.add("open") } }
            }, width: 30, height: 8)
        host.send(bytes: Array("\u{1B}[<2;2;2M\u{1B}[<2;2;2m".utf8))
        #expect(host.text.contains("Open"))
        host.press(.return)
        #expect(log.take() == ["open"])
        host.press(.tab)
        #expect(host.selected(row: 1) == "^^^^")
        host.press(.function(10), modifiers: .shift)
        #expect(host.text.contains("Open"))
        host.press(.escape)
        host.press(.space, modifiers: .control)
        #expect(host.text.contains("Open"))
    }

    @Test("The primary action is pressed, the mark beside it opens; styles and indicators")
    func primaryAction() {
        struct Red: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text(">")
                    Menu(configuration)
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Menu("Add") {
                    Button("Two") { log.add("two") }
                } primaryAction: {
                    log.add("one")
                }
                Menu("Quiet") { Text("x") }.menuIndicator(.hidden)
                Menu("Plain") { Text("x") }.menuStyle(.borderlessButton)
                Menu("Own") { Text("x") }.menuStyle(Red())
            }, width: 30, height: 8)
        #expect(host.lines[0...3] == ["[ Add ][ ▾ ]", "[ Quiet ]", "Plain ▾", "> [ Own ▾ ]"])
        host.press(.return)
        #expect(log.take() == ["one"])
        host.press(.tab)
        host.press(.return)
        host.press(.return)
        #expect(log.take() == ["two"])
    }

    @Test("With menuActionDismissBehavior(.disabled) the menu stays")
    func stays() {
        let log = Log()
        let host = TestHost.pinned(
            Menu("m") { Button("again") { log.add("again") }.menuActionDismissBehavior(.disabled) }, width: 30, height: 6)
        host.press(.return)
        host.press(.return)
        host.press(.return)
        #expect(log.take() == ["again", "again"])
        #expect(host.text.contains("again"))
    }

    @Test("Right to left: the menu stands under the right edge of its button")
    func rightToLeft() {
        let host = TestHost.pinned(
            Menu("Sort") { Button("By name") {} }.environment(\.layoutDirection, .rightToLeft).frame(
                maxWidth: .infinity, alignment: .trailing),
            width: 20, height: 6)
        host.press(.return)
        #expect(host.lines[2].hasSuffix("│") && host.lines[2].contains("By name"))
    }

    @Test("A menu larger than the window scrolls to the row that has the focus")
    func tall() {
        let log = Log()
        let host = TestHost.pinned(
            Menu("m") { ForEach(0..<30, id: \.self) { n in Button("row \(n)") { log.add("\(n)") } } }, width: 30, height: 8)
        host.press(.return)
        host.press(.end)
        #expect(host.text.contains("row 29"))
        host.press(.return)
        #expect(log.take() == ["29"])
    }

    @Test("Groups of controls stand side by side, in a menu one below the other; a style of their own")
    func controlGroups() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                ControlGroup {
                    Button("a") {}
                    Button("b") {}
                }
                ControlGroup("More") { Button("c") {} }.controlGroupStyle(.menu)
            }, width: 30, height: 6)
        #expect(host.lines[0...1] == ["[ a ] [ b ]", "[ More ▾ ]"])
    }

    @Test("Sharing copies, pasting gives what was copied, renaming begins what the view says")
    func clipboard() {
        let log = Log()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                ShareLink("Share", item: "a text")
                PasteButton(payloadType: String.self) { log.add($0.joined()) }
                RenameButton().renameAction { log.add("rename") }
                RenameButton()
            }, width: 30, height: 6)
        host.press(.return)
        #expect(host.clipboard == "a text")
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["a text", "rename"])
    }

    @Test("E31: a menu holds buttons, toggles, pickers, lines, sections and menus; Return, Down, Return does the second row")
    func e31_items() {
        struct All: View {
            let log: Log
            @State private var isOn = false
            @State private var order = 1
            var body: some View {
                VStack(alignment: .leading) {
                    Menu("All") {
                        Button("first") { log.add("first") }
                        Button("second") { log.add("second") }
                        Divider()
                        Section("Part") { Toggle("Switch", isOn: $isOn) }
                        Picker("Order", selection: $order) {
                            Text("Up").tag(1)
                            Text("Down").tag(2)
                        }
                        Menu("Inner") {
                            Menu("Innermost") { Button("deep") { log.add("deep") } }
                        }
                    }
                    Text("\(isOn) \(order)")
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(All(log: log), width: 40, height: 16)
        host.press(.return)
        for row in ["first", "second", "──", "Part", "[ ] Switch", "✓ Up", "Inner"] { #expect(host.text.contains(row), "\(row)") }
        host.press(.downArrow)
        host.press(.return)
        #expect(log.take() == ["second"])
        #expect(!host.text.contains("first"))
        host.press(.return)
        host.type("s")
        host.type("w")
        host.press(.upArrow)
        host.press(.downArrow)
        host.press(.escape)
        host.press(.space)
        host.type("inn")
        host.press(.rightArrow)
        host.press(.rightArrow)
        host.press(.return)
        #expect(log.take() == ["deep"])
        #expect(!host.text.contains("Innermost"))
    }

    @Test("E31: Left closes a menu in a menu, and Right does right to left; it leaves the outermost one open") func e31_left() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = TestHost.pinned(
                Menu("m") {
                    Menu("inner") { Button("deep") {} }
                    Button("other") {}
                }
                .environment(\.layoutDirection, direction), width: 30, height: 10)
            let (onwards, back): (KeyEquivalent, KeyEquivalent) =
                direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
            host.press(.return)
            host.press(onwards)
            #expect(host.text.contains("deep"))
            host.press(back)
            #expect(!host.text.contains("deep"))
            #expect(host.text.contains("other"))
            host.press(back)
            #expect(host.text.contains("other"))
            host.press(onwards)
            #expect(host.text.contains("deep"), "the focus is on the row again")
        }
    }

    @Test("E31: Down opens a menu, with a primary action too; in a form it goes on") func e31_down() {
        let log = Log()
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Menu("Add") {
                    Button("Two") { log.add("two") }
                } primaryAction: {
                    log.add("one")
                }
                Menu("Plain") { Button("Three") { log.add("three") } }
            }, width: 30, height: 8)
        host.press(.return)
        host.press(.downArrow)
        #expect(host.text.contains("Two"))
        host.press(.return)
        host.press(.tab)
        host.press(.tab)
        host.press(.downArrow)
        host.press(.return)
        #expect(log.take() == ["one", "two", "three"])
        let form = TestHost.pinned(
            Form {
                Menu("Menu") { Button("in it") {} }
                Button("below") { log.add("below") }
            }, width: 30, height: 8)
        form.press(.downArrow)
        form.press(.return)
        #expect(log.take() == ["below"])
    }

    @Test("E31: shortcuts stand dim at the trailing edge of their rows, and act while the menu is open") func e31_shortcuts() {
        let log = Log()
        let host = TestHost.pinned(
            Menu("File") {
                Button("Save") { log.add("save") }.keyboardShortcut("s")
                Button("Copy") {}.keyboardShortcut("c", modifiers: [.command, .shift])
                Button("Rename it") {}
                Button("Top") {}.keyboardShortcut(.upArrow)
                Menu("More") { Button("x") {} }
            }
            .keyboardShortcut("m"), width: 40, height: 12)
        host.press(.return)
        let rows = host.lines.filter { $0.contains("│") }.map { $0.replacing("│", with: "") }
        let ends = rows.map { $0.count }
        #expect(Set(ends).count == 1)
        #expect(rows[0].hasPrefix("Save") && rows[0].hasSuffix(" Ctrl-S"), "\(rows)")
        #expect(rows[1].hasSuffix(" Alt-Shift-C"))
        #expect(!rows[2].contains("-"), "the shortcut of the menu is not that of its rows")
        #expect(rows[3].hasSuffix(" Alt-Up"))
        let y = host.lines.firstIndex { $0.contains("Copy") } ?? 0
        let x = Array(host.lines[y]).firstIndex(of: "A") ?? 0
        #expect(host.cell(x: x, y: y).isDim)
        // The row that has the focus is one bar.
        let bar = (1..<(host.lines[y - 1].count - 1)).map { host.cell(x: $0, y: y - 1) }.filter(\.isReversed)
        #expect(bar.count > 10 && bar.allSatisfy { !$0.isDim })
        host.press("s", modifiers: .control)
        #expect(log.take() == ["save"])
    }
}
