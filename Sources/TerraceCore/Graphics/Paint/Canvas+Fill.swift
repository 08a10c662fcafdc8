import Foundation
import TerraceScreen

extension Canvas {
    /// Fills cells, counted from the painting box; the paint spreads over `size` in the unit of the program.
    package func fill(_ rect: Rect, _ paint: _CellPaint, in size: CGSize) {
        if paint.isClear { return }
        if paint.isPaper { return fill(rect, style: .standard) }
        if paint.isSolid, paint.color != .standard { return fill(rect, style: CellStyle(background: paint.color)) }
        let seen = visiblePart(of: rect)
        for y in seen.minY..<seen.maxY {
            for x in seen.minX..<seen.maxX { fillCell(x + origin.x, y + origin.y, paint, in: size) }
        }
    }

    /// Gives the text in some cells, counted from the painting box, its colour of a paint that spreads over `size`.
    package func shade(_ rect: Rect, _ paint: _CellPaint, in size: CGSize) {
        let seen = visiblePart(of: rect)
        for y in seen.minY..<seen.maxY {
            for x in seen.minX..<seen.maxX {
                guard let index = index(x + origin.x, y + origin.y) else { continue }
                let cell = screen.cells[index]
                if cell.isContinuation || cell.glyph == 0x20 { continue }
                var style = screen.table.style(cell.style)
                style.foreground = paint.color(at: middle(x + origin.x, y + origin.y), in: size, over: style.background)
                let id = screen.table.id(for: style)
                screen.cells[index].style = id
                if index + 1 < screen.cells.count, screen.cells[index + 1].isContinuation { screen.cells[index + 1].style = id }
            }
        }
    }

    /// Fills an area, counted from the painting box in the unit of the program; the paint spreads over `size`.
    package func fill(_ path: Path, evenOdd: Bool = false, _ paint: _CellPaint, in size: CGSize) {
        if paint.isClear || path.isEmpty || clip.isEmpty { return }
        if let dot = dot(for: path) {
            guard let index = index(dot.x, dot.y) else { return }
            let below = screen.table.style(screen.cells[index].style)
            let color = paint.color(at: middle(dot.x, dot.y), in: size, over: below.background)
            return put(
                "●", dot.x, dot.y, style: CellStyle(foreground: color, attributes: paint.color == .standard && paint.isDim ? .dim : []))
        }
        if case .rect(let rect) = path.form, state.transform == nil { return fill(rect, paint, in: size) }
        guard let coverage = coverage(of: path, evenOdd: evenOdd) else { return }
        for y in coverage.area.minY..<coverage.area.maxY {
            for x in coverage.area.minX..<coverage.area.maxX { fillQuarters(coverage[x, y], x, y, paint, in: size) }
        }
    }

    /// The cells that an area, counted from the painting box, covers of what may be painted; nil if none.
    package func coverage(of path: Path, evenOdd: Bool = false) -> Coverage? {
        let flat = FlatPath(path, drawingTransform)
        guard let bounds = flat.bounds else { return nil }
        let cells = Self.cells(bounds)
        let area = clip.intersection(cells)
        if area.isEmpty { return nil }
        var coverage = Coverage(flat, evenOdd: evenOdd, in: area)
        if case .capsule = path.form, cells.height == 1, state.transform == nil {
            coverage.roundEnds(from: cells.minX, to: cells.maxX - 1, row: cells.minY)
        }
        return coverage
    }

    /// The cells that bounds in eighths of a column touch.
    static func cells(_ bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)) -> Rect {
        func cell(_ place: Double, _ rule: FloatingPointRoundingRule) -> Int { Int(min(max(place, -1e6), 1e6).rounded(rule)) }
        let (x, y) = (cell(bounds.minX / 8 + 0.01, .down), cell(bounds.minY / 16 + 0.01, .down))
        let right = max(x + 1, cell(bounds.maxX / 8 - 0.01, .up))
        let bottom = max(y + 1, cell(bounds.maxY / 16 - 0.01, .up))
        return Rect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// The cell of a circle that is as small as a glyph.
    func dot(for path: Path) -> Point? {
        guard case .ellipse = path.form, let bounds = FlatPath(path, drawingTransform).bounds else { return nil }
        guard bounds.maxX - bounds.minX <= 17, bounds.maxY - bounds.minY <= 17 else { return nil }
        let (x, y) = ((bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2)
        return Point(x: Int(((x - 0.01) / 8).rounded(.down)), y: Int(((y - 0.01) / 16).rounded(.down)))
    }

    /// A rectangle, in eighths of a cell where its edges lie inside of one.
    private func fill(_ rect: CGRect, _ paint: _CellPaint, in size: CGSize) {
        let transform = drawingTransform
        let (left, top) = transform(Double(rect.minX), Double(rect.minY))
        let (right, bottom) = transform(Double(rect.maxX), Double(rect.maxY))
        guard right > left, bottom > top, right.isFinite, bottom.isFinite, left.isFinite, top.isFinite else { return }
        let bounds = (minX: max(left, -1e6), minY: max(top, -1e6), maxX: min(right, 1e6), maxY: min(bottom, 1e6))
        let area = clip.intersection(Self.cells(bounds))
        if area.isEmpty { return }
        for y in area.minY..<area.maxY {
            let (up, down) = (max(0, bounds.minY / 16 - Double(y)), min(1, bounds.maxY / 16 - Double(y)))
            for x in area.minX..<area.maxX {
                let (start, end) = (max(0, bounds.minX / 8 - Double(x)), min(1, bounds.maxX / 8 - Double(x)))
                fillPart(x, y, from: (start, up), to: (end, down), paint, in: size)
            }
        }
    }

    /// A part of a cell, in shares of it.
    private func fillPart(
        _ x: Int, _ y: Int, from: (x: Double, y: Double), to: (x: Double, y: Double), _ paint: _CellPaint, in size: CGSize
    ) {
        let isWide = from.x < 0.07 && to.x > 0.93
        let isHigh = from.y < 0.07 && to.y > 0.93
        if isWide && isHigh { return fillCell(x, y, paint, in: size) }
        var glyph: Unicode.Scalar?
        if isWide, to.y > 0.93 {
            // From the lower edge up.
            glyph = Unicode.Scalar(0x2580 + UInt32(min(max(((1 - from.y) * 8).rounded(), 1), 7)))
        } else if isHigh, from.x < 0.07 {
            // From the left edge on.
            glyph = Unicode.Scalar(0x2590 - UInt32(min(max((to.x * 8).rounded(), 1), 7)))
        }
        if let glyph {
            guard let index = index(x, y), !paint.isPaper, isFree(screen.cells[index]) else { return }
            let below = screen.table.style(screen.cells[index].style)
            let color = paint.color(at: middle(x, y), in: size, over: below.background)
            return put(glyph, x, y, style: CellStyle(foreground: color))
        }
        var bits: UInt8 = 0
        for quarter in 0..<4 {
            let (qx, qy) = (Double(quarter % 2) * 0.5, Double(quarter / 2) * 0.5)
            let width = min(to.x, qx + 0.5) - max(from.x, qx)
            let height = min(to.y, qy + 0.5) - max(from.y, qy)
            if width > 0, height > 0, width * height >= 0.1 { bits |= 1 << quarter }
        }
        // However thin, it is seen.
        if bits == 0 { bits = (from.y + to.y < 1 ? 0b0011 : 0b1100) & (from.x + to.x < 1 ? 0b0101 : 0b1010) }
        fillQuarters(bits, x, y, paint, in: size)
    }
}
