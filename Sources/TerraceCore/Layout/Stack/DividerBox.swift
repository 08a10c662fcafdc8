import TerraceScreen

/// A line across the stack around it, one cell thick and as long as it is proposed: upright in a row, level in a column or elsewhere.
package final class DividerBox: Box {
    package init(_ style: CellStyle = .standard) {
        self.style = style
        super.init()
        isHitTarget = true
    }

    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    override package var dependsOnStackAxis: Bool { true }

    override package func measure(_ proposal: ProposedSize) -> Size {
        if stackAxis == .horizontal { return Size(width: 1, height: proposal.height ?? 1) }
        return Size(width: proposal.width ?? 1, height: 1)
    }

    override package func paint(_ canvas: Canvas) {
        if stackAxis == .horizontal {
            canvas.drawColumn("│", x: 0, y: 0, height: size.height, style: style)
        } else {
            canvas.drawRow("─", x: 0, y: 0, width: size.width, style: style)
        }
    }
}
