import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("The mouse in text")
struct MouseTextTests {
    private struct Field: View {
        @State var text = "one two three"
        var body: some View {
            VStack(alignment: .leading) {
                Text("label")
                TextField("", text: $text)
            }
        }
    }

    @Test("a click puts the caret where it is; what is typed goes there")
    func caret() {
        let host = TestHost.pinned(Field(), width: 20, height: 3)
        host.click(x: 4, y: 1)
        #expect(host.cursor! == (4, 1))
        host.type("X")
        #expect(host.lines[1] == "one Xtwo three")
    }

    @Test("a drag selects what it passes, and typing replaces it, also when it leads out of the field")
    func drag() {
        let host = TestHost.pinned(Field(), width: 20, height: 3)
        host.drag(from: (4, 1), to: (7, 1))
        host.type("2")
        #expect(host.lines[1] == "one 2 three")
        host.drag(from: (4, 1), to: (19, 2))
        host.type("!")
        #expect(host.lines[1] == "one !")
    }

    @Test("a double click takes a word, a triple click the line")
    func clicks() {
        let host = TestHost.pinned(Field(), width: 20, height: 3)
        host.click(x: 5, y: 1, count: 2)
        host.type("2")
        #expect(host.lines[1] == "one 2 three")
        host.click(x: 5, y: 1, count: 3)
        host.type("all")
        #expect(host.lines[1] == "all")
    }

    @Test("a disabled field takes no caret")
    func disabled() {
        let host = TestHost.pinned(Field().disabled(true), width: 20, height: 3)
        host.click(x: 4, y: 1)
        host.type("X")
        #expect(host.cursor == nil)
        #expect(host.lines[1] == "one two three")
    }

    @Test("the wheel over a text editor scrolls its text, and at its end what is around it")
    func wheel() {
        struct Editor: View {
            @State var text = (0..<9).map { "l\($0)" }.joined(separator: "\n")
            var body: some View {
                ScrollView {
                    VStack(alignment: .leading) {
                        TextEditor(text: $text).frame(width: 10, height: 4)
                        ForEach(0..<20, id: \.self) { Text("row \($0)") }
                    }
                }
            }
        }
        let host = TestHost.pinned(Editor(), width: 20, height: 6)
        #expect(host.lines[0].contains("l0"))
        host.wheel(1, x: 2, y: 1)
        #expect(host.lines[0].contains("l3"))
        host.wheel(1, x: 2, y: 1)
        #expect(host.lines[0].contains("l5"))
        host.wheel(1, x: 2, y: 1)
        #expect(host.lines[0].contains("l8"))
    }
}
