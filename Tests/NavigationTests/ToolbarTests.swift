import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Toolbars and search")
struct ToolbarTests {
    private struct Editor: View {
        let log: Log
        @State private var text = ""
        @FocusState private var isTyping: Bool
        var body: some View {
            NavigationStack {
                VStack {
                    TextField("Text", text: $text).focused($isTyping)
                    Button("Plain") {}
                }
                .navigationTitle("Editor")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.add("cancel") } }
                    ToolbarItem(placement: .confirmationAction) { Button("Save") { log.add("save") }.disabled(text.isEmpty) }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Left") { log.add("left") }
                        Spacer()
                        Button("Right") { log.add("right") }
                    }
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") { isTyping = false }
                    }
                }
            }
        }
    }

    @Test("Items stand in the line with the title and in a line below")
    func places() {
        let host = TestHost(Editor(log: Log()), width: 50, height: 10)
        #expect(host.lines[0].hasPrefix("[ Cancel ]"))
        #expect(host.lines[0].contains("Editor"))
        #expect(host.lines[0].hasSuffix("[ Save ]"))
        #expect(host.lines[8].hasPrefix("[ Left ]") && host.lines[8].hasSuffix("[ Right ]"))
    }

    @Test("E54: the keyboard's items are shown while a text is edited")
    func e54_keyboard() {
        let host = TestHost(Editor(log: Log()), width: 50, height: 10)
        #expect(host.focus?.contains("TextField") == true)
        #expect(host.lines[9].hasSuffix("[ Done ]"))
        host.press(.tab)
        #expect(!host.text.contains("Done"))
        #expect(host.lines[9].hasPrefix("[ Left ]"))
    }

    @Test("Tab reaches the items after the content; items follow the state of their screen")
    func focus() {
        let log = Log()
        let host = TestHost(Editor(log: log), width: 50, height: 10)
        host.type("x")
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["cancel"])
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["save"])
        host.click(x: 2, y: 9)
        #expect(log.take() == ["left"])
    }

    @Test("A toolbar that is in no stack makes its view a screen; views alone are items too")
    func alone() {
        struct Plain: View {
            let log: Log
            var body: some View { Text("content").toolbar { Button("Add") { log.add("add") } } }
        }
        let log = Log()
        let host = TestHost(Plain(log: log), width: 30, height: 6)
        #expect(host.lines[0].hasSuffix("[ Add ]"))
        host.press(.return)
        #expect(log.all == ["add"])
    }

    @Test("A pushed screen has items of its own, and those of the root come back with it")
    func pushed() {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("In") { Text("inner").toolbar { Button("Inner") {} } }
                        .toolbar { Button("Outer") {} }
                        .navigationBarItems(leading: Button("Old") {})
                }
            }
        }
        let host = TestHost(Root(), width: 50, height: 6)
        #expect(host.lines[0].contains("Outer") && host.lines[0].contains("Old"))
        host.press(.return)
        #expect(host.lines[0].contains("Inner") && !host.lines[0].contains("Outer"))
        host.press(.escape)
        #expect(host.lines[0].contains("Outer"))
    }

    @Test("Items may come and go, and keep their state beside each other")
    func conditional() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("n\(count)") { count += 1 } }
        }
        struct Root: View {
            @State private var isOn = false
            var body: some View {
                Button("Toggle") { isOn.toggle() }
                    .toolbar {
                        if isOn { ToolbarItem { Text("extra") } }
                        ToolbarItem { Counter() }
                    }
            }
        }
        let host = TestHost(Root(), width: 40, height: 6)
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].contains("n1"))
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].contains("extra") && host.lines[0].contains("n1"))
    }

    @Test("A title that its neighbours would cut stands in a line of its own, unless the window is low")
    func longTitle() {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    Text("content")
                        .navigationTitle("All the rivers")
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                        }
                }
            }
        }
        let host = TestHost(Root(), width: 24, height: 12)
        #expect(host.lines[0].hasPrefix("[ Edit ]") && host.lines[0].hasSuffix("[ Add ]"))
        #expect(host.lines[1] == "All the rivers")
        host.resize(width: 60, height: 12)
        #expect(host.lines[0].contains("All the rivers"))
        host.resize(width: 24, height: 6)
        #expect(host.lines[0].contains("…") && !host.lines[1].contains("All"), "\(host.text)")
    }

    @Test("Bars can be hidden")
    func hidden() {
        struct Root: View {
            @State private var isHidden = false
            var body: some View {
                NavigationStack {
                    Button("Hide") { isHidden.toggle() }.navigationTitle("Title").toolbar(
                        isHidden ? .hidden : .visible, for: .navigationBar)
                }
            }
        }
        let host = TestHost(Root(), width: 40, height: 6)
        #expect(host.text.contains("Title"))
        host.press(.return)
        #expect(!host.text.contains("Title"))
    }

    private struct Names: View {
        let log: Log
        @State private var text = ""
        var body: some View {
            NavigationStack {
                Found(text: text)
                    .navigationTitle("Names")
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions { Text("Ada").searchCompletion("Ada") }
                    .onSubmit(of: .search) { log.add("submitted \(text)") }
            }
        }
    }

    private struct Found: View {
        let text: String
        @Environment(\.isSearching) private var isSearching
        var body: some View {
            VStack {
                Text("found “\(text)”, searching \(isSearching ? "yes" : "no")")
                Button("Other") {}
            }
        }
    }

    @Test("E46: typing writes, Return submits, Escape clears and ends the search")
    func e46_search() {
        let log = Log()
        let host = TestHost(Names(log: log), width: 50, height: 10)
        #expect(host.lines[1].contains("Find"))
        host.press("f", modifiers: .control)
        host.type("a")
        #expect(host.text.contains("found “a”, searching yes"))
        host.press(.return)
        #expect(log.all == ["submitted a"])
        host.press(.escape)
        #expect(host.text.contains("found “”, searching no"))
    }

    @Test("E47: a suggestion with a completion replaces the text")
    func e47_suggestion() {
        let host = TestHost(Names(log: Log()), width: 50, height: 10)
        host.press("f", modifiers: .control)
        host.type("x")
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("found “Ada”"))
    }
}
