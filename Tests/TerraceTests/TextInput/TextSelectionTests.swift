import Terrace
import TerraceTesting
import Testing

@MainActor @Observable
private final class SelectionModel {
    var text: String
    var selection: TextSelection?
    init(_ text: String) { self.text = text }

    /// The selection in bytes.
    var bytes: [Int]? {
        guard case .selection(let range) = selection?.indices else { return nil }
        return [range.lowerBound, range.upperBound].map { text.utf8.distance(from: text.startIndex, to: min($0, text.endIndex)) }
    }

    func select(_ start: Int, _ end: Int) {
        let utf8 = text.utf8
        selection = TextSelection(range: utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end))
    }
}

private struct SelectionField: View {
    @Bindable var model: SelectionModel
    var body: some View { TextField("", text: $model.text, selection: $model.selection) }
}

@MainActor
@Suite("The selection of a text field")
struct TextSelectionTests {
    @Test("E11: the binding follows the caret and the selection")
    func e11_outwards() async {
        let model = SelectionModel("hello")
        let host = TestHost(SelectionField(model: model), width: 20, height: 1)
        #expect(model.bytes == [5, 5])
        host.press(.leftArrow)
        #expect(model.bytes == [4, 4])
        host.press(.home, modifiers: .shift)
        #expect(model.bytes == [0, 4] && model.selection?.isInsertion == false)
        host.type("x")
        #expect(model.text == "xo" && model.bytes == [1, 1] && model.selection?.isInsertion == true)
        await host.settle()
        #expect(host.log.isEmpty)
    }

    @Test("E11: the field follows the binding, and says where it is when that was out of range")
    func e11_inwards() async {
        let model = SelectionModel("hello")
        let host = TestHost(SelectionField(model: model), width: 20, height: 1)
        model.select(1, 3)
        await host.settle()
        #expect(host.selected(row: 0) == " ^^" && host.cursor?.x == 3)
        let long = "a much longer text"
        model.selection = TextSelection(range: long.index(long.startIndex, offsetBy: 3)..<long.endIndex)
        await host.settle()
        #expect(host.selected(row: 0) == "   ^^" && model.bytes == [3, 5])
        guard case .selection(let range) = model.selection?.indices else {
            Issue.record("no selection")
            return
        }
        #expect(range.upperBound == model.text.endIndex)
        model.selection = TextSelection(insertionPoint: long.endIndex)
        await host.settle()
        #expect(host.cursor?.x == 5 && model.selection == TextSelection(insertionPoint: model.text.endIndex))
        #expect(host.log.isEmpty)
    }

    @Test("E11: text and selection set in one action agree")
    func e11_together() async {
        let model = SelectionModel("hello")
        let host = TestHost(SelectionField(model: model), width: 20, height: 1)
        model.text = "good morning"
        model.select(5, 12)
        await host.settle()
        #expect(host.selected(row: 0) == "     ^^^^^^^")
        model.text = ""
        await host.settle()
        #expect(model.bytes == [0, 0] && host.cursor?.x == 0)
    }

    @Test("E11: a selection within a character is brought to its end")
    func e11_withinCluster() async {
        let model = SelectionModel("e\u{301}x")
        let host = TestHost(SelectionField(model: model), width: 20, height: 1)
        model.select(1, 1)
        await host.settle()
        #expect(host.cursor?.x == 1 && model.bytes == [3, 3])
    }
}
