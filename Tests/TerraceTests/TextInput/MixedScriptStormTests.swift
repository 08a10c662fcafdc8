import Foundation
import TerraceCore
import TerraceTesting
import Testing

@testable import Terrace
@testable import TerraceScreen

/// Arabic, Hebrew, Latin, CJK, emoji and combining text, typed, deleted, selected and clicked at random: text, caret, selection and what is
/// seen are what a naive model says after every step.
@MainActor
@Suite("Editing in mixed scripts")
struct MixedScriptStormTests {
    private struct Page: View {
        let isEditor: Bool
        @State private var text = ""
        var body: some View {
            if isEditor { TextEditor(text: $text) } else { TextField("", text: $text) }
        }
    }

    private static let pieces = [
        "a", "b", "Z", "\u{5D0}", "\u{5D1}", "\u{5D2}\u{5B8}", "\u{628}", "\u{644}", "\u{627}", "\u{645}\u{651}", "\u{661}", "1", "2", " ",
        " ", "(",
        ")", "[", "]", ".", ",", "-", "日", "本", "한", "👍🏽", "👩‍💻", "🇫🇷", "e\u{301}", "क्षि", "ไ", "$", "%", "!", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
        "\u{633}\u{644}\u{627}\u{645}", "abc",
    ]
    private static let width = 64
    private static let isComplete = ProcessInfo.processInfo.environment["TERRACE_CONFORMANCE"] == "all"

    @Test("A field and an editor follow the naive model", arguments: [false, true], [false, true])
    func storm(isEditor: Bool, isMirrored: Bool) throws {
        for seed in 1...(Self.isComplete ? 4 : 1) {
            let height = isEditor ? 8 : 1
            let host = TestHost(
                Page(isEditor: isEditor).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight), width: Self.width,
                height: height)
            // Letters as they are typed, so that cells can be compared.
            host.host.bidi = BidiPolicy(order: .visual, joinsLetters: false)
            var storm = MixedScriptStorm(
                random: SeededGenerator(UInt64(seed)), host: host,
                model: NaiveSight(
                    text: "", caret: 0, anchor: 0, isEditor: isEditor, isMirrored: isMirrored, width: Self.width), isEditor: isEditor)
            for step in 0..<(Self.isComplete ? 600 : 300) {
                let action = storm.act(pieces: Self.pieces)
                if let problem = try storm.problem(thorough: step % 8 == 0) {
                    Issue.record("seed \(seed) step \(step), after \(action): \(problem) in \(storm.model.text.debugDescription)")
                    return
                }
            }
        }
    }
}

@MainActor
private struct MixedScriptStorm {
    var random: SeededGenerator
    let host: TestHost
    var model: NaiveSight
    let isEditor: Bool

    /// Rows that would wrap or scroll are another matter.
    private var isTooWide: Bool { model.rows.contains { $0.places.reduce(0) { $0 + $1.columns.count } > model.width - 4 } }

    private var input: TextInputBehavior? {
        (host.host.graph.focus.focused?.firstBox as? CustomBox)?.behavior as? TextInputBehavior
    }

    /// Does something to both; says what.
    mutating func act(pieces: [String]) -> String {
        if isTooWide || model.rows.contains(where: { $0.places.count > 24 }) { return clear() }
        let extends = random.index(3) == 0
        let modifiers: EventModifiers = extends ? .shift : []
        switch random.index(22) {
        case 0..<8:
            let piece = random.pick(pieces)
            if piece.unicodeScalars.count == 1 { host.type(piece) } else { host.paste(piece) }
            model.insert(piece)
            return "\(piece)"
        case 8 where isEditor && model.rows.count < 7:
            host.press(.return)
            model.insert("\n")
            return "Return"
        case 9..<14:
            let left = random.index(2) == 0
            host.press(left ? .leftArrow : .rightArrow, modifiers: modifiers)
            model.arrow(left: left, extends: extends)
            return "\(left ? "Left" : "Right") \(extends)"
        case 14:
            host.press(.delete)
            model.delete(backward: true)
            return "Backspace"
        case 15:
            host.press(.deleteForward)
            model.delete(backward: false)
            return "Delete"
        case 16:
            let home = random.index(2) == 0
            host.press(home ? .home : .end, modifiers: modifiers)
            model.ends(home: home, extends: extends)
            return "\(home ? "Home" : "End") \(extends)"
        case 17 where isEditor:
            let down = random.index(2) == 0
            host.press(down ? .downArrow : .upArrow, modifiers: modifiers)
            model.vertical(down: down, extends: extends)
            return "\(down ? "Down" : "Up") \(extends)"
        case 18:
            let (from, to) = (cell(), cell())
            host.drag(from: from, to: to)
            model.place(offset(at: from))
            model.place(offset(at: to), extends: true)
            return "drag \(from) \(to)"
        default:
            let place = cell()
            host.click(x: place.x, y: place.y, modifiers: modifiers)
            model.place(offset(at: place), extends: extends)
            return "click \(place) \(extends)"
        }
    }

    private mutating func clear() -> String {
        model.place(0)
        model.place(model.text.utf8.count, extends: true)
        input?.perform(.selectAll)
        host.press(.delete)
        model.insert("")
        return "clear"
    }

    private mutating func cell() -> (x: Int, y: Int) {
        (random.index(host.terminal.width), isEditor ? random.index(model.rows.count) : 0)
    }

    private func offset(at cell: (x: Int, y: Int)) -> Int { model.rows[cell.y].offset(at: cell.x) }

    /// In what the host differs from the model.
    func problem(thorough: Bool) throws -> String? {
        let input = try #require(input)
        guard input.state.text.utf8.elementsEqual(model.text.utf8) else { return "text \(input.state.text.debugDescription)" }
        guard input.state.caret == model.caret, input.state.selection == model.selection else {
            return "caret \(input.state.caret), selection \(input.state.selection), not \(model.caret), \(model.selection)"
        }
        if isTooWide { return nil }
        let rows = model.rows
        let number = model.rowNumber(of: model.caret)
        let cursor = host.cursor ?? (-1, -1)
        guard cursor == (rows[number].column(of: model.caret), number) else {
            return "cursor \(cursor), not \(rows[number].column(of: model.caret)), \(number)"
        }
        for (y, row) in rows.enumerated() {
            var shown = host.terminal.text(ofRow: y)
            let seen = row.cells.sorted { $0.key < $1.key }.map(\.value).joined()
            while shown.last == " " { shown.removeLast() }
            var wanted = String(repeating: " ", count: row.cells.keys.min() ?? 0) + seen
            while wanted.last == " " { wanted.removeLast() }
            guard shown.unicodeScalars.elementsEqual(wanted.unicodeScalars) else { return "row \(y) is \(shown), not \(wanted)" }
            let marks = Array(host.selected(row: y))
            for place in row.places {
                let isSelected = model.selection.contains(place.start)
                for x in place.columns where (marks.indices.contains(x) && marks[x] == "^") != isSelected {
                    return "selection at \(x), \(y)"
                }
            }
            guard thorough else { continue }
            // Each cell to its place, and each place to its cell.
            for x in 0..<host.terminal.width {
                let found = input.presentation.offset(at: Point(x: x, y: y), input.state)
                if found != row.offset(at: x) { return "a click on \(x), \(y) leads to \(found), not \(row.offset(at: x))" }
            }
        }
        return nil
    }
}
