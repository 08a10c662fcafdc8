import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
    private struct Contents: View {
        let log: Log
        @State private var path: [Int] = []
        @State private var note = ""

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    TextField("Note", text: $note)
                    NavigationLink("Chapter 1", value: 1)
                    Button("Jump") { path = [1, 2] }
                    Text("path \(path.map(String.init).joined(separator: ","))")
                }
                .navigationTitle("Contents")
                .navigationDestination(for: Int.self) { Chapter(log: log, number: $0) }
                .onAppear { log.add("root appears") }
                .onDisappear { log.add("root disappears") }
            }
        }
    }

    private struct Chapter: View {
        let log: Log
        let number: Int
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Text of \(number), read \(count)")
                Button("Read") { count += 1 }
                NavigationLink("Next", value: number + 1)
                Button("Away") { dismiss() }
            }
            .navigationTitle("Chapter \(number)")
            .onAppear { log.add("\(number) appears") }
            .onDisappear { log.add("\(number) disappears") }
        }
    }

    @Test("E41: a link with a value appends to the path; Escape pops, and the root cannot be popped")
    func e41_path() {
        let host = TestHost(Contents(log: Log()), width: 60, height: 14)
        host.type("x\t")
        host.press(.return)
        #expect(host.text.contains("Text of 1"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Text of 2"))
        host.press(.escape)
        #expect(host.text.contains("Text of 1"))
        host.press(.escape)
        #expect(host.text.contains("path") && host.text.contains("x"))
        host.press(.escape)
        #expect(host.text.contains("path"))
    }

    @Test("E41: a path that is set is what is shown; popping changes it")
    func e41_setPath() {
        let host = TestHost(Contents(log: Log()), width: 60, height: 14)
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Text of 2"))
        host.press(.escape)
        #expect(host.text.contains("Text of 1"))
        host.press(.escape)
        #expect(host.text.contains("path\n") || host.lines.contains { $0.hasSuffix("path") })
    }

    @Test("B29: what is covered keeps its state and has disappeared; what was popped begins anew")
    func b29_life() {
        let log = Log()
        let host = TestHost(Contents(log: log), width: 60, height: 14)
        host.type("kept\t")
        #expect(log.take() == ["root appears"])
        host.press(.return)
        #expect(log.take() == ["root disappears", "1 appears"])
        host.press(.return)
        #expect(host.text.contains("read 1"))
        host.press(.escape)
        #expect(log.take() == ["1 disappears", "root appears"])
        #expect(host.text.contains("kept"))
        host.press(.return)
        #expect(host.text.contains("read 0"))
    }

    @Test("C40: going back, the focus is on the link that led away")
    func c40_focus() {
        let host = TestHost(Contents(log: Log()), width: 60, height: 14)
        host.press(.tab)
        let link = host.focus
        host.press(.return)
        #expect(host.focus != link)
        host.press(.escape)
        #expect(host.focus == link)
    }

    @Test("E44: the title is the shown screen's; the way back is called as the screen before, and can be clicked")
    func e44_title() {
        let host = TestHost(Contents(log: Log()), width: 60, height: 14)
        #expect(host.lines[0].hasPrefix("Contents"))
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].hasPrefix("‹ Contents") && host.lines[0].contains("Chapter 1"))
        host.click(x: 1, y: 0)
        #expect(host.lines[0].hasPrefix("Contents"))
    }

    @Test("E39: dismiss of a pushed view pops it")
    func e39_dismiss() {
        let host = TestHost(Contents(log: Log()), width: 60, height: 14)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("path"))
    }

    @Test("E42: a destination that is missing shows a placeholder and says so once; the path stays")
    func e42_missing() {
        struct Broken: View {
            @State private var path: [Int] = [7]
            var body: some View { NavigationStack(path: $path) { Text("root") } }
        }
        let host = TestHost(Broken(), width: 50, height: 8)
        #expect(host.text.contains("No destination for Int"))
        #expect(host.log.filter { $0.contains("navigationDestination(for: Int.self)") }.count == 1)
        host.press(.escape)
        #expect(host.text.contains("root"))
    }

    @Test("E42: a path that is there from the start finds its destinations, and nothing is reported")
    func e42_initialPath() {
        struct Deep: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
        let host = TestHost(Deep(), width: 50, height: 8)
        #expect(host.text.contains("screen 2"))
        #expect(host.log.isEmpty)
    }

    @Test("E43: a flag pushes, and popping clears it; an item likewise")
    func e43_flag() {
        struct Flags: View {
            @State private var isShown = false
            @State private var item: String?
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Flag") { isShown = true }
                        Button("Item") { item = "seven" }
                        Text("flag \(isShown ? "on" : "off"), item \(item ?? "none")")
                    }
                    .navigationDestination(isPresented: $isShown) { Button("Clear") { isShown = false } }
                    .navigationDestination(item: $item) { Text("it is \($0)") }
                }
            }
        }
        let host = TestHost(Flags(), width: 50, height: 8)
        host.press(.return)
        #expect(host.text.contains("Clear"))
        host.press(.escape)
        #expect(host.text.contains("flag off, item none"))
        host.press(.return)
        #expect(host.text.contains("Clear"))
        host.press(.return)
        #expect(host.text.contains("flag off"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("it is seven"))
        host.press(.escape)
        #expect(host.text.contains("item none"))
        #expect(host.log.isEmpty)
    }

    @Test("Links of 2019: a destination, a flag, a tag")
    func links2019() {
        struct Old: View {
            @State private var isActive = false
            @State private var selection: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("plain screen")) { Text("Plain") }
                        NavigationLink(destination: Text("flag screen"), isActive: $isActive) { Text("Flag") }
                        NavigationLink(destination: Text("tag screen"), tag: 3, selection: $selection) { Text("Tag") }
                        Text("active \(isActive ? "yes" : "no") \(selection ?? 0)")
                    }
                    .navigationBarTitle(Text("Old"), displayMode: .inline)
                }
                .navigationViewStyle(StackNavigationViewStyle())
            }
        }
        let host = TestHost(Old(), width: 50, height: 10)
        for screen in ["plain screen", "flag screen", "tag screen"] {
            host.press(.return)
            #expect(host.text.contains(screen))
            host.press(.escape)
            #expect(host.text.contains("active no 0"))
            host.press(.tab)
        }
    }

    @Test("In a list a link is the whole row, with a mark at its end")
    func rows() {
        struct Rows: View {
            var body: some View {
                NavigationStack {
                    List(1..<4) { number in NavigationLink("Row \(number)") { Text("Screen \(number)") } }
                }
            }
        }
        let host = TestHost(Rows(), width: 30, height: 8)
        let row = host.lines.firstIndex { $0.contains("Row 2") } ?? 0
        #expect(host.lines[row].hasSuffix("›"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("Screen 2"))
        host.press(.escape)
        host.click(x: 25, y: row + 1)
        #expect(host.text.contains("Screen 3"))
    }

    @Test("What a destination shows follows the state of the screen that offers it")
    func follows() {
        struct Model: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        Button("Add") { count += 1 }
                        Text("count \(count)")
                    }
                }
            }
        }
        let host = TestHost(Model(), width: 40, height: 8)
        host.press(.return)
        #expect(host.text.contains("count 0"))
        host.press(.return)
        #expect(host.text.contains("count 1"))
    }

    @Test("navigationBarBackButtonHidden keeps Escape from leading back; dismiss still does")
    func hiddenBack() {
        struct Locked: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Out") { dismiss() }.navigationBarBackButtonHidden(true) }
        }
        struct Root: View {
            var body: some View { NavigationStack { NavigationLink("In") { Locked() }.navigationTitle("Root") } }
        }
        let host = TestHost(Root(), width: 40, height: 8)
        host.press(.return)
        #expect(!host.text.contains("‹"))
        host.press(.escape)
        #expect(host.text.contains("Out"))
        host.press(.return)
        #expect(host.text.contains("In"))
    }

    @Test("Backspace leads back, but not out of a field")
    func backspace() {
        struct Root: View {
            @State private var text = "ab"
            var body: some View { NavigationStack { NavigationLink("In") { TextField("", text: $text) } } }
        }
        let host = TestHost(Root(), width: 40, height: 8)
        host.press(.return)
        host.press(.end)
        host.press(.delete)
        #expect(host.lines.contains { $0.contains("a") } && !host.text.contains("ab"))
        host.press(.tab)
        host.press(.delete)
        #expect(host.text.contains("In ›"))
    }

    @Test("In a sheet, Escape goes back screen by screen, and then closes the sheet")
    func inSheet() {
        struct Presenter: View {
            @State private var isShown = true
            var body: some View {
                Text("below").sheet(isPresented: $isShown) {
                    NavigationStack { NavigationLink("In") { Text("inner") }.navigationTitle("Sheet") }
                }
            }
        }
        let host = TestHost(Presenter(), width: 60, height: 18)
        host.press(.return)
        #expect(host.text.contains("inner"))
        host.press(.escape)
        #expect(host.text.contains("In ›"))
        host.press(.escape)
        #expect(!host.text.contains("In ›"))
    }

    @Test("A path of several types, kept and read again")
    func codable() throws {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        #expect(path.count == 2)
        let representation = try #require(path.codable)
        let data = try JSONEncoder().encode(representation)
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        path.removeLast(5)
        #expect(path.isEmpty)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
    }

    @Test("An object that only the root was given is there in what it leads to")
    func objects() {
        final class Model: ObservableObject { @Published var name = "shared" }
        struct Detail: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("name \(model.name)") }
        }
        struct Root: View {
            @StateObject private var model = Model()
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("View") { Detail() }
                        NavigationLink("Value", value: 1)
                    }
                    .navigationDestination(for: Int.self) { _ in Detail() }
                    .environmentObject(model)
                }
            }
        }
        let host = TestHost(Root(), width: 40, height: 8)
        host.press(.return)
        #expect(host.text.contains("name shared"))
        host.press(.escape)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("name shared"))
    }

    @Test("Right to left: the way back points the other way, and stands on the right")
    func rightToLeft() {
        struct Root: View {
            var body: some View {
                NavigationStack { NavigationLink("In") { Text("inner") }.navigationTitle("Root") }
                    .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let host = TestHost(Root(), width: 30, height: 6)
        host.press(.return)
        // The way back is at the right edge, whichever way its mark is ordered by the text.
        #expect(host.lines[0].contains("Root") && host.lines[0].count > 25)
        host.click(x: 28, y: 0)
        #expect(host.text.contains("In"))
    }
}
