import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Tab views")
struct TabViewTests {
    private struct Page: View {
        let log: Log
        let name: String
        @State private var text = ""
        var body: some View {
            VStack {
                Text("page \(name)")
                TextField("", text: $text)
            }
            .onAppear { log.add("\(name) appears") }
            .onDisappear { log.add("\(name) disappears") }
        }
    }

    private struct Main: View {
        let log: Log
        @State private var tab = 1
        var body: some View {
            TabView(selection: $tab) {
                Page(log: log, name: "A").tabItem { Text("Alpha") }.tag(1)
                Page(log: log, name: "B").tabItem { Text("Beta") }.tag(2)
                Page(log: log, name: "C").tag(3).tabItem { Text("Gamma") }
            }
        }
    }

    @Test("B28: a tab is made when it is first shown, and keeps its state from then on")
    func b28_lazy() {
        let log = Log()
        let host = TestHost(Main(log: log), width: 50, height: 10)
        #expect(log.take() == ["A appears"])
        #expect(host.lines[0].contains("Alpha") && host.lines[0].contains("Beta") && host.lines[0].contains("Gamma"))
        host.type("kept")
        host.press(.pageDown, modifiers: .control)
        #expect(host.text.contains("page B") && !host.text.contains("kept"))
        #expect(log.take() == ["A disappears", "B appears"])
        host.press(.pageUp, modifiers: .control)
        #expect(host.text.contains("kept"))
        #expect(log.take() == ["B disappears", "A appears"])
    }

    @Test("E45: the selection is a tab's tag; one that is none shows the first tab and is not written")
    func e45_selection() {
        struct Odd: View {
            @State private var tab = 9
            var body: some View {
                TabView(selection: $tab) {
                    Text("first page \(tab)").tabItem { Text("One") }.tag(0)
                    Text("second page \(tab)").tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let host = TestHost(Odd(), width: 50, height: 8)
        #expect(host.text.contains("first page 9"))
        host.press("2", modifiers: .option)
        #expect(host.text.contains("second page 1"))
    }

    @Test("In the bar, Left and Right choose; a click does too")
    func bar() {
        let host = TestHost(Main(log: Log()), width: 50, height: 10)
        host.press(.tab)
        host.press(.rightArrow)
        #expect(host.text.contains("page B"))
        host.press(.end)
        #expect(host.text.contains("page C"))
        host.click(x: 2, y: 0)
        #expect(host.text.contains("page A"))
    }

    @Test("C41: shortcuts of a tab that is not shown do not act")
    func c41_shortcuts() {
        struct Two: View {
            let log: Log
            var body: some View {
                TabView {
                    Button("Go") { log.add("first") }.keyboardShortcut("g").tabItem { Text("One") }
                    Button("Go") { log.add("second") }.keyboardShortcut("g").tabItem { Text("Two") }
                }
            }
        }
        let log = Log()
        let host = TestHost(Two(log: log), width: 40, height: 8)
        host.press("g", modifiers: .control)
        host.press("2", modifiers: .option)
        host.press("g", modifiers: .control)
        #expect(log.all == ["first", "second"])
    }

    @Test("The focus in a tab is where it was when the tab is shown again")
    func focus() {
        struct Fields: View {
            @State private var a = ""
            @State private var b = ""
            var body: some View {
                TabView {
                    VStack {
                        TextField("a", text: $a)
                        TextField("b", text: $b)
                    }
                    .tabItem { Text("One") }
                    Text("other").tabItem { Text("Two") }
                }
            }
        }
        let host = TestHost(Fields(), width: 40, height: 8)
        host.press(.tab)
        host.type("x")
        host.press("2", modifiers: .option)
        host.press("1", modifiers: .option)
        host.type("y")
        #expect(host.text.contains("xy"))
    }

    @Test("Tabs of 2024, with values, sections and badges")
    func tabs2024() {
        struct New: View {
            enum Kind: Hashable { case home, mail, set }
            @State private var kind = Kind.mail
            var body: some View {
                TabView(selection: $kind) {
                    Tab("Home", systemImage: "house", value: Kind.home) { Text("home page") }
                    Tab("Mail", systemImage: "envelope", value: Kind.mail) { Text("mail page") }.badge(3)
                    TabSection("More") {
                        Tab("Set", systemImage: "gear", value: Kind.set) { Text("set page") }
                    }
                }
            }
        }
        let host = TestHost(New(), width: 50, height: 8)
        #expect(host.text.contains("mail page") && host.lines[0].contains("(3)"))
        host.press("3", modifiers: .option)
        #expect(host.text.contains("set page"))

        struct Plain: View {
            var body: some View {
                TabView {
                    Tab("One", systemImage: "1.circle") { Text("one page") }
                    Tab("Two", systemImage: "2.circle") { Text("two page") }
                }
            }
        }
        let plain = TestHost(Plain(), width: 50, height: 8)
        #expect(plain.text.contains("one page"))
        plain.press("2", modifiers: .option)
        #expect(plain.text.contains("two page"))
    }

    @Test("Pages: Left and Right turn them, dots say where one is")
    func pages() {
        struct Pages: View {
            var body: some View {
                TabView { ForEach(1..<4) { Text("page \($0)") } }.tabViewStyle(PageTabViewStyle())
            }
        }
        let host = TestHost(Pages(), width: 30, height: 8)
        #expect(host.text.contains("page 1") && host.lines[7].contains("● ○ ○"))
        host.press(.rightArrow)
        #expect(host.text.contains("page 2") && host.lines[7].contains("○ ● ○"))
        host.press(.leftArrow)
        host.press(.leftArrow)
        #expect(host.text.contains("page 1"))
    }

    @Test("A tab item that stands inside a view of the program is found")
    func inner() {
        struct First: View {
            var body: some View { Text("first page").tabItem { Text("Inner") } }
        }
        struct Main: View {
            var body: some View {
                TabView {
                    First()
                    Text("second page").tabItem { Text("Outer") }
                }
            }
        }
        let host = TestHost(Main(), width: 40, height: 8)
        #expect(host.lines[0].contains("Inner") && host.lines[0].contains("Outer"))
    }

    @Test("Where there is no room for all names, the shown one stands between its neighbours")
    func narrow() {
        struct Many: View {
            var body: some View {
                TabView {
                    ForEach(1..<7) { number in Text("page \(number)").tabItem { Text("Long name \(number)") } }
                }
            }
        }
        let host = TestHost(Many(), width: 30, height: 6)
        #expect(host.lines[0].contains("Long name 1") && host.lines[0].contains("1/6"))
        host.press("3", modifiers: .option)
        #expect(host.lines[0].contains("Long name 3"))
    }
}
