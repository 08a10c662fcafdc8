import TerraceScreen

/// Room around the content.
package final class PaddingBox: UnaryBox {
    package init(_ content: Box? = nil, _ insets: CellInsets) {
        self.insets = insets.bounded
        super.init(content)
    }

    package var insets: CellInsets {
        didSet {
            insets = insets.bounded
            if insets != oldValue { invalidate() }
        }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { Length.subtracting(insets.horizontal, from: $0) },
            height: proposal.height.map { Length.subtracting(insets.vertical, from: $0) }
        )
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let chosen = content?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(
            width: Length.adding(insets.horizontal, to: chosen.width), height: Length.adding(insets.vertical, to: chosen.height))
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (Point(x: insets.leading, y: insets.top), inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: Point(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }
}
