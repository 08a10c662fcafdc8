/// One cell: an interned glyph and an interned style, 8 bytes, compared as memory.
package struct Cell: Hashable, Sendable {
    package var glyph: UInt32
    package var style: UInt32
    package init(glyph: UInt32, style: UInt32) {
        self.glyph = glyph
        self.style = style
    }
}

/// What the numbers in cells stand for: shared by the screens of one host.
package final class CellTable {
    package init() {}
    private var styles: [CellStyle] = [.standard]
    private var styleIDs: [CellStyle: UInt32] = [.standard: 0]
    private var glyphs: [String] = []

    package func id(for style: CellStyle) -> UInt32 {
        if let id = styleIDs[style] { return id }
        let id = UInt32(styles.count)
        styles.append(style)
        styleIDs[style] = id
        return id
    }
    package func style(_ id: UInt32) -> CellStyle { styles[Int(id)] }
}

/// A grid of cells.
package struct Screen {
    package private(set) var size: Size
    package let table: CellTable
    package var cells: ContiguousArray<Cell>

    package init(size: Size, table: CellTable) {
        self.size = size
        self.table = table
        cells = ContiguousArray(repeating: Cell(glyph: 0x20, style: 0), count: size.width * size.height)
    }

    /// The rows as text, without trailing blanks.
    package var text: String {
        (0..<size.height).map { y in
            var line = ""
            for x in 0..<size.width {
                line.unicodeScalars.append(Unicode.Scalar(cells[y * size.width + x].glyph) ?? " ")
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}

/// What boxes paint on: a screen seen through an origin and a clip.
package final class Canvas {
    package var screen: Screen
    /// Where the painting box's (0, 0) stands on the screen.
    package private(set) var origin: Point = .zero
    /// What may be painted, in screen coordinates.
    package private(set) var clip: Rect

    package init(_ screen: Screen) {
        self.screen = screen
        clip = Rect(origin: .zero, size: screen.size)
    }

    /// Runs `paint` with the origin moved to `point` (in current coordinates).
    package func translated(to point: Point, _ paint: () -> Void) {
        let old = origin
        origin = Point(x: old.x + point.x, y: old.y + point.y)
        paint()
        origin = old
    }

    /// Runs `paint` with the clip cut down to `rect` (in current coordinates).
    package func clipped(to rect: Rect, _ paint: () -> Void) {
        let old = clip
        clip = old.intersection(rect.offsetBy(x: origin.x, y: origin.y))
        paint()
        clip = old
    }

    /// Whether any of `rect` (in current coordinates) can be seen.
    package func isVisible(_ rect: Rect) -> Bool {
        !clip.intersection(rect.offsetBy(x: origin.x, y: origin.y)).isEmpty
    }

    /// Fills with blanks of a style.
    package func fill(_ rect: Rect, style: CellStyle) {
        let r = clip.intersection(rect.offsetBy(x: origin.x, y: origin.y))
        let id = screen.table.id(for: style)
        for y in r.minY..<r.maxY { for x in r.minX..<r.maxX { screen.cells[y * screen.size.width + x] = Cell(glyph: 0x20, style: id) } }
    }

    /// Draws text in one line, cluster by cluster, from a cell on; returns the columns it took. Where `style.background` is
    /// `.standard`, the background that is there stays.
    @discardableResult
    package func draw(_ text: Substring, at point: Point, style: CellStyle) -> Int {
        let id = screen.table.id(for: style)
        var x = point.x + origin.x
        let y = point.y + origin.y
        for scalar in text.unicodeScalars {
            if clip.contains(Point(x: x, y: y)) { screen.cells[y * screen.size.width + x] = Cell(glyph: scalar.value, style: id) }
            x += 1
        }
        return x - point.x - origin.x
    }

    /// Draws one glyph `count` times to the right (for lines and borders).
    package func draw(_ scalar: Unicode.Scalar, repeated count: Int, at point: Point, style: CellStyle) {
        for i in 0..<max(0, count) { draw(Substring(String(scalar)), at: Point(x: point.x + i, y: point.y), style: style) }
    }
}
