import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Sheets, covers and popovers")
struct SheetTests {
    private struct Presenter: View {
        let log: Log
        @State private var isShown = false
        @State private var name = ""
        @State private var number = 0

        var body: some View {
            VStack {
                Button("Open") {
                    number = 5
                    isShown = true
                }
                Button("Other") { log.add("other") }
            }
            .onDisappear { log.add("presenter disappeared") }
            .sheet(isPresented: $isShown, onDismiss: { log.add("dismissed") }) {
                Sheet(log: log, number: number)
            }
        }
    }

    private struct Sheet: View {
        let log: Log
        let number: Int
        @State private var text = ""
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Number \(number)")
                TextField("Name", text: $text)
                Button("Close") { dismiss() }
            }
            .onAppear { log.add("sheet appeared") }
            .onDisappear { log.add("sheet disappeared") }
        }
    }

    @Test("E37: the content reads what was written in the same action, on the first frame")
    func e37_currentState() {
        let host = TestHost(Presenter(log: Log()), width: 70, height: 20)
        host.press(.return)
        #expect(host.text.contains("Number 5"))
    }

    @Test("B30: content appears on presentation and is gone on dismissal; the presenter does not disappear")
    func b30_life() {
        let log = Log()
        let host = TestHost(Presenter(log: log), width: 70, height: 20)
        host.press(.return)
        #expect(log.take() == ["sheet appeared"])
        host.type("abc")
        #expect(host.text.contains("abc"))
        host.press(.escape)
        #expect(log.take() == ["sheet disappeared", "dismissed"])
        #expect(!host.text.contains("Number"))
        host.press(.return)
        #expect(host.text.contains("Number 5") && !host.text.contains("abc"))
        #expect(!log.all.contains("presenter disappeared"))
    }

    @Test("C40: Tab stays inside; on dismissal the focus is where it was")
    func c40_focus() {
        let log = Log()
        let host = TestHost(Presenter(log: log), width: 70, height: 20)
        host.press(.tab)
        host.press(.tab)
        let before = host.focus
        host.press(.return)
        #expect(host.focus?.contains("TextField") == true)
        for _ in 0..<5 {
            host.press(.tab)
            #expect(host.focus?.contains("Sheet") == true)
        }
        host.press(.tab, modifiers: .shift)
        #expect(host.focus?.contains("Sheet") == true)
        host.press(.escape)
        #expect(host.focus == before)
        #expect(!log.all.contains("other"))
    }

    @Test("E39: dismiss of the sheet's own environment closes it; the presenter's does nothing")
    func e39_dismiss() {
        let host = TestHost(Presenter(log: Log()), width: 70, height: 20)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(!host.text.contains("Number"))

        struct Outside: View {
            @State private var isShown = true
            @Environment(\.dismiss) private var dismiss
            var body: some View { Text("below").sheet(isPresented: $isShown) { Button("Try") { dismiss() } } }
        }
        let outside = TestHost(Outside(), width: 40, height: 12)
        outside.press(.return)
        #expect(outside.text.contains("Try"))
    }

    @Test("E35: a sheet whose flag is constant cannot be closed by the user")
    func e35_constant() {
        let host = TestHost(Text("below").sheet(isPresented: .constant(true)) { Text("above") }, width: 40, height: 12)
        host.press(.escape)
        #expect(host.text.contains("above"))
    }

    @Test("E36: another id is another sheet, with onDismiss between; the same id is updated in place")
    func e36_item() {
        struct Item: Identifiable {
            var id: Int
            var name: String
        }
        struct Presenter: View {
            let log: Log
            @State private var item: Item? = Item(id: 1, name: "one")
            var body: some View {
                Text("below").sheet(item: $item, onDismiss: { log.add("dismissed") }) { shown in
                    Content(log: log, name: shown.name) {
                        item = Item(id: shown.id, name: "uno")
                    } next: {
                        item = Item(id: 2, name: "two")
                    }
                }
            }
        }
        struct Content: View {
            let log: Log
            let name: String
            let rename: () -> Void
            let next: () -> Void
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(name) \(count)")
                    Button("count") { count += 1 }
                    Button("rename") { rename() }
                    Button("next") { next() }
                }
                .onAppear { log.add("appeared") }
            }
        }
        let log = Log()
        let host = TestHost(Presenter(log: log), width: 40, height: 16)
        host.press(.return)
        #expect(host.text.contains("one 1"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("uno 1"))
        #expect(log.take() == ["appeared"])
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("two 0"))
        #expect(log.take() == ["dismissed", "appeared"])
    }

    @Test("E38: interactiveDismissDisabled keeps Escape out, and not the program")
    func e38_interactive() {
        struct Presenter: View {
            @State private var isShown = true
            var body: some View {
                Text("below").sheet(isPresented: $isShown) {
                    Button("Close") { isShown = false }.interactiveDismissDisabled()
                }
            }
        }
        let host = TestHost(Presenter(), width: 40, height: 12)
        host.press(.escape)
        #expect(host.text.contains("Close"))
        host.press(.return)
        #expect(!host.text.contains("Close"))
    }

    @Test("E40: of two presentations that are asked for at once the second comes after the first")
    func e40_queue() {
        struct Presenter: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("Both") {
                    first = true
                    second = true
                }
                .sheet(isPresented: $first) { Text("the sheet") }
                .alert("the alert", isPresented: $second) {}
            }
        }
        let host = TestHost(Presenter(), width: 50, height: 16)
        host.press(.return)
        let one = host.text
        #expect(one.contains("the sheet") != one.contains("the alert"))
        host.press(.escape)
        let two = host.text
        #expect(two.contains("the sheet") != two.contains("the alert"))
        #expect(one.contains("the sheet") != two.contains("the sheet"))
        host.press(.escape)
        #expect(!host.text.contains("the sheet") && !host.text.contains("the alert"))
        #expect(host.focus?.contains("Button") == true)
    }

    @Test("A sheet may present another; each is closed by its own Escape, and focus goes back step by step")
    func nested() {
        struct Level: View {
            let number: Int
            @State private var isShown = false
            var body: some View {
                VStack {
                    Text("Level \(number)")
                    Button("Deeper") { isShown = true }
                }
                .sheet(isPresented: $isShown) { if number < 3 { Level(number: number + 1) } }
            }
        }
        let host = TestHost(Level(number: 1), width: 70, height: 20)
        host.press(.return)
        #expect(host.text.contains("Level 2"))
        host.press(.return)
        #expect(host.text.contains("Level 3"))
        host.press(.escape)
        #expect(!host.text.contains("Level 3") && host.text.contains("Level 2"))
        host.press(.return)
        #expect(host.text.contains("Level 3"))
        host.press(.escape)
        host.press(.escape)
        #expect(!host.text.contains("Level 2") && host.text.contains("Level 1"))
        host.press(.return)
        #expect(host.text.contains("Level 2"))
    }

    @Test("C41: shortcuts of what is below do not act")
    func c41_shortcuts() {
        struct Presenter: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Show") { isShown = true }
                    Button("Go") { log.add("go") }.keyboardShortcut("g")
                }
                .onKeyPress("k") {
                    log.add("key")
                    return .handled
                }
                .sheet(isPresented: $isShown) { Text("above") }
            }
        }
        let log = Log()
        let host = TestHost(Presenter(log: log), width: 60, height: 20)
        host.press("g", modifiers: .control)
        #expect(log.take() == ["go"])
        host.press(.return)
        host.press("g", modifiers: .control)
        host.press("k")
        host.click(x: 30, y: 2)
        #expect(log.take() == [])
        host.press(.escape)
        host.press("g", modifiers: .control)
        #expect(log.take() == ["go"])
    }

    @Test("A sheet in a small window has all of it; what is longer scrolls")
    func small() {
        struct Long: View {
            var body: some View {
                Text("below").sheet(isPresented: .constant(true)) {
                    VStack { ForEach(0..<20, id: \.self) { Text("line \($0)") } }
                }
            }
        }
        let host = TestHost(Long(), width: 40, height: 12)
        #expect(host.text.contains("line 0") && !host.text.contains("line 15"))
        host.press(.end)
        #expect(host.text.contains("line 19"))
    }

    @Test("What is behind is dim, and a popover stands below its view and closes by a click beside it")
    func popover() {
        struct Help: View {
            @State private var isShown = false
            var body: some View {
                Button("?") { isShown = true }.popover(isPresented: $isShown) { Text("No help") }
            }
        }
        let host = TestHost.pinned(Help(), width: 30, height: 8)
        host.press(.return)
        #expect(host.lines[0].contains("?"))
        #expect(host.lines[2].contains("No help"))
        host.click(x: 28, y: 7)
        #expect(!host.text.contains("No help"))
        #expect(host.focus?.contains("Button") == true)
    }

    @Test("A sheet as high as its detent says, in points")
    func detents() {
        let view = Text("below").sheet(isPresented: .constant(true)) { Text("above").presentationDetents([.height(96)]) }
        let host = TestHost(view, width: 80, height: 24, unit: .points)
        let top = host.lines.firstIndex { $0.contains("╭") } ?? -1
        let bottom = host.lines.firstIndex { $0.contains("╰") } ?? -1
        #expect(bottom - top + 1 == 6)
    }

    @Test("The row that opened a dialog may go with it: the focus goes to its neighbour")
    func rowGoes() {
        struct Rows: View {
            @State private var rows = ["a", "b", "c"]
            var body: some View {
                VStack { ForEach(rows, id: \.self) { row in Row(name: row) { rows.removeAll { $0 == row } } } }
            }
        }
        struct Row: View {
            let name: String
            let delete: () -> Void
            @State private var asks = false
            var body: some View {
                Button("delete \(name)") { asks = true }
                    .confirmationDialog("Sure?", isPresented: $asks) { Button("Yes", role: .destructive) { delete() } }
            }
        }
        let host = TestHost(Rows(), width: 60, height: 20)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Yes"))
        host.press(.upArrow)
        host.press(.return)
        #expect(!host.text.contains("delete b") && !host.text.contains("Yes"))
        host.press(.return)
        #expect(host.text.contains("Yes"))
        host.press(.upArrow)
        host.press(.return)
        #expect(host.text.contains("delete a") && !host.text.contains("delete c"))
    }
}
