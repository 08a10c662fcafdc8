import Foundation
import TerraceScreen

extension Canvas {
    /// Draws a line, counted from the painting box in the unit of the program. It never hides text: lines take free cells only.
    package func stroke(_ path: Path, _ style: StrokeStyle, _ paint: _CellPaint, in size: CGSize) {
        if paint.isClear || path.isEmpty || clip.isEmpty || !(style.lineWidth > 0) { return }
        let unit = PlaneTransform.fromUnit
        // In cells a line of 1 is as thin as can be; in points it is 1 of 8.
        let width = LengthUnit.current == .cells && style.lineWidth <= 1 ? 1 : Double(style.lineWidth) * unit.a
        let pen = Pen(paint: paint, size: size, isHeavy: width >= 3, isDashed: !style.dash.isEmpty)
        if let dot = dot(for: path) { return line("○", dot.x, dot.y, pen) }
        if width < 6, state.transform == nil, let frame = frame(of: path) {
            return strokeFrame(frame.cells, isRounded: frame.isRounded, pen)
        }
        var flat = FlatPath(path, drawingTransform)
        if !style.dash.isEmpty {
            flat = flat.dashed(style.dash.map { Double($0) * unit.a }, phase: Double(style.dashPhase) * unit.a)
        }
        if width >= 6 {
            let area = flat.outline(width: width, cap: style.lineCap, join: style.lineJoin)
            guard let bounds = area.bounds else { return }
            let coverage = Coverage(area, evenOdd: false, in: clip.intersection(Self.cells(bounds)))
            for y in coverage.area.minY..<coverage.area.maxY {
                for x in coverage.area.minX..<coverage.area.maxX {
                    guard let index = index(x, y), isFree(screen.cells[index]) else { continue }
                    fillQuarters(coverage[x, y], x, y, paint, in: size)
                }
            }
            return
        }
        if flat.isRectilinear { strokeLines(flat, pen) } else { strokeDots(flat, width: width, pen) }
    }

    /// What lines are drawn with.
    struct Pen {
        var paint: _CellPaint
        var size: CGSize
        var isHeavy: Bool
        var isDashed: Bool
    }

    /// The cells of a rectangle whose outline runs along rows and columns; nil of all that looks better as dots.
    private func frame(of path: Path) -> (cells: Rect, isRounded: Bool)? {
        let rect: CGRect
        var isRounded = true
        switch path.form {
        case .free: return nil
        case .rect(let form): (rect, isRounded) = (form, false)
        case .rounded(let form, _), .capsule(let form), .ellipse(let form): rect = form
        }
        let transform = drawingTransform
        let (left, top) = transform(Double(rect.minX), Double(rect.minY))
        let (right, bottom) = transform(Double(rect.maxX), Double(rect.maxY))
        guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
        let cells = Self.cells((max(left, -1e6), max(top, -1e6), min(right, 1e6), min(bottom, 1e6)))
        let isCurved =
            switch path.form {
            case .rounded(_, let radius): Double(radius) * PlaneTransform.fromUnit.a > 0.4 * min(right - left, bottom - top)
            case .capsule, .ellipse: true
            case .free, .rect: false
            }
        let isSmall = cells.height <= (path.isEllipse ? 3 : 4)
        return isCurved && !isSmall ? nil : (cells, isRounded)
    }

