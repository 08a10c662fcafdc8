import Terrace
import TerraceTesting
import TestSupport
import Testing

@MainActor
@Suite("Focus in a sheet that has just opened")
struct SheetFocusTests {
    private struct Entry: Identifiable {
        let id: Int
        var text = ""
    }

    private struct Entries: View {
        @State private var isOpen = false
        @State private var entries = [Entry(id: 1), Entry(id: 2), Entry(id: 3)]
        @FocusState private var focus: Int?

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Text(entries.map { "<" + $0.text + ">" }.joined())
            }
            .sheet(isPresented: $isOpen) {
                List {
                    ForEach($entries) { $entry in
                        TextField("entry \(entry.id)", text: $entry.text).focused($focus, equals: entry.id)
                    }
                }
                .defaultFocus($focus, 3)
            }
        }
    }

    @Test("scenario 3: the default focus of a sheet's list is its last field as the sheet appears")
    func defaultFocus() {
        let host = TestHost(Entries(), width: 50, height: 14)
        host.press(.return)
        host.type("Q")
        host.press(.escape)
        #expect(host.text.contains("<><><Q>"))
    }

    private struct Person: View {
        enum Field: Hashable {
            case name, city
        }

        let log: Log
        @State private var isOpen = false
        @State private var name = ""
        @State private var city = ""
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                Button("Open") { isOpen = true }
                Text("name <\(name)>, city <\(city)>")
            }
            .sheet(isPresented: $isOpen) {
                Form {
                    TextField("City", text: $city).focused($focus, equals: .city)
                    TextField("Name", text: $name).focused($focus, equals: .name)
                }
                .onAppear { focus = .name }
                .onChange(of: focus) { _, new in log.add("\(new.map { "\($0)" } ?? "none")") }
            }
        }
    }

    @Test("scenario 4: focus that is set as the sheet's form appears is there for the first key, without a delay")
    func focusOnAppear() {
        let log = Log()
        let host = TestHost(Person(log: log), width: 50, height: 14)
        host.press(.return)
        host.type("Ann")
        #expect(log.all.last == "name")
        host.press(.escape)
        #expect(host.text.contains("name <Ann>, city <>"))
    }

    private struct Framed: View {
        @State private var isOpen = false
        @State private var count = 0

        var body: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) {
                    VStack {
                        Text("count \(count)").padding().focusable().overlay(RoundedRectangle(cornerRadius: 1).stroke())
                        Button("More") { count += 1 }
                        Button("Less") { count -= 1 }
                    }
                }
        }
    }

    @Test("swift-tui 5: a view with a frame laid over it, in a sheet before two buttons, is drawn as if from scratch after each key")
    func overlaidFrame() {
        let host = TestHost(Framed(), width: 40, height: 14)
        host.press(.return)
        for key in [KeyEquivalent.tab, .return, .tab, .return, .return, .tab, .tab, .return, .escape, .return] {
            host.press(key)
            #expect(host.brokenInvariants == [])
            let shown = host.text
            host.redraw()
            #expect(host.text == shown)
            #expect(host.terminal.text == host.freshTerminal().text)
        }
    }
}
