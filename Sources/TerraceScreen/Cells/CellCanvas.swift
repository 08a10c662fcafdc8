/// What boxes paint on: a screen seen through an origin and a clip.
package final class Canvas {
    // Unchecked: nothing that is called while cells are written comes back to the canvas, and each draw pays for a check.
    @exclusivity(unchecked) package var screen: Screen {
        didSet {
            // A screen of another size: nothing of the old clip holds.
            if screen.size != bounds {
                bounds = screen.size
                clip = Rect(origin: .zero, size: bounds)
            }
        }
    }
    @exclusivity(unchecked) private var bounds: Size
    /// Where the painting box's (0, 0) stands on the screen.
    @exclusivity(unchecked) package private(set) var origin: Point = .zero
    /// What may be painted, in screen coordinates.
    @exclusivity(unchecked) package private(set) var clip: Rect
    /// How text that runs to the left goes into the cells of this screen: the one place where that is decided.
    package var bidi = BidiPolicy.visual
    /// What painting carries along besides origin and clip.
    @exclusivity(unchecked) package var state = PaintState()

    package init(_ screen: Screen) {
        self.screen = screen
        bounds = screen.size
        clip = Rect(origin: .zero, size: screen.size)
    }

    // MARK: Coordinates

    /// Runs `paint` with the origin moved to `point` (in current coordinates).
    package func translated(to point: Point, _ paint: () -> Void) {
        let old = origin
        origin = absolute(point)
        paint()
        origin = old
    }

    /// Runs `paint` with the clip cut down to `rect` (in current coordinates).
    package func clipped(to rect: Rect, _ paint: () -> Void) {
        let old = clip
        clip = visible(rect)
        paint()
        clip = old
    }

    /// Whether any of `rect` (in current coordinates) can be seen.
    package func isVisible(_ rect: Rect) -> Bool { !visible(rect).isEmpty }

    /// The part of `rect` that can be seen, both in current coordinates: what a long list has to paint of itself.
    package func visiblePart(of rect: Rect) -> Rect {
        let seen = visible(rect)
        guard !seen.isEmpty else { return .zero }
        return Rect(x: seen.minX - origin.x, y: seen.minY - origin.y, width: seen.width, height: seen.height)
    }

    /// The part of `rect` that can be seen, in screen coordinates.
    func visible(_ rect: Rect) -> Rect {
        clip.intersection(rect.offsetBy(x: origin.x, y: origin.y))
    }

    /// A point on the screen; kept near enough to zero that steps from it cannot overflow.
    func absolute(_ point: Point) -> Point {
        let there = Rect(origin: point, size: .zero).offsetBy(x: origin.x, y: origin.y).origin
        return Point(x: min(max(there.x, -Self.horizon), Self.horizon), y: min(max(there.y, -Self.horizon), Self.horizon))
    }

    private static let horizon = 1 << 40

    // MARK: Areas

    /// Fills with blanks of a style.
    package func fill(_ rect: Rect, style: CellStyle) {
        let area = visible(rect)
        guard !area.isEmpty else { return }
        let blank = Cell(glyph: 0x20, style: screen.table.id(for: style))
        for y in area.minY..<area.maxY {
            withRow(y) { writer in
                writer.open(from: area.minX, to: area.maxX)
                UnsafeMutableBufferPointer(rebasing: writer.row[area.minX..<area.maxX]).update(repeating: blank)
            }
        }
    }

    /// Changes the style of cells that are there, say to dim them. A wide glyph that `rect` touches changes as a whole. `change` is asked
    /// once for each style, and may not draw.
    package func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
        let area = visible(rect)
        guard !area.isEmpty else { return }
        let table = screen.table
        var changed: [UInt32: UInt32] = [:]
        for y in area.minY..<area.maxY {
            withRow(y) { writer in
                let row = writer.row
                let to = area.maxX < row.count && row[area.maxX].isContinuation ? area.maxX + 1 : area.maxX
                var x = row[area.minX].isContinuation ? max(0, area.minX - 1) : area.minX
                while x < to {
                    let old = row[x].style
                    let new: UInt32
                    if let known = changed[old] {
                        new = known
                    } else {
                        var style = table.style(old)
                        change(&style)
                        new = table.id(for: style)
                        changed[old] = new
                    }
                    repeat {
                        row[x].style = new
                        x &+= 1
                    } while x < to && row[x].style == old
                }
            }
        }
    }

    // MARK: Text

    /// Draws text in one line, cluster by cluster, from a cell on; returns the columns it took. Where `style.background` is
    /// `.standard`, the background that is there stays.
    ///
    /// The text is sanitised; tabs go to the next stop from `point`, a line feed is a space.
    @discardableResult
    package func draw(_ text: Substring, at point: Point, style: CellStyle) -> Int {
        let there = absolute(point)
        return UTF8Scan.withBytes(of: text) { drawIfASCII($0, at: there, style: style) }
            ?? drawAny(text, at: there, style: style)
    }

    /// Draws text in one line, as `draw(_: Substring, at:, style:)` does.
    @discardableResult
    package func draw(_ text: String, at point: Point, style: CellStyle) -> Int {
        let there = absolute(point)
        return UTF8Scan.withBytes(of: text) { drawIfASCII($0, at: there, style: style) }
            ?? drawAny(text[...], at: there, style: style)
    }

    /// Draws a line of a layout; its text is clean already.
    package func draw(_ line: TextLayout.Line, at point: Point, style: CellStyle) {
        if line.isASCII {
            UTF8Scan.withBytes(of: line.text) { drawASCII($0, at: absolute(point), style: style) }
        } else if let order = line.order {
            draw(line.text, in: order, at: absolute(point), style: style)
        } else {
            drawClusters(of: line.text, at: absolute(point), style: style)
        }
    }

    /// Draws one glyph `count` times to the right (for lines and borders).
    package func draw(_ scalar: Unicode.Scalar, repeated count: Int, at point: Point, style: CellStyle) {
        let table = screen.table
        let glyph = table.glyph(forScalar: scalar.value)
        let width = table.width(ofGlyph: glyph)
        let start = absolute(point)
        guard width > 0, count > 0, isDrawable(row: start.y) else { return }
        let clip = clip
        // Only what can be seen, whatever the count.
        let from = max(0, (clip.minX - start.x) / width)
        let to = min(count, (max(0, clip.maxX - start.x) + width - 1) / width)
        guard from < to else { return }
        var overlay = StyleOverlay(style, in: table)
        withRow(start.y) { writer in
            for i in from..<to { writer.put(glyph, width: width, at: start.x + i * width, style: &overlay) }
        }
    }

    /// Draws printable ASCII and returns its length; nil, and nothing drawn, for any other text.
    @inline(__always)
    private func drawIfASCII(_ bytes: UnsafeBufferPointer<UInt8>, at start: Point, style: CellStyle) -> Int? {
        guard UTF8Scan.printableRun(bytes) == bytes.count else { return nil }
        drawASCII(bytes, at: start, style: style)
        return bytes.count
    }

    private func drawASCII(_ bytes: UnsafeBufferPointer<UInt8>, at start: Point, style: CellStyle) {
        guard isDrawable(row: start.y), start.x < clip.maxX else { return }
        let from = max(start.x, clip.minX)
        let to = min(start.x + bytes.count, clip.maxX)
        guard from < to else { return }
        var overlay = StyleOverlay(style, in: screen.table)
        withRow(start.y) { writer in
            writer.open(from: from, to: to)
            guard let source = bytes.baseAddress, let target = writer.row.baseAddress else { return }
            let ahead = source - start.x
            var x = from
            if let id = overlay.opaque {
                while x < to {
                    target[x] = Cell(glyph: UInt32(ahead[x]), style: id)
                    x &+= 1
                }
                return
            }
            // Run by run of cells in one style, so that nothing is looked up within.
            while x < to {
                let under = target[x].style
                let id = overlay.id(over: under)
                repeat {
                    target[x] = Cell(glyph: UInt32(ahead[x]), style: id)
                    x &+= 1
                } while x < to && target[x].style == under
            }
        }
    }

    private func drawAny(_ text: Substring, at start: Point, style: CellStyle) -> Int {
        if UTF8Scan.withBytes(of: text, { BidiScan.mayReorder($0) }) {
            let line = TextLayout(oneLine: String(text)).lines[0]
            if let order = line.order {
                draw(line.text, in: order, at: start, style: style)
                return line.width
            }
        }
        return drawClusters(of: Sanitizer.clean(text), at: start, style: style)
    }

    @discardableResult
    private func drawClusters(of text: Substring, at start: Point, style: CellStyle) -> Int {
        guard isDrawable(row: start.y), start.x < clip.maxX else { return TextWidth.width(of: text) }
        let table = screen.table
        var overlay = StyleOverlay(style, in: table)
        return UTF8Scan.withBytes(of: text) { bytes in
            withRow(start.y) { writer in
                var scanner = ClusterScanner(bytes, of: text)
                var column = 0
                while let cluster = scanner.next() {
                    let x = start.x + column
                    switch cluster.scalar {
                    case 0x09:
                        let width = TextWidth.tab(at: column)
                        for i in 0..<width { writer.put(0x20, width: 1, at: x + i, style: &overlay) }
                        column += width
                    case 0x0A:
                        writer.put(0x20, width: 1, at: x, style: &overlay)
                        column += 1
                    default:
                        if cluster.width > 0, x < writer.high, x + cluster.width > writer.low {
                            writer.put(table.glyph(for: cluster, in: bytes), width: cluster.width, at: x, style: &overlay)
                        }
                        column += cluster.width
                    }
                }
                return column
            }
        }
    }

    // MARK: Rows

    func isDrawable(row y: Int) -> Bool { !clip.isEmpty && y >= clip.minY && y < clip.maxY }

    /// Runs `body` on a row that is inside of the clip.
    @inline(__always)
    func withRow<R>(_ y: Int, _ body: (RowWriter) -> R) -> R {
        let width = screen.size.width
        let (low, high) = (clip.minX, clip.maxX)
        return screen.cells.withUnsafeMutableBufferPointer { cells in
            body(RowWriter(row: UnsafeMutableBufferPointer(rebasing: cells[y * width..<(y + 1) * width]), low: low, high: high))
        }
    }
}
