import Foundation
import TerraceScreen

extension Canvas {
    /// The place of a cell of the screen in its grid; nil outside of what may be painted.
    func index(_ x: Int, _ y: Int) -> Int? {
        clip.contains(Point(x: x, y: y)) ? y * screen.size.width + x : nil
    }

    /// From the program's unit, counted from the painting box, to eighths of a column of the screen, drawings' transform included.
    package var drawingTransform: PlaneTransform {
        let base = PlaneTransform.fromUnit.then(PlaneTransform(tx: Double(origin.x) * 8, ty: Double(origin.y) * 16))
        return state.transform.map { base.then($0) } ?? base
    }

    /// Puts a glyph of one column on a cell of the screen, whole glyphs kept whole.
    func put(_ glyph: Unicode.Scalar, _ x: Int, _ y: Int, style: CellStyle) {
        draw(glyph, repeated: 1, at: Point(x: x - origin.x, y: y - origin.y), style: style)
    }

    /// The middle of a cell of the screen, counted from the painting box in the unit of the program.
    func middle(_ x: Int, _ y: Int) -> CGPoint {
        let cell = LengthUnit.current.cell
        return CGPoint(x: (CGFloat(x - origin.x) + 0.5) * cell.width, y: (CGFloat(y - origin.y) + 0.5) * cell.height)
    }

    /// Whether a cell holds nothing, or only what was drawn: lines, blocks and dots, but no text.
    func isFree(_ cell: Cell) -> Bool {
        switch cell.glyph {
        case 0x20, 0x2500...0x259F, 0x2800...0x28FF: true
        default: false
        }
    }

    /// Fills a whole cell of the screen.
    func fillCell(_ x: Int, _ y: Int, _ paint: _CellPaint, in size: CGSize) {
        guard let index = index(x, y) else { return }
        let place = Rect(x: x - origin.x, y: y - origin.y, width: 1, height: 1)
        if paint.isPaper { return fill(place, style: .standard) }
        let top = paint.isSolid ? nil : paint.components(at: middle(x, y), in: size)
        if let top, top.a < 1 {
            if top.a <= 0 { return }
            // What is below shows through, text as well.
            return restyle(place) { style in
                style.background = paint.mix(top, over: style.background)
                let text = RGBA(style.foreground) ?? paint.scheme.pen
                if top.a > 0.05 { style.foreground = top.over(text).terminal }
            }
        }
        let color = top?.terminal ?? paint.color
        if color == .standard {
            if state.isBehind {
                fill(place, style: CellStyle(background: paint.scheme.pen.terminal))
            } else {
                put("█", x, y, style: CellStyle(foreground: .standard, background: .standard, attributes: paint.isDim ? .dim : []))
            }
            return
        }
        _ = index
        if state.isBehind {
            fill(place, style: CellStyle(background: color))
        } else {
            put("█", x, y, style: CellStyle(foreground: color, background: color))
        }
    }

    /// Fills quarters of a cell of the screen.
    func fillQuarters(_ bits: UInt8, _ x: Int, _ y: Int, _ paint: _CellPaint, in size: CGSize) {
        if bits == 0 { return }
        if bits == Coverage.full { return fillCell(x, y, paint, in: size) }
        guard let index = index(x, y), !paint.isPaper else { return }
        let cell = screen.cells[index]
        let isMost = bits.nonzeroBitCount >= 2
        if !isFree(cell), !isMost { return }
        let below = screen.table.style(cell.style)
        var background = below.background
        // Quarters that another shape has filled stay, where two colours are enough for both.
        if let other = Coverage.bits(of: cell.glyph), other & ~bits != 0, other | bits == Coverage.full { background = below.foreground }
        let color = paint.color(at: middle(x, y), in: size, over: background)
        put(Coverage.glyphs[Int(bits)], x, y, style: CellStyle(foreground: color, background: background))
        if state.edges != nil, isMost {
            state.edges?[index] = PaintState.EdgeFill(
                glyph: Coverage.glyphs[Int(bits)].value, under: background,
                fill: color == .standard ? paint.scheme.pen.terminal : color)
        }
    }

    /// Paints several layers, one above the other: text that comes to stand on the edge of a shape gets the shape behind it.
    package func layered(_ paint: () -> Void) {
        let outer = state.edges
        state.edges = [:]
        paint()
        let edges = state.edges ?? [:]
        state.edges = outer
        for (index, edge) in edges {
            let cell = screen.cells[index]
            if cell.glyph == edge.glyph || cell.glyph == 0x20 || cell.isContinuation {
                if cell.glyph == edge.glyph { state.edges?[index] = edge }
                continue
            }
            var style = screen.table.style(cell.style)
            guard style.background == edge.under else { continue }
            style.background = edge.fill
            let id = screen.table.id(for: style)
            screen.cells[index].style = id
            if index + 1 < screen.cells.count, screen.cells[index + 1].isContinuation { screen.cells[index + 1].style = id }
        }
    }
}
