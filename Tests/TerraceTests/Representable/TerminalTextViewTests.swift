import Terrace
import TerraceTesting
import Testing

private struct Note: TerminalViewRepresentable {
    @Binding var text: String
    var onReturn: () -> Void = {}
    var log = Log()

    @MainActor final class Coordinator: TerminalTextViewDelegate {
        var note: Note
        init(_ note: Note) { self.note = note }

        func textView(_ view: TerminalTextView, handle command: TextCommand) -> Bool {
            guard command == .newline else { return false }
            note.onReturn()
            return true
        }

        func textViewDidChange(_ view: TerminalTextView) { note.text = view.text }
        func textViewDidChangeSelection(_ view: TerminalTextView) { note.log.add("[\(view.text[view.selectedRange])]") }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeView(context: Context) -> TerminalTextView {
        let view = TerminalTextView()
        view.placeholder = "note"
        view.delegate = context.coordinator
        return view
    }

    func updateView(_ view: TerminalTextView, context: Context) {
        context.coordinator.note = self
        view.text = text
    }
}

private struct Item: Identifiable {
    let id: Int
    var text: String
}

private struct Notes: View {
    @State private var items: [Item]
    @FocusState private var focus: Int?

    init(_ texts: [String]) {
        _items = State(initialValue: texts.indices.map { Item(id: $0, text: texts[$0]) })
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach($items) { $item in
                HStack(alignment: .top, spacing: 0) {
                    Text("-")
                    Note(text: $item.text) { insert(after: item.id) }.focused($focus, equals: item.id)
                }
            }
            Spacer(minLength: 0)
        }
    }

    private func insert(after id: Int) {
        guard let place = items.firstIndex(where: { $0.id == id }) else { return }
        let new = Item(id: items.count, text: "")
        items.insert(new, at: place + 1)
        focus = new.id
    }
}

private struct One: View {
    @State var text: String
    var log = Log()
    var body: some View { Note(text: $text, log: log).frame(maxHeight: .infinity, alignment: .top) }
}

@MainActor @Suite("A text view among others")
struct TerminalTextViewTests {
    @Test("Return is the program's: a row is inserted below and typed into; Option-Return begins a line of the row itself")
    func rows() {
        let host = TestHost(Notes(["ab", "cd"]), width: 8, height: 6)
        host.type("1")
        host.press(.return, modifiers: .option)
        host.type("23")
        #expect(host.text.hasPrefix("-ab1\n 23\n-cd"))
        host.press(.return)
        host.type("new")
        #expect(host.text.hasPrefix("-ab1\n 23\n-new\n-cd"))
        #expect(host.cursor?.x == 4 && host.cursor?.y == 2)
    }

    @Test("It wraps, selects by keys and by mouse, and its commands go through the text's history")
    func edits() {
        let log = Log()
        let host = TestHost(One(text: "one two three", log: log), width: 9, height: 4)
        host.press("a", modifiers: .control)
        host.click(x: 0, y: 0)
        host.press(.rightArrow, modifiers: [.shift])
        #expect(log.all.last == "[o]")
        host.press(.delete)
        #expect(host.text.hasPrefix("ne two"))
        host.press("_", modifiers: .control)
        #expect(host.text.hasPrefix("one two"))
        host.click(x: 5, y: 0, count: 2)
        #expect(log.all.last == "[two]")
        host.paste("2\n3")
        #expect(host.text.hasPrefix("one 2\n3 three"))
    }

    @Test("What stands in for no text is seen until there is one; nothing that is pasted reaches the screen as a control")
    func placeholder() {
        let host = TestHost(One(text: ""), width: 12, height: 3)
        #expect(host.text.hasPrefix("note"))
        host.paste("a\u{1B}[31mb\u{07}c\r\nd")
        #expect(!host.text.contains("\u{1B}"))
        #expect(!host.text.contains("note"))
        #expect(host.text.contains("d"))
    }

    @Test("A text view that stands nowhere takes commands; one that is not editable only lets copy")
    func alone() {
        let view = TerminalTextView()
        view.perform(.insert("abc"))
        view.perform(.newline)
        view.perform(.insert("d"))
        #expect(view.text == "abc\nd")
        view.perform(.selectAll)
        view.isEditable = false
        #expect(!view.perform(.cut))
        #expect(view.perform(.copy))
        #expect(view.text == "abc\nd")
        view.isEditable = true
        view.perform(.insert("x"))
        view.perform(.pasteCopied)
        #expect(view.text == "xabc\nd")
        view.selectedRange = view.text.startIndex..<view.text.index(after: view.text.startIndex)
        view.perform(.delete(.characterBackward))
        #expect(view.text == "abc\nd")
        let long = String(repeating: "y", count: 50)
        view.selectedRange = long.endIndex..<long.endIndex
        #expect(view.selectedRange.lowerBound == view.text.endIndex)
    }
}
