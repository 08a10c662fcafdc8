import TerraceScreen

/// Proposes nothing on its axes, so that the content has its ideal size there.
package final class FixedSizeBox: UnaryBox {
    package init(_ content: Box? = nil, axes: Axis.Set = [.horizontal, .vertical]) {
        self.axes = axes
        super.init(content)
    }

    package var axes: Axis.Set {
        didSet { if axes != oldValue { invalidate() } }
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        content?.sizeThatFits(inner(proposal)) ?? .zero
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (.zero, inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: .zero, proposal: inner(proposal))
    }
}