    private func strokeFrame(_ rect: Rect, isRounded: Bool, _ pen: Pen) {
        let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
        let horizontal: Unicode.Scalar = pen.isDashed ? (pen.isHeavy ? "╍" : "╌") : pen.isHeavy ? "━" : "─"
        let vertical: Unicode.Scalar = pen.isDashed ? (pen.isHeavy ? "╏" : "╎") : pen.isHeavy ? "┃" : "│"
        if rect.width == 1 || rect.height == 1 {
            let seen = clip.intersection(rect)
            // Of a single row only the ends can be drawn without hiding what is in it.
            for y in seen.minY..<seen.maxY {
                for x in seen.minX..<seen.maxX where x == rect.minX || x == right { line(vertical, x, y, pen) }
            }
            return
        }
        let corners: [Unicode.Scalar] =
            pen.isHeavy ? ["┏", "┓", "┗", "┛"] : isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
        let seen = clip.intersection(rect)
        for y in seen.minY..<seen.maxY {
            for x in seen.minX..<seen.maxX {
                switch (x == rect.minX, x == right, y == rect.minY, y == bottom) {
                case (true, _, true, _): line(corners[0], x, y, pen)
                case (_, true, true, _): line(corners[1], x, y, pen)
                case (true, _, _, true): line(corners[2], x, y, pen)
                case (_, true, _, true): line(corners[3], x, y, pen)
                case (true, _, _, _), (_, true, _, _): line(vertical, x, y, pen)
                case (_, _, true, _), (_, _, _, true): line(horizontal, x, y, pen)
                default: continue
                }
            }
        }
    }

    /// A glyph of a line, where the cell is free.
    private func line(_ glyph: Unicode.Scalar, _ x: Int, _ y: Int, _ pen: Pen) {
        guard let index = index(x, y), isFree(screen.cells[index]) else { return }
        let cell = screen.cells[index]
        var below = screen.table.style(cell.style)
        if Coverage.bits(of: cell.glyph) == Coverage.full, below.background == .standard { below.background = below.foreground }
        let color = pen.paint.color(at: middle(x, y), in: pen.size, over: below.background)
        put(
            glyph, x, y,
            style: CellStyle(foreground: color, background: below.background, attributes: pen.paint.isDim && color == .standard ? .dim : [])
        )
    }

    /// Lines along rows and columns, joined where they meet.
    private func strokeLines(_ flat: FlatPath, _ pen: Pen) {
        // Bits: up, right, down, left.
        var arms: [Point: UInt8] = [:]
        // A line that ends on the edge of a cell reaches into it only where another one goes on.
        var joints: [Point: UInt8] = [:]
        let (right, bottom) = edge(pen.size)
        func near(_ value: Double, _ edge: Double) -> Double { abs(value - edge) < 1 ? edge - 0.5 : value }
        flat.forEachSegment { a, b in
            let (ax, ay, bx, by) = (near(a.x, right), near(a.y, bottom), near(b.x, right), near(b.y, bottom))
            if a.y == b.y {
                let y = Int((ay / 16).rounded(.down))
                let from = max(clip.minX - 1, Int((min(ax, bx) / 8).rounded(.down)))
                let to = min(clip.maxX, Int((max(ax, bx) / 8 - 0.01).rounded(.down)))
                guard from <= to, y >= clip.minY, y < clip.maxY else { return }
                joints[Point(x: Int((max(ax, bx) / 8).rounded(.down)), y: y), default: 0] |= 0b1000
                for x in from...to {
                    if x > from { arms[Point(x: x, y: y), default: 0] |= 0b1000 }
                    if x < to { arms[Point(x: x, y: y), default: 0] |= 0b0010 }
                    if from == to { arms[Point(x: x, y: y), default: 0] |= 0b1010 }
                }
            } else {
                let x = Int((ax / 8).rounded(.down))
                let from = max(clip.minY - 1, Int((min(ay, by) / 16).rounded(.down)))
                let to = min(clip.maxY, Int((max(ay, by) / 16 - 0.01).rounded(.down)))
                guard from <= to, x >= clip.minX, x < clip.maxX else { return }
                joints[Point(x: x, y: Int((max(ay, by) / 16).rounded(.down))), default: 0] |= 0b0001
                for y in from...to {
                    if y > from { arms[Point(x: x, y: y), default: 0] |= 0b0001 }
                    if y < to { arms[Point(x: x, y: y), default: 0] |= 0b0100 }
                    if from == to { arms[Point(x: x, y: y), default: 0] |= 0b0101 }
                }
            }
        }
        for (place, bits) in joints {
            if let known = arms[place], known & ~bits & 0b1111 != 0 { arms[place] = known | bits }
        }
        let glyphs = Array((pen.isHeavy ? " ┃━┗┃┃┏┣━┛━┻┓┫┳╋" : " │─└││┌├─┘─┴┐┤┬┼").unicodeScalars)
        for (place, bits) in arms where Int(bits) < glyphs.count { line(glyphs[Int(bits)], place.x, place.y, pen) }
    }

