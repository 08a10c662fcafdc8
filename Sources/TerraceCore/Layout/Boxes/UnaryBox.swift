import TerraceScreen

/// A box around one other: it changes what the content is proposed, where it stands or how it looks, and has its traits.
///
/// It takes the first of its children for its content; without any it is empty. As it stands it changes nothing.
@MainActor package class UnaryBox: Box {
    package init(_ content: Box? = nil) {
        super.init()
        if let content { setChildren([content]) }
    }

    /// The box inside.
    package final var content: Box? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    override package var traitSource: Box? { content }
    override package func axis(for child: Box) -> Axis? { stackAxis }

    override package func measure(_ proposal: ProposedSize) -> Size {
        content?.sizeThatFits(proposal) ?? .zero
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: .zero, proposal: proposal)
    }

    /// What the content is proposed, and where it stands, for a proposal: guides of the content are seen through.
    package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (.zero, proposal)
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        guard let content, content.isGuided || !guide.isGeometric else { return nil }
        let place = contentPlace(in: size, proposal: proposal)
        let inner = content.sizeThatFits(place.proposal)
        return content.alignment(guide, axis: axis, in: inner, proposal: place.proposal).map { $0 + 2 * place.origin[axis] }
    }
}

extension Alignment {
    /// Where a box of `inner` stands in one of `outer`, by size alone.
    package func offset(of inner: Size, in outer: Size) -> Point {
        Point(
            x: horizontal.guide.offset(of: inner.width, in: outer.width),
            y: vertical.guide.offset(of: inner.height, in: outer.height)
        )
    }

    /// Where `content` stands in a box of `outer`: its guides meet those that the outer box has by its size.
    @MainActor func offset(of content: Box, size inner: Size, proposal: ProposedSize, in outer: Size) -> Point {
        var point = offset(of: inner, in: outer)
        for axis in Axis.allCases {
            let guide = self[axis]
            if guide.isGeometric, !content.isGuided { continue }
            let line = guide.defaultPosition(in: outer, axis: axis)
            point[axis] = (line - content.alignmentPosition(guide, axis: axis, in: inner, proposal: proposal)) >> 1
        }
        return point
    }

    /// The guide along an axis.
    package subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal.guide : vertical.guide }
}
