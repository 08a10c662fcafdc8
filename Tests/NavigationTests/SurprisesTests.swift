import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor @Suite("Where others surprise, and the safe choice")
struct SurprisesTests {
    private struct Fields: View {
        enum Field { case a, b }
        @State private var text = ""
        @FocusState private var focus: Field?
        var body: some View {
            VStack {
                TextField("first", text: $text).focused($focus, equals: .a)
                TextField("second", text: $text).focused($focus, equals: .b)
            }
            .defaultFocus($focus, .b)
        }
    }

    @Test("S3: the default focus counts in sheets and in scroll views as elsewhere")
    func s3_defaultFocus() {
        struct Presenter: View {
            @State private var isShown = false
            var body: some View { Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Fields() } }
        }
        let plain = TestHost(Fields(), width: 40, height: 8)
        #expect(plain.focused?.label == "second")
        let scrolled = TestHost(ScrollView { Fields() }, width: 40, height: 8)
        #expect(scrolled.focused?.label == "second")
        let sheet = TestHost(Presenter(), width: 60, height: 16)
        sheet.press(.return)
        #expect(sheet.focused?.label == "second")
    }

    @Test("S5: equal ids in a list, a lazy stack and a grid: all rows are shown, and none of them stops the program")
    func s5_duplicates() {
        struct Rows: View {
            @State private var ids = [1, 1, 2]
            var body: some View {
                VStack(alignment: .leading) {
                    Button("more") { ids = [2, 1, 1, 2, 1] }
                    HStack(alignment: .top) {
                        List { ForEach(ids, id: \.self) { Text("l\($0)") } }
                        ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text("s\($0)") } } }
                        LazyVGrid(columns: [GridItem()]) { ForEach(ids, id: \.self) { Text("g\($0)") } }
                    }
                }
            }
        }
        let host = TestHost(Rows(), width: 40, height: 8)
        func count(_ word: String) -> Int { host.text.components(separatedBy: word).count - 1 }
        #expect(["l1", "s1", "g1"].map(count) == [2, 2, 2])
        host.press(.return)
        #expect(["l1", "s1", "g1"].map(count) == [3, 3, 3])
        #expect(["l2", "s2", "g2"].map(count) == [2, 2, 2])
        #expect(host.log.contains { $0.contains("The id 1 occurs more than once") })
    }

    @Test("S6: a sheet shows what was written in the action that opens it, and what is written later")
    func s6_content() {
        struct Presenter: View {
            @State private var item = "nothing"
            @State private var isShown = false
            var body: some View {
                Button("Open") {
                    isShown = true
                    item = "chosen"
                }
                .sheet(isPresented: $isShown) {
                    VStack {
                        Text("item \(item)")
                        Button("Change") { item = "changed" }
                    }
                }
            }
        }
        let host = TestHost(Presenter(), width: 60, height: 16)
        host.press(.return)
        #expect(host.text.contains("item chosen"))
        host.press(.return)
        #expect(host.text.contains("item changed"))
    }

    @Test("S10: a picker whose tags are of another type says so, with both types")
    func s10_tags() {
        struct Choosing: View {
            @State private var choice: Int? = 1
            @State private var other = "a"
            var body: some View {
                VStack {
                    Picker("Number", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                    Picker("Word", selection: $other) { Text("one").tag(1) }
                }
            }
        }
        let host = TestHost(Choosing(), width: 40, height: 8)
        let notes = host.log.filter { $0.contains("tag") }
        // An optional value may be chosen by tags of what is in it: nothing is said about the first one.
        #expect(notes.count == 1)
        #expect(notes.first?.contains("values of type String") == true && notes.first?.contains("tags are of type Int") == true)
    }

    private struct Extent: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    @Test("S11: a key that takes the last value is not given the default by views that say nothing")
    func s11_reduce() {
        struct Saying: View {
            @State private var heard = 0
            var body: some View {
                VStack {
                    Text("heard \(heard)")
                    VStack {
                        Text("a").preference(key: Extent.self, value: 7)
                        Text("silent")
                        EmptyView()
                    }
                    .onPreferenceChange(Extent.self) { heard = $0 }
                }
            }
        }
        #expect(TestHost(Saying(), width: 20, height: 5).text.contains("heard 7"))
    }

    private struct Seen: View {
        let log: Log
        let name: String
        var body: some View {
            Text(verbatim: name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
        }
    }

    @Test("S13: to appear is to come among what is shown, in lazy stacks, lists and tabs alike")
    func s13_appear() {
        let log = Log()
        let lazy = TestHost(
            ScrollView { LazyVStack { ForEach(0..<100) { Seen(log: log, name: "\($0)") } } }, width: 10, height: 4)
        var appeared = log.take()
        #expect(appeared.starts(with: ["+0", "+1", "+2", "+3"]) && appeared.count < 12)
        lazy.wheel(60, x: 2, y: 2)
        appeared = log.take()
        #expect(appeared.contains("-0") && appeared.contains { $0.hasPrefix("+") })
        let list = TestHost(List(0..<100) { Seen(log: log, name: "\($0)") }, width: 10, height: 4)
        #expect(log.take().count < 12)
        list.wheel(60, x: 2, y: 2)
        #expect(log.take().contains("-0"))
        let tabs = TestHost(
            TabView {
                Seen(log: log, name: "one").tabItem { Text("One") }
                Seen(log: log, name: "two").tabItem { Text("Two") }
            }, width: 30, height: 5)
        #expect(log.take() == ["+one"])
        tabs.press("2", modifiers: .option)
        #expect(log.take() == ["-one", "+two"])
    }

    @Test("S16: shortcuts of a hidden tab, of what is below a sheet, and of a screen below another do not fire")
    func s16_shortcuts() {
        struct Covered: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                TabView {
                    NavigationStack {
                        VStack {
                            Button("below") { log.add("screen") }.keyboardShortcut("g")
                            Button("sheet") { isShown = true }.keyboardShortcut("s")
                            NavigationLink("push") { Text("pushed") }
                        }
                    }
                    .sheet(isPresented: $isShown) { Text("above") }
                    .tabItem { Text("One") }
                    Button("hidden") { log.add("tab") }.keyboardShortcut("h").tabItem { Text("Two") }
                }
            }
        }
        let log = Log()
        let host = TestHost(Covered(log: log), width: 60, height: 18)
        host.press("h", modifiers: .control)
        #expect(log.take().isEmpty)
        host.press("g", modifiers: .control)
        #expect(log.take() == ["screen"])
        host.press("s", modifiers: .control)
        #expect(host.text.contains("above"))
        host.press("g", modifiers: .control)
        #expect(log.take().isEmpty)
        host.press(.escape)
        host.find(text: "push").click()
        #expect(host.text.contains("pushed"))
        host.press("g", modifiers: .control)
        #expect(log.take().isEmpty)
    }

    @Test("S17: an alert that a selection calls for takes the focus at once: keys that are held go to it, and the list stays")
    func s17_alertWhileKeysRepeat() {
        struct Choosing: View {
            @State private var selected: Int? = 0
            @State private var isAsking = false
            var body: some View {
                List(0..<20, selection: $selected) { Text("row \($0)") }
                    .onChange(of: selected) { isAsking = true }
                    .alert("Chosen \(selected ?? -1)", isPresented: $isAsking) { Button("OK") {} }
            }
        }
        let host = TestHost(Choosing(), width: 50, height: 16)
        host.send(bytes: Array(String(repeating: "\u{1B}[B", count: 10).utf8))
        #expect(host.text.contains("Chosen 1") && host.log.isEmpty)
        #expect(host.focused?.text == "OK")
        host.press(.return)
        #expect(!host.text.contains("Chosen"))
        host.press(.downArrow)
        #expect(host.text.contains("Chosen 2"))
    }

    @Test("S18: a menu in a row of a plain list opens, chooses and closes, and the list goes on")
    func s18_menuInRow() {
        struct Rows: View {
            let log: Log
            @State private var selected: Int?
            var body: some View {
                List(0..<5, selection: $selected) { row in
                    HStack {
                        Text("row \(row)")
                        Menu("more") {
                            Button("Edit") { log.add("edit \(row)") }
                            Button("Copy") { log.add("copy \(row)") }
                        }
                    }
                }
                .listStyle(.plain)
            }
        }
        let log = Log()
        let host = TestHost(Rows(log: log), width: 50, height: 14)
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("Edit"))
        host.press(.return)
        #expect(log.take() == ["edit 1"])
        host.press(.downArrow)
        host.press(.return)
        host.press(.escape)
        #expect(!host.text.contains("Edit"))
        host.press(.downArrow)
        host.press(.return)
        host.press(.downArrow)
        host.press(.return)
        #expect(log.take() == ["copy 3"])
        host.press(.return)
        host.click(x: 45, y: 13)
        #expect(!host.text.contains("Edit"))
        host.click(x: 4, y: 0)
        #expect(host.find(text: "row 0").isSelected)
    }

    @Test("S20: dismiss read in the presenter closes nothing, the window least of all, and the log tells why")
    func s20_dismiss() {
        struct Presenter: View {
            @Environment(\.dismiss) private var dismiss
            @State private var isShown = false
            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) { Button("Try") { dismiss() } }
            }
        }
        let host = TestHost(Presenter(), width: 80, height: 24)
        host.press(.return)
        host.press(.return)
        host.press(.return)
        #expect(host.text.contains("Try"))
        let notes = host.log.filter { $0.contains("dismiss") }
        #expect(notes.count == 1 && notes[0].contains("Presenter"))
        host.press(.escape)
        #expect(!host.text.contains("Try") && host.text.contains("Open"))
    }

    @Test("S24: a sheet that is asked for while another closes comes after it")
    func s24_queue() {
        struct Presenter: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("Open") { first = true }
                    .sheet(isPresented: $first) {
                        Button("the first") {
                            first = false
                            second = true
                        }
                    }
                    .background { Color.clear.sheet(isPresented: $second) { Text("the second") } }
            }
        }
        let host = TestHost(Presenter(), width: 50, height: 14)
        host.press(.return)
        #expect(host.text.contains("the first"))
        host.press(.return)
        #expect(!host.text.contains("the first") && host.text.contains("the second"))
        host.press(.escape)
        #expect(!host.text.contains("the second"))
        #expect(host.focused?.text == "Open")
    }

    @Test("S25: the object of a State lives as long as its view, the autoclosure of a StateObject is evaluated once")
    func s25_objects() {
        final class Model: ObservableObject {
            let number: Int
            init(_ made: Shared<Int>) {
                made.value += 1
                number = made.value
            }
        }
        struct Lazily: View {
            @StateObject private var model: Model
            init(_ made: Shared<Int>) { _model = StateObject(wrappedValue: Model(made)) }
            var body: some View { Text("object \(model.number)") }
        }
        struct Eagerly: View {
            @State private var model: Model
            init(_ made: Shared<Int>) { _model = State(initialValue: Model(made)) }
            var body: some View { Text("state \(model.number)") }
        }
        struct Parent: View {
            let objects: Shared<Int>
            let states: Shared<Int>
            @State private var n = 0
            var body: some View {
                VStack {
                    Button("again \(n)") { n += 1 }
                    Lazily(objects)
                    Eagerly(states)
                }
            }
        }
        let (objects, states) = (Shared(0), Shared(0))
        let host = TestHost(Parent(objects: objects, states: states), width: 30, height: 5)
        for _ in 0..<3 { host.press(.return) }
        #expect(host.text.contains("again 3") && host.text.contains("object 1") && host.text.contains("state 1"))
        // What stands in an initialiser is made each time, and let go of; what is lazy is made once.
        #expect(objects.value == 1 && states.value == 4)
    }
}
