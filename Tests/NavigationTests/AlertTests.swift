import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Alerts and dialogs")
struct AlertTests {
    private struct Asking: View {
        let log: Log
        @State private var asks = false
        var body: some View {
            Button("Ask") { asks = true }
                .alert("Delete?", isPresented: $asks) {
                    Button("Delete", role: .destructive) { log.add("delete, shown \(asks)") }
                    Button("Keep", role: .cancel) { log.add("keep") }
                } message: {
                    Text("It cannot be undone.")
                }
        }
    }

    @Test("E32: an action runs, then the flag is false and the alert closes")
    func e32_action() {
        let log = Log()
        let host = TestHost(Asking(log: log), width: 60, height: 16)
        host.press(.return)
        #expect(host.text.contains("Delete?") && host.text.contains("It cannot be undone."))
        // The safe one has the focus.
        host.press(.return)
        #expect(log.take() == ["keep"])
        #expect(!host.text.contains("undone"))
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["delete, shown true"])
        #expect(host.focus?.contains("Button") == true)
    }

    @Test("E32: Escape is the button that cancels")
    func e32_escape() {
        let log = Log()
        let host = TestHost(Asking(log: log), width: 60, height: 16)
        host.press(.return)
        host.press(.escape)
        #expect(log.take() == ["keep"])
        #expect(!host.text.contains("undone"))
    }

    @Test("E32: without actions there is an OK, which Escape presses; with several and no cancel Escape does nothing")
    func e32_noCancel() {
        struct Plain: View {
            @State private var isShown = true
            var body: some View { Text("below").alert("Done", isPresented: $isShown) {} }
        }
        let plain = TestHost(Plain(), width: 40, height: 12)
        #expect(plain.text.contains("OK"))
        plain.press(.escape)
        #expect(!plain.text.contains("OK"))

        struct Two: View {
            @State private var isShown = true
            var body: some View {
                Text("below").alert("Which?", isPresented: $isShown) {
                    Button("One") {}
                    Button("Two") {}
                }
            }
        }
        let two = TestHost(Two(), width: 40, height: 12)
        two.press(.escape)
        #expect(two.text.contains("Which?"))
        two.press(.return)
        #expect(!two.text.contains("Which?"))
    }

    @Test("A field in an alert has the focus; Return presses the button that the alert is for")
    func field() {
        struct Naming: View {
            let log: Log
            @State private var isShown = true
            @State private var name = ""
            var body: some View {
                Text("below").alert("Name", isPresented: $isShown) {
                    TextField("Name", text: $name)
                    Button("Save") { log.add(name) }
                    Button("Cancel", role: .cancel) {}
                }
            }
        }
        let log = Log()
        let host = TestHost(Naming(log: log), width: 50, height: 14)
        host.type("Ada\n")
        #expect(log.all == ["Ada"])
        #expect(!host.text.contains("Save"))
    }

    @Test("E33: a dialog has a way to cancel, which is Escape")
    func e33_dialog() {
        struct Choosing: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                Button("Choose") { isShown = true }
                    .confirmationDialog("Colour", isPresented: $isShown, titleVisibility: .visible) {
                        Button("Red") { log.add("red") }
                        Button("Blue") { log.add("blue") }
                    }
                    .onChange(of: isShown) { log.add("\(isShown)") }
            }
        }
        let log = Log()
        let host = TestHost(Choosing(log: log), width: 50, height: 14)
        host.press(.return)
        #expect(host.text.contains("Colour") && host.text.contains("Cancel"))
        host.press(.escape)
        #expect(log.take() == ["true", "false"])
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["true", "blue", "false"])
    }

    @Test("E34: without data nothing is shown; the data stays as it was when the alert came")
    func e34_presenting() {
        struct Failing: View {
            @State private var isShown = false
            @State private var error: String?
            var body: some View {
                VStack {
                    Button("Flag") { isShown = true }
                    Button("Error") { error = "disk full" }
                }
                .alert("Failed", isPresented: $isShown, presenting: error) { name in
                    Button("Change") { error = "other" }
                    Button("Retry \(name)") {}
                } message: {
                    Text("Because: \($0)")
                }
            }
        }
        let host = TestHost(Failing(), width: 60, height: 16)
        host.press(.return)
        #expect(!host.text.contains("Failed"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Because: disk full") && host.text.contains("Retry disk full"))
    }

    @Test("The alerts of 2019, for a flag and for an item")
    func alerts2019() {
        struct Old: View {
            struct Problem: Identifiable { let id: Int }
            let log: Log
            @State private var isShown = false
            @State private var problem: Problem?
            var body: some View {
                VStack {
                    Button("Flag") { isShown = true }
                        .alert(isPresented: $isShown) {
                            Alert(
                                title: Text("Erase?"), message: Text("All of it."),
                                primaryButton: .destructive(Text("Erase")) { log.add("erase") }, secondaryButton: .cancel())
                        }
                    Button("Item") { problem = Problem(id: 7) }
                        .alert(item: $problem) { Alert(title: Text("Problem \($0.id)"), dismissButton: .default(Text("Fine"))) }
                }
            }
        }
        let log = Log()
        let host = TestHost(Old(log: log), width: 60, height: 16)
        host.press(.return)
        #expect(host.text.contains("Erase?") && host.text.contains("All of it."))
        host.press(.tab)
        host.press(.return)
        #expect(log.take() == ["erase"])
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Problem 7"))
        host.press(.return)
        #expect(!host.text.contains("Problem 7"))
    }

    @Test("The title of an error's alert is its description")
    func error() {
        struct Broken: LocalizedError { var errorDescription: String? { "The disk is full" } }
        struct Failing: View {
            @State private var isShown = true
            var body: some View { Text("below").alert(isPresented: $isShown, error: Broken()) { Button("OK") {} } }
        }
        let host = TestHost(Failing(), width: 50, height: 12)
        #expect(host.text.contains("The disk is full"))
    }
}
