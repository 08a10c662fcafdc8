import TerraceScreen

/// Shows its content, and finds it, away from where it stands; to the layout nothing has moved.
package final class OffsetBox: UnaryBox {
    package var offset: Point {
        didSet { if offset != oldValue { invalidate() } }
    }

    package init(_ offset: Point) {
        self.offset = offset
        super.init()
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: offset, proposal: proposal)
    }
}

/// Takes what it is proposed and centres its content on a point.
package final class PositionBox: UnaryBox {
    /// The point in half cells, so that the middle of a cell is one.
    package var center: Point {
        didSet { if center != oldValue { invalidate() } }
    }

    package init(_ center: Point) {
        self.center = center
        super.init()
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let own = content?.sizeThatFits(proposal) ?? .zero
        return Size(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        let own = content?.sizeThatFits(proposal) ?? .zero
        return (Point(x: (center.x - own.width) >> 1, y: (center.y - own.height) >> 1), proposal)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: contentPlace(in: size, proposal: proposal).origin, proposal: proposal)
    }
}
