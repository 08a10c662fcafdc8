import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Ending a search")
struct SearchEscapeTests {
    private struct Names: View {
        @State private var text = ""
        var body: some View {
            let names = ["Ada", "Bob"].filter { text.isEmpty || $0.contains(text) }
            List(names, id: \.self) { NavigationLink($0, value: $0) }
                .navigationTitle("Names")
                .searchable(text: $text)
        }
    }

    private struct Stack: View {
        var body: some View {
            NavigationStack {
                NavigationLink("All names") { Names() }
                    .navigationTitle("Start")
                    .navigationDestination(for: String.self) { Text("About \($0)") }
            }
        }
    }

    @Test("Escape in the list ends the search first, and goes back then")
    func escape() {
        let host = TestHost(Stack(), width: 40, height: 10)
        host.press(.return)
        host.press("f", modifiers: .control)
        host.type("Ad")
        host.press(.downArrow)
        #expect(host.text.contains("Ada") && !host.text.contains("Bob"))
        #expect(host.focused?.role != .textField)
        host.press(.escape)
        #expect(host.text.contains("Bob") && host.text.contains("Search"))
        host.press(.escape)
        #expect(host.text.contains("All names"))
    }

    @Test("Escape where nothing found has the focus ends the search too")
    func nothingFound() {
        let host = TestHost(Stack(), width: 40, height: 10)
        host.press(.return)
        host.press("f", modifiers: .control)
        host.type("x")
        #expect(!host.text.contains("Ada"))
        host.press(.tab)
        host.press(.escape)
        #expect(host.text.contains("Ada") && host.text.contains("Bob"))
    }

    @Test("The field says so at its end while it has a text and room for it")
    func hint() {
        let host = TestHost(Stack(), width: 20, height: 10)
        host.press(.return)
        #expect(!host.text.contains("Esc"))
        host.press("f", modifiers: .control)
        host.type("Ad")
        #expect(host.lines[1] == "/ Ad" + String(repeating: " ", count: 13) + "Esc")
        #expect(host.cell(x: 18, y: 1).isDim)
        host.press(.downArrow)
        #expect(host.focused?.role != .textField)
        #expect(host.lines[1].hasSuffix("Esc"))
        host.press("f", modifiers: .control)
        host.type("abcdefghijklm")
        #expect(!host.text.contains("Esc"))
    }
}
