import Testing

@testable import TerraceScreen

extension EditableLine {
    init(_ source: Substring, width: Int) { self.init(source, in: RowFrame(width: width)) }
}

@Suite struct EditableLineTests {
    func rows(_ text: String, width: Int) -> [String] {
        let line = EditableLine(text[...], width: width)
        return (0..<line.rowCount).map { String(line.text(ofRow: $0)) }
    }

    @Test("E10: rows break at words, and inside of a word that is longer than the row")
    func e10_rows() {
        #expect(rows("", width: 5) == [""])
        #expect(rows("hello world", width: 20) == ["hello world"])
        #expect(rows("hello world", width: 7) == ["hello", "world"])
        #expect(rows("abcdefghij", width: 4) == ["abcd", "efgh", "ij"])
        #expect(rows("\u{4E2D}\u{6587}\u{5B57}", width: 5) == ["\u{4E2D}\u{6587}", "\u{5B57}"])
    }

    @Test("E10: what is drawn has other bytes than the text where it holds tabs and controls; offsets stay the text's")
    func e10_mapped() {
        let line = EditableLine("a\tb\u{1B}c\u{7F}"[...], width: 40)
        #expect(line.text(ofRow: 0) == "a       b\u{241B}c\u{2421}")
        #expect((0...6).map { line.position(of: $0).column } == [0, 1, 8, 9, 10, 11, 12])
        #expect([0, 1, 4, 8, 9, 10, 11, 99].map { line.offset(row: 0, column: $0) } == [0, 1, 1, 2, 3, 4, 5, 6])
    }

    @Test("E10: a caret at a break stands at the start of the next row; spaces at a break hang")
    func e10_breaks() {
        let line = EditableLine("hello world"[...], width: 7)
        #expect(line.position(of: 5) == (0, 5) && line.position(of: 6) == (1, 0))
        #expect(line.bounds(ofRow: 0) == (0, 5) && line.bounds(ofRow: 1) == (6, 11))
        let cut = EditableLine("abcdefgh"[...], width: 4)
        #expect(cut.position(of: 4) == (1, 0) && cut.bounds(ofRow: 0) == (0, 3) && cut.position(of: 8) == (1, 4))
    }

    @Test("E10: a mark behind a tab or a control stands by itself, and no row begins within a tab")
    func e10_loneMarks() {
        let line = EditableLine("a\t\u{301}b"[...], width: 4)
        #expect((0..<line.rowCount).map { String(line.text(ofRow: $0)) } == ["a", "\u{25CC}\u{301}b"])
        #expect(line.position(of: 1) == (0, 1) && line.position(of: 2) == (1, 0) && line.position(of: 4) == (1, 1))
        #expect(line.offset(row: 1, column: 0) == 2)
    }

    @Test("E10: each place of a line is found again where it stands, whatever the line holds", arguments: 1...4)
    func e10_roundTrip(seed: Int) {
        var generator = SeededGenerator(UInt64(seed))
        let alphabet = [
            "a", "b", " ", " ", "-", "\t", "\u{4E2D}", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}", "\u{1F1E9}\u{1F1EA}", "\u{1B}", "\u{200B}",
            "\u{202E}", "\u{301}", "\u{A0}", "\u{2028}", "\r", "\u{1F3FD}",
        ]
        for _ in 0..<1_500 {
            let text = generator.text(of: alphabet, maximum: 20)
            let width = Int.random(in: 0...12, using: &generator)
            let line = EditableLine(text[...], width: width)
            let boundaries = text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
            var last = (row: 0, column: 0)
            for offset in boundaries {
                let position = line.position(of: offset)
                #expect(position.row >= last.row && position.row < line.rowCount)
                #expect(position.row > last.row || position.column >= last.column)
                #expect(position.column >= 0 && position.column <= max(1, width))
                last = position
                // Clusters without columns share a place with their neighbour, and what does not fit stands at the edge.
                if position.column == max(1, width) { continue }
                let again = line.offset(row: position.row, column: position.column)
                #expect(line.position(of: again) == position, "\(text.debugDescription) \(width) \(offset)")
                #expect(boundaries.contains(again))
            }
            for row in -1...line.rowCount {
                for column in [-3, 0, 1, width, 99] {
                    let offset = line.offset(row: row, column: column)
                    #expect(offset >= 0 && offset <= text.utf8.count)
                    #expect(line.position(of: offset).row == min(max(0, row), line.rowCount - 1))
                }
            }
        }
    }
}
