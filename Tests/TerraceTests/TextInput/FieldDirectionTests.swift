import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Fields in both directions")
struct FieldDirectionTests {
    private enum Kind { case field, secret, editor }

    private struct Page: View {
        let kind: Kind
        @State var text: String
        var prompt = ""
        var body: some View {
            switch kind {
            case .field: TextField(prompt, text: $text)
            case .secret: SecureField(prompt, text: $text)
            case .editor: TextEditor(text: $text)
            }
        }
    }

    private func host(
        _ kind: Kind = .field, _ text: String, prompt: String = "", _ direction: LayoutDirection = .leftToRight, width: Int = 12,
        height: Int = 1
    ) -> TestHost {
        TestHost(Page(kind: kind, text: text, prompt: prompt).environment(\.layoutDirection, direction), width: width, height: height)
    }

    private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    private let molahs = "\u{5DD}\u{5D5}\u{5DC}\u{5E9}"

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test("E1: a text stands at the edge where it begins, the caret beside its end")
    func e1_edges() {
        let hebrew = host(.field, shalom)
        #expect(hebrew.text == blanks(8) + molahs && hebrew.cursor?.x == 7)
        let latin = host(.field, "abc", .rightToLeft)
        #expect(latin.text == "abc" && latin.cursor?.x == 3)
        // What is typed first decides.
        let empty = host(.field, "", prompt: "name", .rightToLeft)
        #expect(empty.text == blanks(8) + "name" && empty.cursor?.x == 11)
        empty.type("a")
        #expect(empty.text == "a" && empty.cursor?.x == 1)
        empty.press(.delete)
        empty.type("12")
        #expect(empty.text == blanks(10) + "12" && empty.cursor?.x == 9)
    }

    @Test("E1: a click beyond the end places the caret there, before the start at the start")
    func e1_clicks() {
        let field = host(.field, shalom)
        field.click(x: 0, y: 0)
        #expect(field.cursor?.x == 7)
        field.click(x: 11, y: 0)
        #expect(field.cursor?.x == 11)
        field.type("\u{5D0}")
        #expect(field.text == blanks(7) + molahs + "\u{5D0}" && field.cursor?.x == 10)
    }

    @Test("E1: a field's text follows multilineTextAlignment")
    func e1_alignment() {
        func aligned(_ alignment: TextAlignment, _ text: String) -> TestHost {
            TestHost(Page(kind: .field, text: text).multilineTextAlignment(alignment), width: 12, height: 1)
        }
        let trailing = aligned(.trailing, "abc")
        #expect(trailing.text == blanks(8) + "abc" && trailing.cursor?.x == 11)
        #expect(aligned(.center, "abc").text == blanks(4) + "abc")
        let opposite = aligned(.trailing, shalom)
        #expect(opposite.text == " " + molahs && opposite.cursor?.x == 0)
        trailing.click(x: 9, y: 0)
        #expect(trailing.cursor?.x == 9)
        trailing.press(.rightArrow, modifiers: .shift)
        #expect(trailing.selected(row: 0) == blanks(9) + "^")
    }

    @Test("E9: masks run as the layout does, and arrows go the way they point")
    func e9_masks() {
        let secret = host(.secret, "abc", .rightToLeft)
        #expect(secret.text == blanks(9) + "\u{2022}\u{2022}\u{2022}" && secret.cursor?.x == 8)
        secret.press(.rightArrow)
        #expect(secret.cursor?.x == 9)
        secret.press(.leftArrow, modifiers: .shift)
        #expect(secret.selected(row: 0) == blanks(9) + "^" && secret.cursor?.x == 8)
        secret.click(x: 11, y: 0)
        #expect(secret.cursor?.x == 11)
    }

    @Test("E10: each paragraph of an editor stands at its own edge, and the thumb at the trailing one")
    func e10_paragraphs() {
        let editor = host(.editor, "abc\n\(shalom)\n\n1", height: 5)
        #expect(editor.lines == ["abc", blanks(7) + molahs, "", "1", ""])
        let mirrored = host(.editor, "abc\n\(shalom)\n\n1", .rightToLeft, height: 5)
        #expect(mirrored.lines == [" abc", blanks(8) + molahs, "", blanks(11) + "1", ""])
        #expect(host(.editor, "1\n2\n3", .rightToLeft, height: 2).lines[0] == "┃" + blanks(10) + "1")
        #expect(host(.editor, "1\n\(shalom)\n3", height: 2).lines == ["1" + blanks(10) + "┃", blanks(7) + molahs])
    }

    @Test("E10: at the left edge of a right-to-left line the left arrow goes on to the next line, not back")
    func e10_lineEdges() {
        let editor = host(.editor, "\(shalom)\n\(shalom)\nab", height: 4)
        editor.press(.end)
        #expect(editor.cursor! == (6, 0))
        editor.press(.leftArrow)
        #expect(editor.cursor! == (10, 1))
        editor.press(.rightArrow)
        #expect(editor.cursor! == (6, 0))
    }

    @Test("E10: the column is kept between rows of different directions")
    func e10_goalColumn() {
        let editor = host(.editor, "abcdefghi\n\(shalom)\nabcdefghi", height: 4)
        for _ in 0..<8 { editor.press(.rightArrow) }
        editor.press(.downArrow)
        #expect(editor.cursor! == (8, 1))
        editor.press(.downArrow)
        #expect(editor.cursor! == (8, 2))
    }

    @Test("An arrow ends a selection at the end of it that is seen on that side")
    func selectionEnds() {
        let field = host(.field, shalom)
        field.press("a", modifiers: .control)
        field.press(.leftArrow, modifiers: .shift)
        field.press(.leftArrow, modifiers: .shift)
        #expect(field.selected(row: 0) == blanks(10) + "^^")
        field.press(.leftArrow)
        #expect(field.cursor?.x == 9)
        field.press(.rightArrow, modifiers: .shift)
        field.press(.rightArrow)
        #expect(field.cursor?.x == 10)
    }

    @Test("A completion goes on where the text ends, and the arrow that points there takes it")
    func completion() {
        let view = Page(kind: .field, text: "\u{5E9}").textInputCompletions { _ in ["\u{5E9}\u{5DC}\u{5D5}\u{5DD}"] }
        let field = TestHost(view, width: 12, height: 1)
        field.type("\u{5DC}")
        #expect(field.text == blanks(8) + molahs && field.cursor?.x == 9)
        field.press(.leftArrow)
        #expect(field.text == blanks(8) + molahs && field.cursor?.x == 7)
    }
}
