import Testing

@testable import TerraceScreen

/// Rows that are edited, in both directions: where they stand, and that each of their cells leads back to itself.
@Suite struct RowFrameTests {
    private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"

    private func line(_ text: String, _ frame: RowFrame) -> EditableLine { EditableLine(text[...], in: frame) }

    @Test func aParagraphBeginsWhereItsDirectionSays() {
        let frame = RowFrame(width: 9)
        #expect(line("abcd", frame).position(of: 0).column == 0 && line("abcd", frame).position(of: 4).column == 4)
        #expect(line(shalom, frame).position(of: 0).column == 9 && line(shalom, frame).position(of: 8).column == 5)
        // Without a letter, the layout's direction counts.
        let mirrored = RowFrame(width: 9, direction: BaseDirection(natural: .rightToLeft))
        #expect(line("", mirrored).position(of: 0).column == 9 && line("", frame).position(of: 0).column == 0)
        #expect(line("12", mirrored).position(of: 2).column == 7 && line("12", frame).position(of: 2).column == 2)
        #expect(line("abcd", mirrored).position(of: 0).column == 0)
        let fixed = RowFrame(width: 9, direction: BaseDirection(.rightToLeft))
        #expect(line("abcd", fixed).position(of: 0).column == 6 && line("abcd", fixed).position(of: 4).column == 5)
    }

    @Test func alignmentsByTheLayoutAndByTheParagraph() {
        func columns(_ text: String, _ alignment: LineAlignment) -> [Range<Int>] {
            line(text, RowFrame(width: 9, alignment: alignment)).columns(ofRow: 0, from: 0, to: 99)
        }
        #expect(columns("abcd", .end) == [5..<9] && columns("abcd", .right) == [5..<9] && columns("abcd", .center) == [2..<6])
        #expect(columns(shalom, .end) == [1..<5] && columns(shalom, .left) == [1..<5] && columns(shalom, .start) == [6..<10])
    }

    @Test func rowsThatBeginAtTheScrollBarLeaveItsColumn() {
        let right = RowFrame(width: 9, rail: .right)
        #expect(line(shalom, right).position(of: 0).column == 8)
        #expect(line("abcdefghi", right).rowCount == 1 && line(shalom + shalom, right).rowCount == 1)
        #expect(
            line(shalom + shalom + "\u{5D0}", right).rowCount == 2 && line(shalom + shalom + "\u{5D0}", RowFrame(width: 9)).rowCount == 1)
        let left = RowFrame(width: 9, direction: BaseDirection(natural: .rightToLeft), rail: .left)
        #expect(line("abcd", left).position(of: 0).column == 1 && line(shalom, left).position(of: 0).column == 9)
    }

    @Test("Each cell of a row leads to the place whose caret stands on it, and the cells of its clusters tile it", arguments: 1...6)
    func cellsAndPlacesAreInverse(seed: Int) {
        var random = SeededGenerator(UInt64(seed))
        let pieces = [
            "a", "b ", "\u{5D0}", "\u{5D1} ", "\u{628}\u{650}", "\u{644}\u{627}", "1", "2,", "(", ")", "日", "👍🏽", "e\u{301}", "क्षि", " ", "-",
            "[",
        ]
        for _ in 0..<700 {
            let text = random.text(of: pieces, maximum: 16)
            let natural = random.pick([TextDirection.leftToRight, .rightToLeft])
            let frame = RowFrame(
                width: Int.random(in: 2...14, using: &random),
                direction: random.pick([BaseDirection(natural: natural), BaseDirection(natural)]),
                alignment: random.pick([.left, .center, .right, .start, .end]), rail: random.pick([nil, .left, .right]))
            let line = line(text, frame)
            for row in 0..<line.rowCount {
                if let problem = problem(line, row, text, frame) {
                    Issue.record("\(problem), row \(row) of \(text.debugDescription) in \(frame)")
                    return
                }
            }
        }
    }

    private func problem(_ line: EditableLine, _ row: Int, _ text: String, _ frame: RowFrame) -> String? {
        let all = line.columns(ofRow: row, from: 0, to: text.utf8.count)
        // A glyph of two columns in a row of one stands over its edge.
        if all.contains(where: { $0.lowerBound < 0 || $0.upperBound > frame.width + 2 }) { return "columns \(all)" }
        if all.count > 1 { return "a gap in \(all)" }
        var offset = 0
        var covered = 0
        for character in text {
            let end = offset + character.utf8.count
            for columns in line.columns(ofRow: row, from: offset, to: end) {
                covered += columns.count
                for column in columns where line.offset(row: row, column: column) != offset && end < text.utf8.count {
                    // The last place of a row that is full belongs to the next.
                    if line.offset(row: row, column: column) != line.bounds(ofRow: row).end {
                        return "a click on \(column) misses \(offset)"
                    }
                }
                let position = line.position(of: offset)
                if position.row == row, position.column != min(frame.width, columns.lowerBound) { return "the caret of \(offset) is off" }
            }
            offset = end
        }
        if covered != all.reduce(0, { $0 + $1.count }) { return "clusters take \(covered) columns of \(all)" }
        for column in -2...frame.width + 2 {
            let place = line.offset(row: row, column: column)
            if line.position(of: place).row != row { return "a click on \(column) leaves the row" }
        }
        return nil
    }
}
