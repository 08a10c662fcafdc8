import Testing

@testable import TerraceCore

@Suite struct WrappedTextTests {
    func wrapped(_ width: Int, height: Int = 3) -> WrappedText {
        let rows = WrappedText(width: width)
        rows.height = height
        return rows
    }

    func move(_ notation: String, _ motions: TextMotion..., rows: WrappedText) -> String {
        var field = state(notation, isMultiline: true)
        var kills = KillRing()
        rows.reset()
        for motion in motions { field.apply(.move(motion), kills: &kills, rows: rows) }
        return field.notation
    }

    @Test("E10: Up and Down go by rows and keep the column that they started from")
    func e10_goalColumn() {
        let rows = wrapped(20)
        #expect(move("abcdef|\nx\nabcdefgh", .rowDown, rows: rows) == "abcdef\nx|\nabcdefgh")
        #expect(move("abcdef|\nx\nabcdefgh", .rowDown, .rowDown, rows: rows) == "abcdef\nx\nabcdef|gh")
        #expect(move("abcdef|\nx\nabcdefgh", .rowDown, .characterBackward, .rowDown, rows: rows) == "abcdef\nx\n|abcdefgh")
        #expect(move("ab|c\n", .rowUp, rows: rows) == "|abc\n")
        #expect(move("\nab|c", .rowDown, rows: rows) == "\nabc|")
        #expect(move("\u{4E2D}\u{4E2D}|\nabcdef", .rowDown, rows: rows) == "\u{4E2D}\u{4E2D}\nabcd|ef")
        #expect(move("abc|\n\u{4E2D}\u{4E2D}", .rowDown, rows: rows) == "abc\n\u{4E2D}|\u{4E2D}")
    }

    @Test("E10: a wrapped line has rows; Home and End go to the ends of the row")
    func e10_rows() {
        let rows = wrapped(10)
        #expect(move("hello wo|rld again", .rowStart, rows: rows) == "hello |world again")
        #expect(move("hel|lo world again", .rowEnd, rows: rows) == "hello| world again")
        #expect(move("hello world ag|ain", .rowEnd, rows: rows) == "hello world again|")
        #expect(move("abc|defghijklmnop", .rowEnd, rows: rows) == "abcdefghi|jklmnop")
        #expect(move("hel|lo world", .rowDown, rows: rows) == "hello wor|ld")
        #expect(move("hello wor|ld", .rowUp, rows: rows) == "hel|lo world")
    }

    @Test("E10: a motion by rows from the first row goes to the start, from the last to the end, and then nowhere")
    func e10_ends() {
        var field = state("ab|c", isMultiline: true)
        var kills = KillRing()
        let rows = wrapped(10)
        #expect(field.prepare(.move(.rowDown), kills: &kills, rows: rows).isHandled && field.notation == "abc|")
        #expect(!field.prepare(.move(.rowDown), kills: &kills, rows: rows).isHandled)
        #expect(field.prepare(.move(.rowUp), kills: &kills, rows: rows).isHandled && field.notation == "|abc")
        #expect(!field.prepare(.move(.pageUp), kills: &kills, rows: rows).isHandled)
    }

    @Test("E10: a page is the window's height less a row")
    func e10_pages() {
        let rows = wrapped(10, height: 4)
        #expect(move("|a\nb\nc\nd\ne\nf", .pageDown, rows: rows) == "a\nb\nc\n|d\ne\nf")
        #expect(move("|a\nb\nc\nd\ne\nf", .pageDown, .pageDown, rows: rows) == "a\nb\nc\nd\ne\n|f")
        #expect(move("a\nb\nc\nd\ne\n|f", .pageUp, rows: rows) == "a\nb\n|c\nd\ne\nf")
    }

    @Test("E10: the window moves by as little as shows the caret, and shows no void while there is text", arguments: 1...6)
    func e10_window(seed: Int) {
        var storm = EditingStorm(seed: seed)
        var field = TextEditingState((0..<40).map { String(repeating: "word ", count: $0 % 5) }.joined(separator: "\n"), isMultiline: true)
        let rows = wrapped(8)
        var kills = KillRing()
        for step in 0..<500 {
            if step % 50 == 0 {
                rows.wrap(at: Int.random(in: 1...14, using: &storm.generator))
                rows.height = Int.random(in: 1...7, using: &storm.generator)
            }
            let motion = TextMotion.allCases[Int.random(in: 0..<TextMotion.allCases.count, using: &storm.generator)]
            switch Int.random(in: 0..<10, using: &storm.generator) {
            case 0..<5: field.apply(.move(motion), kills: &kills, rows: rows)
            case 5: field.apply(.insert(storm.letter()), kills: &kills, rows: rows)
            case 6: field.apply(.newline, kills: &kills, rows: rows)
            case 7: field.apply(.undo, kills: &kills, rows: rows)
            case 8: field.adopt(storm.answer(to: field.text, before: field.text) + "\nend\nof\ntext")
            default: field.apply(.delete(motion), kills: &kills, rows: rows)
            }
            rows.follow(field.takeSplices())
            rows.settle(in: field)
            let settled = rows.top
            rows.reveal(field.caret, in: field)
            let naive = NaiveRows(field, width: rows.width)
            guard let problem = naive.problem(rows, field, settled: settled) else { continue }
            Issue.record("seed \(seed) step \(step): \(problem) at \(rows.top) of \(field.notation.debugDescription)")
            return
        }
    }
}

/// All rows of all lines, laid out anew.
private struct NaiveRows {
    var places: [WrappedText.Place] = []
    var caretRow = 0

    init(_ field: TextEditingState, width: Int) {
        let fresh = WrappedText(width: width)
        for line in 0..<(field.lines?.count ?? 0) {
            for row in 0..<fresh.layout(ofLine: line, in: field).rowCount { places.append(WrappedText.Place(line: line, row: row)) }
        }
        caretRow = places.firstIndex(of: fresh.position(of: field.caret, in: field).place) ?? -1
    }

    func problem(_ rows: WrappedText, _ field: TextEditingState, settled: WrappedText.Place) -> String? {
        guard let top = places.firstIndex(of: rows.top), let before = places.firstIndex(of: settled) else { return "no such row" }
        guard rows.position(of: field.caret, in: field).place == places[caretRow] else { return "stale layout" }
        let expected = caretRow < before ? caretRow : max(before, caretRow - rows.height + 1)
        guard top == expected else { return "at row \(top), not \(expected)" }
        guard top == 0 || top + rows.height <= places.count else { return "void" }
        guard rows.windowRow(of: places[caretRow], in: field) == caretRow - top else { return "caret out of the window" }
        if top > 0, rows.windowRow(of: places[top - 1], in: field) != nil { return "row above the window" }
        if top + rows.height < places.count, rows.windowRow(of: places[top + rows.height], in: field) != nil {
            return "row below the window"
        }
        let far = places.count / 2
        let (there, moved) = rows.move(places[0], by: far, in: field)
        guard there == places[far], moved == far, rows.move(there, by: -far - 5, in: field).moved == far else { return "lost its way" }
        return rows.rowCount(upTo: .max, in: field) == places.count ? nil : "miscounted"
    }
}
