import TerraceScreen

/// What the row editor ought to be: rows with a caret each, and which has the focus. Nothing is kept that can be computed.
struct EditorModel {
    struct Row {
        let id: Int
        var text: [Character]
        var caret: Int
    }

    var rows: [Row]
    var focus: Int?
    private var next: Int

    init(_ texts: [String]) {
        rows = texts.enumerated().map { Row(id: $0, text: Array($1), caret: $1.count) }
        focus = rows.first?.id
        next = texts.count
    }

    var index: Int? { rows.firstIndex { $0.id == focus } }
    var texts: [String] { rows.map { String($0.text) } }
    var focused: Row? { index.map { rows[$0] } }

    mutating func type(_ text: String) {
        for character in text { if character == "\n" { enter() } else { insert([character]) } }
    }

    mutating func paste(_ text: String) {
        insert(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    private mutating func insert(_ characters: [Character]) {
        guard let index else { return }
        rows[index].text.insert(contentsOf: characters, at: rows[index].caret)
        rows[index].caret += characters.count
    }

    private mutating func enter() {
        guard let index else { return }
        rows.insert(Row(id: next, text: [], caret: 0), at: index + 1)
        focus = next
        next += 1
    }

    mutating func insertOnTop() {
        rows.insert(Row(id: next, text: [], caret: 0), at: 0)
        // With nothing focused because everything had gone, the first that comes has the focus.
        if focus == nil { focus = next }
        next += 1
    }

    mutating func remove() {
        guard let index else { return }
        rows.remove(at: index)
        focus = rows.isEmpty ? nil : rows[min(index, rows.count - 1)].id
    }

    mutating func move(_ step: Int) {
        guard let index, rows.indices.contains(index + step) else { return }
        rows.swapAt(index, index + step)
    }

    mutating func select(_ step: Int, wraps: Bool) {
        guard let index else { return }
        let target = wraps ? (index + step + rows.count) % rows.count : index + step
        if rows.indices.contains(target) { focus = rows[target].id }
    }

    mutating func moveCaret(to place: (Row) -> Int) {
        guard let index else { return }
        rows[index].caret = min(max(0, place(rows[index])), rows[index].text.count)
    }

    mutating func delete(backward: Bool) {
        guard let index else { return }
        let place = rows[index].caret - (backward ? 1 : 0)
        guard rows[index].text.indices.contains(place) else { return }
        rows[index].text.remove(at: place)
        rows[index].caret = place
    }
}
