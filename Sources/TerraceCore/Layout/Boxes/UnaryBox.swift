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
        guard !guide.isGeometric, let content else { return nil }
        let place = contentPlace(in: size, proposal: proposal)
        let inner = content.sizeThatFits(place.proposal)
        return content.alignment(guide, axis: axis, in: inner, proposal: place.proposal).map { $0 + place.origin[axis] }
    }
}

extension Alignment {
    /// Where a box of `inner` stands in one of `outer`. Text baselines need the boxes, and are taken for the centre here.
    package func offset(of inner: Size, in outer: Size) -> Point {
        Point(
            x: horizontal.guide.offset(of: inner.width, in: outer.width),
            y: vertical.guide.offset(of: inner.height, in: outer.height)
        )
    }

    /// Where `content` stands in a box of `outer`, text baselines included.
    @MainActor func offset(of content: Box, size inner: Size, proposal: ProposedSize, in outer: Size) -> Point {
        var point = offset(of: inner, in: outer)
        if !vertical.guide.isGeometric {
            let line = vertical.guide.defaultPosition(in: outer.height)
            let own = content.alignmentPosition(vertical.guide, axis: .vertical, in: inner, proposal: proposal)
            point.y = (line - own) >> 1
        }
        return point
    }
}
