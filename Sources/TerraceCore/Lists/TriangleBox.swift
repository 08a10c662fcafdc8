import TerraceScreen

/// The triangle in front of what can be shown and hidden, pushed in by its depth. What has nothing to show has the same room.
package final class TriangleBox: Box {
    package var indent: Int {
        didSet { if indent != oldValue { invalidate() } }
    }
    /// Nil: there is nothing to show.
    package var isExpanded: Bool? {
        didSet { if isExpanded != oldValue { needsPaint() } }
    }
    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    package init(indent: Int, isExpanded: Bool?, style: CellStyle) {
        self.indent = indent
        self.isExpanded = isExpanded
        self.style = style
        super.init()
        isHitTarget = true
    }

    override package func mirroringDidChange() { needsPaint() }

    override package func measure(_ proposal: ProposedSize) -> Size { Size(width: Length.adding(2, to: Length.clamped(indent)), height: 1) }

    override package func paint(_ canvas: CellCanvas) {
        guard let isExpanded else { return }
        let closed: Unicode.Scalar = isMirrored ? "◂" : "▸"
        canvas.draw(
            isExpanded ? "▾" : closed, repeated: 1, at: Point(x: isMirrored ? size.width - 1 - indent : indent, y: 0), style: style)
    }
}
