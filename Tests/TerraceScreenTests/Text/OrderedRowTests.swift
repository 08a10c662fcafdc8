import Testing

@testable import TerraceScreen

@Suite struct OrderedRowTests {
    @Test func aRowOfTwoDirectionsMapsBothWays() {
        // Seen: ab םולש cd
        let line = EditableLine("ab \u{5E9}\u{5DC}\u{5D5}\u{5DD} cd", width: 20)
        #expect([0, 3, 5, 9, 11, 12, 14].map { line.position(of: $0).column } == [0, 6, 5, 3, 7, 8, 10])
        #expect((0..<11).map { line.offset(row: 0, column: $0) } == [0, 1, 2, 9, 7, 5, 3, 11, 12, 13, 14])
        #expect(line.columns(ofRow: 0, from: 1, to: 5) == [1..<3, 6..<7] && line.columns(ofRow: 0, from: 3, to: 11) == [3..<7])
    }

    @Test func aRowThatRunsToTheLeftStandsAtTheRightEdge() {
        let line = EditableLine("\u{5E9}\u{5DC} \u{5D5}\u{5DD}", width: 3)
        #expect(line.rowCount == 2)
        #expect([0, 2, 5, 7, 9].map { line.position(of: $0).column } == [3, 2, 3, 2, 1])
        #expect([0, 1, 2, 3, 9].map { line.offset(row: 1, column: $0) } == [9, 9, 7, 5, 5])
        let canvas = Canvas(Screen(size: Size(width: 4, height: 2), table: CellTable()))
        for row in 0..<2 { line.draw(row: row, on: canvas, at: Point(x: 0, y: row), style: .standard) }
        #expect(canvas.screen.text.unicodeScalars.elementsEqual("  \u{5DC}\u{5E9}\n  \u{5DD}\u{5D5}".unicodeScalars))
    }
}
