import Foundation
import TerraceScreen

/// A style that fills its place: as large as it is proposed, one cell where it is proposed nothing.
package final class FillBox: Box {
    package init(_ style: CellStyle = .standard) {
        self.style = style
        super.init()
        isHitTarget = true
    }

    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    /// What it is filled with, where that is more than a style.
    package var cellPaint: _CellPaint? {
        didSet { if cellPaint != oldValue { needsPaint() } }
    }

    /// The edges of the safe area that the fill reaches beyond, where it touches them.
    package var bleedEdges: Edge.Set = [] {
        didSet { if bleedEdges != oldValue { needsPaint() } }
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override package func paint(_ canvas: Canvas) {
        var area = Rect(origin: .zero, size: size)
        if !bleedEdges.isEmpty {
            let bleed = safeAreaInsets().at(bleedEdges)
            area = Rect(
                x: -bleed.leading, y: -bleed.top, width: size.width + bleed.horizontal, height: size.height + bleed.vertical)
        }
        guard let cellPaint else { return canvas.fill(area, style: style) }
        canvas.fill(area, cellPaint, in: CGSize(size))
    }
}
