/// The one writer of cells: a stretch of a row between two columns that may be written, and the care for wide glyphs at its ends.
///
/// Who is about to write `[from, to)` calls `open` first; inside, cells may then be overwritten in any way.
struct RowWriter {
    let row: UnsafeMutableBufferPointer<Cell>
    /// The columns that the clip leaves.
    let low: Int
    let high: Int

    /// Blanks the halves, outside of `[from, to)`, of the wide glyphs that it cuts. They keep their style.
    @inline(__always)
    func open(from: Int, to: Int) {
        guard from < to else { return }
        if row[from].isContinuation, from > 0 { row[from - 1].glyph = 0x20 }
        if to < row.count, row[to].isContinuation { row[to].glyph = 0x20 }
    }

    /// Puts a glyph of `width` 1 or 2 at a column that may lie outside; a wide one that the clip cuts leaves a blank.
    @inline(__always)
    func put(_ glyph: UInt32, width: Int, at column: Int, style: inout StyleOverlay) {
        guard column < high, column + width > low else { return }
        if width == 2, column < low || column + 1 >= high {
            let seen = max(column, low)
            open(from: seen, to: seen + 1)
            row[seen] = Cell(glyph: 0x20, style: style.id(over: row[seen].style))
            return
        }
        open(from: column, to: column + width)
        let id = style.id(over: row[column].style)
        row[column] = Cell(glyph: glyph, style: id)
        if width == 2 { row[column + 1] = Cell(glyph: Cell.continuation, style: id) }
    }
}
