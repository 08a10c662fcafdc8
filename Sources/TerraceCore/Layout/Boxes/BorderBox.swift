import TerraceScreen

/// Adds a frame of one cell around the content. (SwiftUI draws a border over the edge of the content; in cells that would hide it.)
package final class BorderBox: UnaryBox {
    package init(_ content: Box? = nil, kind: BorderKind = .single, style: CellStyle = .standard) {
        self.kind = kind
        self.style = style
        super.init(content)
        isHitTarget = true
    }

    /// Without it the box is as if it were not there.
    package var isDrawn = true {
        didSet { if isDrawn != oldValue { invalidate() } }
    }

    private var thickness: Int { isDrawn ? 1 : 0 }

    package var kind: BorderKind {
        didSet { if kind != oldValue { needsPaint() } }
    }

    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { Length.subtracting(2 * thickness, from: $0) },
            height: proposal.height.map { Length.subtracting(2 * thickness, from: $0) }
        )
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let chosen = content?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(
            width: Length.adding(2 * thickness, to: chosen.width), height: Length.adding(2 * thickness, to: chosen.height))
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (Point(x: thickness, y: thickness), inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: Point(x: thickness, y: thickness), proposal: inner(proposal))
    }

    override package func paint(_ canvas: Canvas) {
        paintChildren(canvas)
        if isDrawn { canvas.drawBorder(Rect(origin: .zero, size: size), style: style, kind: kind) }
    }
}