    /// The right and bottom edge of an area of the painting box, in eighths of a column.
    private func edge(_ size: CGSize) -> (Double, Double) {
        let unit = PlaneTransform.fromUnit
        return (
            Double(size.width) * unit.a + Double(origin.x) * 8, Double(size.height) * unit.d + Double(origin.y) * 16
        )
    }

    /// Any line, as dots: two by four in a cell.
    private func strokeDots(_ flat: FlatPath, width: Double, _ pen: Pen) {
        var dots: [Point: UInt8] = [:]
        let (right, bottom) = edge(pen.size)
        let (minX, maxX) = (Double(clip.minX) * 8 - 8, Double(clip.maxX) * 8 + 8)
        let (minY, maxY) = (Double(clip.minY) * 16 - 16, Double(clip.maxY) * 16 + 16)
        func dot(_ x: Double, _ y: Double) {
            // What runs along the far edge belongs to the last dots inside.
            let x = x >= right && x < right + 3 ? right - 0.5 : x
            let y = y >= bottom && y < bottom + 3 ? bottom - 0.5 : y
            guard x >= minX, x < maxX, y >= minY, y < maxY else { return }
            let (column, row) = (Int((x / 4).rounded(.down)), Int((y / 4).rounded(.down)))
            let cell = Point(x: column >> 1, y: row >> 2)
            dots[cell, default: 0] |= Self.dotBits[(row & 3) * 2 + (column & 1)]
        }
        flat.forEachSegment { a, b in
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = max(abs(dx), abs(dy))
            // Only the stretch that can be seen, however long the line is.
            var (low, high) = (0.0, 1.0)
            for (from, delta, least, most) in [(a.x, dx, minX, maxX), (a.y, dy, minY, maxY)] {
                if delta == 0 {
                    if from < least || from > most { return }
                    continue
                }
                let (t0, t1) = ((least - from) / delta, (most - from) / delta)
                low = max(low, min(t0, t1))
                high = min(high, max(t0, t1))
            }
            guard low <= high else { return }
            let steps = max(1, Int((length * (high - low) / 2).rounded(.up)))
            let reach = length > 0 && width >= 4 ? 2 / hypot(dx, dy) : 0
            for step in 0...steps {
                let t = low + (high - low) * Double(step) / Double(steps)
                let (x, y) = (a.x + dx * t, a.y + dy * t)
                if reach > 0 {
                    dot(x - dy * reach, y + dx * reach)
                    dot(x + dy * reach, y - dx * reach)
                } else {
                    dot(x, y)
                }
            }
        }
        for (place, bits) in dots {
            guard let index = index(place.x, place.y) else { continue }
            let glyph = screen.cells[index].glyph
            let known = (0x2800...0x28FF).contains(glyph) ? UInt8(glyph & 0xFF) : 0
            guard let scalar = Unicode.Scalar(0x2800 + UInt32(bits | known)) else { continue }
            line(scalar, place.x, place.y, pen)
        }
    }

    private static let dotBits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
}

extension Path {
    fileprivate var isEllipse: Bool { if case .ellipse = form { true } else { false } }
}

extension FlatPath {
    /// Whether all of it runs along rows and columns.
    var isRectilinear: Bool {
        var isStraight = true
        forEachSegment { a, b in if a.x != b.x, a.y != b.y { isStraight = false } }
        return isStraight
    }
}
