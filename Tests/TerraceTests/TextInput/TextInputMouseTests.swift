import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

@MainActor
@Suite("The mouse in text fields")
struct TextInputMouseTests {
    private struct Field: View {
        @State var text: String
        let kind: Int
        var body: some View {
            if kind == 0 { TextField("", text: $text) } else if kind == 1 { TextEditor(text: $text) } else { SecureField("", text: $text) }
        }
    }

    private func behavior(of host: TestHost) throws -> TextInputBehavior {
        try #require((host.host.graph.focus.focused?.firstBox as? CustomBox)?.behavior as? TextInputBehavior)
    }

    private func mouse(
        _ host: TestHost, _ kind: MouseEvent.Kind, _ x: Int, _ y: Int = 0, clicks: Int = 1, modifiers: EventModifiers = []
    ) throws -> Bool {
        let point = Point(x: x, y: y)
        let isUsed = try behavior(of: host).mouse(MouseEvent(kind, at: point, modifiers: modifiers), at: point, clicks: clicks)
        host.send(bytes: [])
        return isUsed
    }

    @Test("A press places the caret, a drag selects, Shift extends")
    func press() throws {
        let host = TestHost(Field(text: "hello world", kind: 0), width: 20, height: 1)
        #expect(try mouse(host, .press, 3))
        #expect(host.cursor?.x == 3)
        #expect(try mouse(host, .drag, 6))
        #expect(host.selected(row: 0) == "   ^^^" && host.cursor?.x == 6)
        #expect(try mouse(host, .drag, 1))
        #expect(host.selected(row: 0) == " ^^" && host.cursor?.x == 1)
        #expect(try mouse(host, .release, 1))
        #expect(try !mouse(host, .drag, 5))
        #expect(try mouse(host, .press, 19))
        #expect(host.cursor?.x == 11 && host.selected(row: 0) == "")
        #expect(try mouse(host, .press, 8, modifiers: .shift))
        #expect(host.selected(row: 0) == "        ^^^")
        #expect(try !mouse(host, .wheelDown, 0))
    }

    @Test("Twice takes a word, and a drag from there word by word; three times takes all of a line")
    func doubleAndTriple() throws {
        let host = TestHost(Field(text: "one two three", kind: 0), width: 20, height: 1)
        #expect(try mouse(host, .press, 5, clicks: 2))
        #expect(host.selected(row: 0) == "    ^^^")
        #expect(try mouse(host, .drag, 9, clicks: 2))
        #expect(host.selected(row: 0) == "    ^^^^^^^^^")
        #expect(try mouse(host, .drag, 1, clicks: 2))
        #expect(host.selected(row: 0) == "^^^^^^^" && host.cursor?.x == 0)
        #expect(try mouse(host, .press, 5, clicks: 3))
        #expect(host.selected(row: 0) == "^^^^^^^^^^^^^")
    }

    @Test("A secure field takes all at once, so that words are not told apart")
    func secure() throws {
        let host = TestHost(Field(text: "a b c", kind: 2), width: 20, height: 1)
        #expect(try mouse(host, .press, 3))
        #expect(host.cursor?.x == 3)
        #expect(try mouse(host, .press, 3, clicks: 2))
        #expect(host.selected(row: 0) == "^^^^^")
    }

    @Test("An editor: rows, below the text, and the wheel")
    func editor() throws {
        let host = TestHost(Field(text: "one\ntwo words\n\nfour\nfive\nsix\nseven", kind: 1), width: 12, height: 4)
        #expect(try mouse(host, .press, 5, 1))
        #expect(host.cursor! == (5, 1))
        #expect(try mouse(host, .press, 5, 1, clicks: 3))
        #expect(host.selected(row: 1) == "^^^^^^^^^^")
        #expect(try mouse(host, .press, 9, 2))
        #expect(host.cursor! == (0, 2))
        #expect(try mouse(host, .wheelDown, 0))
        #expect(host.lines[0].hasPrefix("four") && host.cursor == nil)
        #expect(try !mouse(host, .wheelDown, 0))
        host.type("x")
        #expect(host.cursor != nil && host.lines.contains { $0.hasPrefix("x") })
        #expect(try mouse(host, .press, 0, 1_000_000_000))
        #expect(try mouse(host, .drag, 0, -1_000_000_000))
    }

    @Test("A wide character is taken by both its cells")
    func wide() throws {
        let host = TestHost(Field(text: "\u{4E2D}\u{6587}", kind: 0), width: 20, height: 1)
        for (x, caret) in [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4)] {
            #expect(try mouse(host, .press, x))
            #expect(host.cursor?.x == caret)
        }
    }
}
