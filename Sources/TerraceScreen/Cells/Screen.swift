#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A grid of cells.
package struct Screen {
    /// No terminal is larger; a size that claims more loses rows.
    package static let maximumCells = 1 << 24

    package private(set) var size: Size
    package let table: CellTable
    /// Row by row. Who writes here keeps the halves of wide glyphs together; `Canvas` does.
    package var cells: ContiguousArray<Cell>

    package static let blank = Cell(glyph: 0x20, style: 0)

    package init(size: Size, table: CellTable) {
        self.size = Self.bounded(size)
        self.table = table
        cells = ContiguousArray(repeating: Self.blank, count: self.size.width * self.size.height)
    }

    private static func bounded(_ size: Size) -> Size {
        let width = min(max(0, size.width), 0xFFFF)
        return Size(width: width, height: min(max(0, size.height), 0xFFFF, maximumCells / max(1, width)))
    }

    /// Blanks all cells, in one style.
    package mutating func clear(style: CellStyle = .standard) {
        let blank = Cell(glyph: 0x20, style: table.id(for: style))
        // A new buffer, because the old one may be shared with a screen that is shown, and would be copied only to be blanked.
        cells = ContiguousArray(repeating: blank, count: cells.count)
    }

    /// Takes a new size; what fits of the old contents stays at the top left.
    package mutating func resize(to newSize: Size) {
        let newSize = Self.bounded(newSize)
        guard newSize != size else { return }
        let old = self
        self = Screen(size: newSize, table: table)
        let width = min(old.size.width, newSize.width)
        for y in 0..<min(old.size.height, newSize.height) {
            let from = y * old.size.width
            let to = y * newSize.width
            for x in 0..<width { cells[to + x] = old.cells[from + x] }
            // A wide glyph cut in half by the new edge.
            if width > 0, width < old.size.width, old.cells[from + width].isContinuation { cells[to + width - 1].glyph = 0x20 }
        }
    }

    /// The cell at a place, nil outside.
    package subscript(x: Int, y: Int) -> Cell? {
        x >= 0 && x < size.width && y >= 0 && y < size.height ? cells[y * size.width + x] : nil
    }

    /// Runs `body` on the cells of a row; on none outside.
    package func withRow<R>(_ y: Int, _ body: (UnsafeBufferPointer<Cell>) -> R) -> R {
        cells.withUnsafeBufferPointer { cells in
            guard y >= 0, y < size.height else { return body(UnsafeBufferPointer(rebasing: cells[0..<0])) }
            return body(UnsafeBufferPointer(rebasing: cells[y * size.width..<(y + 1) * size.width]))
        }
    }

    /// Whether a row is the same in a screen of the same width and table: one memory compare.
    package func row(_ y: Int, equals other: Screen) -> Bool {
        guard size.width == other.size.width, y >= 0, y < size.height, y < other.size.height else { return false }
        return cells.withUnsafeBytes { mine in
            other.cells.withUnsafeBytes { theirs in
                guard let a = mine.baseAddress, let b = theirs.baseAddress else { return true }
                let length = size.width * MemoryLayout<Cell>.stride
                return memcmp(a + y * length, b + y * length, length) == 0
            }
        }
    }

    /// The rows as text, without trailing blanks.
    package var text: String {
        var bytes: [UInt8] = []
        for y in 0..<size.height {
            if y > 0 { bytes.append(0x0A) }
            let start = bytes.count
            for x in 0..<size.width { table.appendText(ofGlyph: cells[y * size.width + x].glyph, to: &bytes) }
            while bytes.count > start, bytes.last == 0x20 { bytes.removeLast() }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What is wrong with the grid, for tests: nil when each wide glyph has both its halves, in one style, and no cell holds a glyph
    /// that may not be shown.
    package func _checkInvariants() -> String? {
        if cells.count != size.width * size.height { return "\(cells.count) cells for \(size)" }
        for y in 0..<size.height {
            for x in 0..<size.width {
                let cell = cells[y * size.width + x]
                let left = x > 0 ? cells[y * size.width + x - 1] : nil
                let width = table.width(ofGlyph: cell.glyph)
                if cell.isContinuation {
                    guard let left, table.width(ofGlyph: left.glyph) == 2 else { return "half a glyph at \(x), \(y)" }
                    if left.style != cell.style { return "two styles in one glyph at \(x - 1), \(y)" }
                    continue
                }
                if let left, table.width(ofGlyph: left.glyph) == 2 { return "a wide glyph overwritten at \(x), \(y)" }
                if width == 0 || width == 2 && x == size.width - 1 { return "a glyph of width \(width) at \(x), \(y)" }
                if cell.glyph < Cell.continuation, table.glyph(forScalar: cell.glyph) != cell.glyph {
                    return "forbidden U+\(String(cell.glyph, radix: 16)) at \(x), \(y)"
                }
            }
        }
        return nil
    }
}
