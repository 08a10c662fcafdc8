import TerraceScreen

/// Boxes on top of each other, see `ZStackEngine`.
package final class ZStackBox: Box {
    package init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    private var engine: ZStackEngine { ZStackEngine(alignment: alignment, children: children, hasGuidedChild: hasGuidedChild) }

    override package func measure(_ proposal: ProposedSize) -> Size { engine.measure(proposal) }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let children = children
        engine.forEachPlace(in: size, proposal) { index, point, offer in children[index].place(at: point, proposal: offer) }
    }

    override package func paint(_ canvas: Canvas) {
        canvas.layered { paintChildren(canvas) }
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        engine.explicitAlignment(guide, axis: axis, in: size, proposal: proposal)
    }
}
