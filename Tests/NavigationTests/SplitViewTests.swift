import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Split views")
struct SplitViewTests {
    private struct Mail: View {
        @State private var box: String? = "Inbox"
        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Mail")
            } detail: {
                Text("messages of \(box ?? "nothing")").navigationTitle(box ?? "")
            }
        }
    }

    @Test("Columns stand side by side where there is room")
    func wide() {
        let host = TestHost(Mail(), width: 80, height: 10)
        #expect(host.lines[0].contains("Mail") && host.text.contains("Sent") && host.text.contains("messages of Inbox"))
        host.press(.downArrow)
        #expect(host.text.contains("messages of Sent"))
    }

    @Test("In a narrow window they are a stack: Return leads on, Escape back; the selection stays")
    func narrow() {
        let host = TestHost(Mail(), width: 40, height: 12)
        #expect(host.text.contains("Sent") && !host.text.contains("messages"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("messages of Sent") && host.lines[0].contains("‹"))
        host.press(.escape)
        #expect(host.text.contains("Inbox") && !host.text.contains("messages"))
        host.resize(width: 90, height: 12)
        #expect(host.text.contains("Inbox") && host.text.contains("messages of Sent"))
    }

    @Test("A link in the sidebar shows its destination in the detail column")
    func links() {
        struct Links: View {
            var body: some View {
                NavigationSplitView {
                    VStack {
                        NavigationLink("One", value: 1)
                        NavigationLink("Two", value: 2)
                    }
                    .navigationDestination(for: Int.self) { Text("detail \($0)") }
                } detail: {
                    Text("choose")
                }
            }
        }
        let host = TestHost(Links(), width: 80, height: 8)
        #expect(host.text.contains("choose"))
        host.press(.return)
        #expect(host.text.contains("detail 1") && host.text.contains("Two"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("detail 2"))
    }
}
