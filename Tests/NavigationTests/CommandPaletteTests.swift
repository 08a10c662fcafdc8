import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("The commands of a program")
struct CommandPaletteTests {
    private static let log = Log()

    private struct Plain: App {
        var body: some Scene { WindowGroup { Text("Hello") } }
    }

    @Test("F10 in a program without any says that there are none")
    func none() {
        let host = TestHost(Plain.rootView, width: 40, height: 8)
        host.press(.function(10), modifiers: .shift)
        #expect(!host.text.contains("No commands"))
        host.press(.function(10))
        #expect(host.text.contains("No commands"))
        host.press(.escape)
        #expect(!host.text.contains("No commands") && host.text.contains("Hello"))
    }

    private struct Shortcuts: App {
        var body: some Scene { WindowGroup { Items() } }
    }

    private struct Items: View {
        @State private var isAsking = false
        var body: some View {
            NavigationStack {
                VStack {
                    Button("First") { CommandPaletteTests.log.add("first") }
                    Button("Off") {}.keyboardShortcut("o").disabled(true)
                    Button("Away") { CommandPaletteTests.log.add("away") }.keyboardShortcut(.cancelAction)
                    Button("Shadowed") { CommandPaletteTests.log.add("shadowed") }.keyboardShortcut("n")
                }
                .toolbar { Button("Add", systemImage: "plus") { isAsking = true }.keyboardShortcut("n") }
                .alert("Really?", isPresented: $isAsking) { Button("Yes") { CommandPaletteTests.log.add("yes") } }
            }
        }
    }

    @Test("Without commands F10 lists what has a shortcut in the window, with its key")
    func shortcuts() {
        _ = Self.log.take()
        let host = TestHost(Shortcuts.rootView, width: 60, height: 16)
        let focus = host.focus
        host.press(.function(10))
        let rows = host.lines.filter { $0.contains("Ctrl-N") || $0.contains("Esc") }
        #expect(rows.count == 2)
        #expect(rows.first?.contains("Away") == true && rows.last?.contains("Shadowed") == true)
        #expect(!host.text.contains("Ctrl-O"))
        // Escape closes the list, and presses nothing in it.
        host.press(.escape)
        #expect(!host.text.contains("Ctrl-N") && Self.log.take() == [])
        #expect(host.focus == focus)
        host.press(.function(10))
        host.press(.return)
        #expect(Self.log.take() == ["away"])
        #expect(!host.text.contains("Ctrl-N") && host.focus == focus)
    }

    private struct Sheeted: View {
        @State private var isOpen = true
        var body: some View {
            Button("Below") {}.keyboardShortcut("b")
                .sheet(isPresented: $isOpen) {
                    Button("Save") {
                        CommandPaletteTests.log.add("save")
                        isOpen = false
                    }
                    .keyboardShortcut("s")
                }
        }
    }

    @Test("C41: in a sheet it lists what the sheet has, and nothing of what is below")
    func c41_sheet() {
        _ = Self.log.take()
        let host = TestHost(Sheeted(), width: 70, height: 20)
        host.press(.function(10))
        #expect(host.text.contains("Ctrl-S") && !host.text.contains("Ctrl-B"))
        host.press(.escape)
        #expect(!host.text.contains("Ctrl-S") && host.text.contains("Save"))
        host.press(.function(10))
        host.press(.return)
        #expect(Self.log.take() == ["save"])
        #expect(!host.text.contains("Save"))
    }

    private struct Both: App {
        var body: some Scene {
            WindowGroup { Adding() }
                .commands {
                    CommandMenu("Text") { Button("Sort") { CommandPaletteTests.log.add("sort") }.keyboardShortcut("k") }
                }
        }
    }

    private struct Adding: View {
        @State private var isAsking = false
        var body: some View {
            NavigationStack {
                Text("Nothing yet")
                    .toolbar { Button("Add", systemImage: "plus") { isAsking = true }.keyboardShortcut("n") }
                    .alert("Really?", isPresented: $isAsking) { Button("Yes") { CommandPaletteTests.log.add("yes") } }
            }
        }
    }

    @Test("H4: the program's commands come first, then the window's; what is chosen may present something")
    func h4_both() {
        _ = Self.log.take()
        let host = TestHost(Both.rootView, width: 60, height: 16)
        host.press(.function(10))
        let sort = host.lines.firstIndex { $0.contains("Sort") && $0.contains("Ctrl-K") } ?? -1
        let add = host.lines.firstIndex { $0.contains("Add") && $0.contains("Ctrl-N") } ?? -1
        #expect(sort >= 0 && add > sort)
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("Really?") && !host.text.contains("Ctrl-K"))
        host.press(.return)
        #expect(Self.log.take() == ["yes"])
    }
}
