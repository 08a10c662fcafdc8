import Foundation
import TerraceScreen

/// Shows of its content what lies in a shape. Text stays where the shape touches its cell, and all of it where there is one row: a circle
/// of that height would leave two letters. The edges of areas are cut in quarters.
package final class ClipShapeBox: UnaryBox {
    /// The shape for a size, in the unit of the program.
    package var shape: (@MainActor (CGSize) -> Path)? {
        didSet { needsPaint() }
    }
    package var evenOdd = false

    override package var childClip: Rect? { Rect(origin: .zero, size: size) }

    override package func paint(_ canvas: Canvas) {
        let place = Rect(origin: .zero, size: size)
        guard let shape else { return canvas.clipped(to: place) { paintChildren(canvas) } }
        let path = shape(CGSize(size))
        if case .rect(let rect) = path.form, canvas.state.transform == nil, CGRect(place) == rect {
            return canvas.clipped(to: place) { paintChildren(canvas) }
        }
        canvas.clipped(to: place) {
            let before = canvas.screen.cells
            paintChildren(canvas)
            canvas.clip(to: path, evenOdd: evenOdd, keepsText: size.height <= 1, before: before)
        }
    }
}

extension Canvas {
    /// Takes back what was painted since `before` outside of an area, counted from the painting box in the unit of the program.
    package func clip(to path: Path, evenOdd: Bool, keepsText: Bool = false, before: ContiguousArray<Cell>) {
        guard let coverage = coverage(of: path, evenOdd: evenOdd) else { return restore(before) { _, _ in true } }
        cut(to: coverage, keepsText: keepsText, before: before)
    }

    /// Puts back what was in cells that a closure picks, wide glyphs as a whole.
    func restore(_ before: ContiguousArray<Cell>, where isGone: (Int, Int) -> Bool) {
        guard before.count == screen.cells.count else { return }
        let width = screen.size.width
        for y in clip.minY..<clip.maxY {
            for x in clip.minX..<clip.maxX where isGone(x, y) { screen.cells[y * width + x] = before[y * width + x] }
            mendGlyphs(inRow: y)
        }
    }

    /// After cells of a row were put back one by one: halves of wide glyphs that lost the other half become blanks.
    func mendGlyphs(inRow y: Int) {
        let width = screen.size.width
        let table = screen.table
        let start = y * width
        for x in max(0, clip.minX - 1)..<min(width, clip.maxX + 1) {
            let cell = screen.cells[start + x]
            if cell.isContinuation {
                let isWhole = x > 0 && table.width(ofGlyph: screen.cells[start + x - 1].glyph) == 2
                if !isWhole {
                    screen.cells[start + x].glyph = 0x20
                } else {
                    screen.cells[start + x].style = screen.cells[start + x - 1].style
                }
            } else if table.width(ofGlyph: cell.glyph) == 2 {
                let isWhole = x + 1 < width && screen.cells[start + x + 1].isContinuation
                if !isWhole { screen.cells[start + x].glyph = 0x20 }
            }
        }
    }

    /// Puts back what lies outside of an area, and cuts its edges.
    func cut(to coverage: Coverage, keepsText: Bool = false, before: ContiguousArray<Cell>) {
        guard before.count == screen.cells.count else { return }
        let width = screen.size.width
        let table = screen.table
        for y in clip.minY..<clip.maxY {
            for x in clip.minX..<clip.maxX {
                let index = y * width + x
                let bits = coverage[x, y]
                if bits == Coverage.full { continue }
                let cell = screen.cells[index]
                if cell == before[index] { continue }
                let isArea = cell.glyph == 0x20 || Coverage.bits(of: cell.glyph) == Coverage.full
                if bits == 0, isArea || !keepsText, !coverage.touches(x, y) {
                    screen.cells[index] = before[index]
                    continue
                }
                let style = table.style(cell.style)
                let below = table.style(before[index].style)
                guard isArea else {
                    // A glyph stays; its background only where most of it lies inside.
                    if bits.nonzeroBitCount < 2, style.background != below.background {
                        var style = style
                        style.background = below.background
                        let id = table.id(for: style)
                        if x + 1 < width, screen.cells[index + 1].isContinuation { screen.cells[index + 1].style = id }
                        if !cell.isContinuation { screen.cells[index].style = id }
                    }
                    continue
                }
                let color = cell.glyph == 0x20 ? style.background : style.foreground
                guard bits != 0, color != .standard || cell.glyph != 0x20, let glyph = Coverage.glyphs.dropFirst(Int(bits)).first else {
                    screen.cells[index] = before[index]
                    continue
                }
                screen.cells[index] = Cell(
                    glyph: table.glyph(forScalar: glyph.value),
                    style: table.id(for: CellStyle(foreground: color, background: below.background)))
                if state.edges != nil, bits.nonzeroBitCount >= 2 {
                    state.edges?[index] = PaintState.EdgeFill(glyph: glyph.value, under: below.background, fill: color)
                }
            }
            mendGlyphs(inRow: y)
        }
    }

    /// Shows of `content` what `mask` (both on top of `before`, which is on the screen) has painted anything on: letters of the mask
    /// show the content's background as their colour.
    func masked(content: ContiguousArray<Cell>, before: ContiguousArray<Cell>) {
        guard content.count == screen.cells.count, before.count == content.count else { return }
        let width = screen.size.width
        let table = screen.table
        for y in clip.minY..<clip.maxY {
            for x in clip.minX..<clip.maxX {
                let index = y * width + x
                let mask = screen.cells[index]
                if mask == before[index] { continue }
                let shown = content[index]
                let isLetter = mask.glyph != 0x20 && !mask.isContinuation && Coverage.bits(of: mask.glyph) != Coverage.full
                let isPlain = shown.glyph == 0x20 || Coverage.bits(of: shown.glyph) == Coverage.full
                if isLetter || mask.isContinuation, isPlain {
                    let style = table.style(shown.style)
                    let color = shown.glyph == 0x20 ? style.background : style.foreground
                    let below = table.style(before[index].style)
                    let attributes = table.style(mask.style).attributes
                    screen.cells[index].style = table.id(
                        for: CellStyle(foreground: color, background: below.background, attributes: attributes))
                } else {
                    screen.cells[index] = shown
                }
            }
            mendGlyphs(inRow: y)
        }
    }
}
