import Testing

@testable import TerraceScreen

@Suite struct ScreenTests {
    private func screen(_ lines: [String], width: Int, table: CellTable = CellTable()) -> Screen {
        let canvas = Canvas(Screen(size: Size(width: width, height: lines.count), table: table))
        for (y, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y), style: .standard) }
        return canvas.screen
    }

    @Test func sizesThatNoTerminalHasAreBrought() {
        for size in [Size(width: -3, height: 5), Size(width: 5, height: -3), Size(width: .min, height: .min)] {
            let screen = Screen(size: size, table: CellTable())
            #expect(screen.cells.isEmpty && screen.text.allSatisfy { $0 == "\n" })
            let canvas = Canvas(screen)
            canvas.draw("abc", at: .zero, style: .standard)
            canvas.fill(Rect(x: 0, y: 0, width: 9, height: 9), style: .standard)
        }
        var huge = Screen(size: Size(width: 3, height: 1), table: CellTable())
        huge.resize(to: Size(width: .max, height: 2))
        #expect(huge.size == Size(width: 0xFFFF, height: 2) && huge._checkInvariants() == nil)
    }

    @Test func resizingKeepsTheTopLeftAndCutsNoGlyph() {
        var screen = screen(["ab一d", "日本語", "end"], width: 6)
        screen.resize(to: Size(width: 3, height: 2))
        #expect(screen.text == "ab\n日" && screen._checkInvariants() == nil)
        screen.resize(to: Size(width: 5, height: 3))
        #expect(screen.text == "ab\n日\n" && screen.size == Size(width: 5, height: 3) && screen._checkInvariants() == nil)
        screen.resize(to: .zero)
        #expect(screen.cells.isEmpty)
    }

    @Test func clearingTakesAStyle() {
        var screen = screen(["日本"], width: 5)
        let blue = CellStyle(background: .ansi(4))
        screen.clear(style: blue)
        #expect(screen.text == "" && screen.cells.allSatisfy { screen.table.style($0.style) == blue } && screen._checkInvariants() == nil)
    }

    @Test func rowsAreComparedByMemory() {
        let table = CellTable()
        let a = screen(["same", "one", "日本"], width: 6, table: table)
        let b = screen(["same", "two", "日本"], width: 6, table: table)
        #expect((0..<3).map { a.row($0, equals: b) } == [true, false, true])
        #expect(!a.row(3, equals: b) && !a.row(-1, equals: b))
        #expect(!a.row(0, equals: screen(["same"], width: 5, table: table)))
        #expect(a.withRow(1) { $0.map(\.glyph) } == [0x6F, 0x6E, 0x65, 0x20, 0x20, 0x20])
        #expect(a.withRow(7) { $0.count } == 0 && a[9, 0] == nil && a[-1, 0] == nil && a[0, 0]?.glyph == 0x73)
    }

    @Test func theCheckFindsBrokenPairs() {
        let good = screen(["a日b"], width: 4)
        #expect(good._checkInvariants() == nil)
        for (x, cell) in [
            (2, Cell(glyph: 0x78, style: 0)), (1, Cell(glyph: 0x78, style: 0)), (0, Cell(glyph: Cell.continuation, style: 0)),
            (2, Cell(glyph: Cell.continuation, style: 7)), (3, Cell(glyph: 0x65E5, style: 0)), (0, Cell(glyph: 0x1B, style: 0)),
            (0, Cell(glyph: 0x301, style: 0)),
        ] {
            var bad = good
            bad.cells[x] = cell
            #expect(bad._checkInvariants() != nil)
        }
    }
}
