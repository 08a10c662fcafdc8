import TerraceScreen

/// Adds a frame of one cell around the content. (SwiftUI draws a border over the edge of the content; in cells that would hide it.)
package final class BorderBox: UnaryBox {
    package init(_ content: Box? = nil, kind: BorderKind = .single, style: CellStyle = .standard) {
        self.kind = kind
        self.style = style
        super.init(content)
        isHitTarget = true
    }

    package var kind: BorderKind {
        didSet { if kind != oldValue { needsPaint() } }
    }

    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { Length.subtracting(2, from: $0) },
            height: proposal.height.map { Length.subtracting(2, from: $0) }
        )
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let chosen = content?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(width: Length.adding(2, to: chosen.width), height: Length.adding(2, to: chosen.height))
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (Point(x: 1, y: 1), inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: Point(x: 1, y: 1), proposal: inner(proposal))
    }

    override package func paint(_ canvas: Canvas) {
        paintChildren(canvas)
        canvas.drawBorder(Rect(origin: .zero, size: size), style: style, kind: kind)
    }
}
