import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Where the focus of a screen begins")
struct FirstFocusTests {
    private struct Detail: View {
        let log: Log
        let hasItem: Bool
        var body: some View {
            List {
                LabeledContent("Amount", value: "12")
                Button("Delete Expense", role: .destructive) { log.add("deleted") }
            }
            .navigationTitle("Expense")
            .toolbar { if hasItem { Button("Edit") { log.add("edited") } } }
        }
    }

    private struct Expenses: View {
        let log: Log
        var hasItem = true
        var body: some View {
            NavigationStack {
                List { NavigationLink("Rent") { Detail(log: log, hasItem: hasItem) } }.navigationTitle("Expenses")
            }
        }
    }

    @Test("Return twice on a row opens its page and destroys nothing: the page's first focus is the bar's item")
    func pushed() {
        let log = Log()
        let host = TestHost(Expenses(log: log), width: 50, height: 10)
        host.press(.return)
        #expect(host.text.contains("Delete Expense"))
        #expect(host.focused?.text == "Edit")
        host.press(.return)
        #expect(log.take() == ["edited"])
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        #expect(log.take() == ["deleted"])
    }

    @Test("Without items in the bar it is the way back")
    func back() {
        let log = Log()
        let host = TestHost(Expenses(log: log, hasItem: false), width: 50, height: 10)
        host.press(.return)
        host.press(.return)
        #expect(log.all.isEmpty)
        #expect(!host.text.contains("Delete Expense"))
    }

    private struct Presenting<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { content } }
    }

    private struct Loud: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    private struct Quiet: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("A sheet begins at its first control that destroys nothing, whatever the style of its buttons")
    func sheet() {
        func first<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
            let host = TestHost(Presenting(content: content), width: 60, height: 12)
            host.press(.return)
            return host.focused?.text
        }
        func buttons() -> some View {
            VStack {
                Button("Erase", role: .destructive) {}
                Button("Keep") {}
            }
        }
        #expect(first { buttons() } == "Keep")
        #expect(first { buttons().buttonStyle(.borderedProminent) } == "Keep")
        #expect(first { buttons().buttonStyle(Quiet()) } == "Keep")
        #expect(first { buttons().buttonStyle(Loud()) } == "Keep")
        #expect(first { Button("Erase", role: .destructive) {} } == "Erase")
        #expect(
            first {
                VStack {
                    Button("Keep") {}.disabled(true)
                    Button("Erase", role: .destructive) {}
                }
            } == "Erase")
    }

    private struct Asking: View {
        enum Field { case erase, keep }
        let asksBySelf: Bool
        @FocusState private var focus: Field?
        var body: some View {
            VStack {
                Button("Keep") {}.focused($focus, equals: .keep)
                Button("Erase", role: .destructive) {}.focused($focus, equals: .erase)
            }
            .defaultFocus($focus, asksBySelf ? .keep : .erase)
            .onAppear { if asksBySelf { focus = .erase } }
        }
    }

    @Test("C14: a program that asks for a destructive button gets it")
    func c14_asked() {
        #expect(TestHost(Asking(asksBySelf: true), width: 40, height: 6).focused?.text == "Erase")
        #expect(TestHost(Asking(asksBySelf: false), width: 40, height: 6).focused?.text == "Erase")
    }
}
