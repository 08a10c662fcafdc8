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

    override package func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override package func paint(_ canvas: Canvas) {
        canvas.fill(Rect(origin: .zero, size: size), style: style)
    }
}
