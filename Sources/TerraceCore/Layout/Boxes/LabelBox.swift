import TerraceScreen

/// An icon and a title side by side. An icon that takes no room leaves no gap, and where only the icon is to be seen the title stands in
/// for one that does not show anything.
package final class LabelBox: Box {
    package enum Parts: Hashable { case both, icon, title }

    package var parts: Parts {
        didSet { if parts != oldValue { invalidate() } }
    }

    package init(_ parts: Parts) {
        self.parts = parts
        super.init()
    }

    private var icon: Box? { children.count == 2 ? children[0] : nil }
    private var title: Box? { children.last }

    /// Which of the parts are seen.
    private var shown: Parts {
        let hasIcon = icon.map { !$0.sizeThatFits(ProposedSize(width: nil, height: nil)).isEmpty } ?? false
        return hasIcon ? parts : .title
    }

    private struct Plan {
        var icon: (size: Size, proposal: ProposedSize)?
        var title: (size: Size, proposal: ProposedSize)?
        var titleX = 0
        var size: Size
    }

    private func plan(_ proposal: ProposedSize) -> Plan {
        let shown = shown
        var plan = Plan(size: .zero)
        if shown != .title, let icon {
            plan.icon = (icon.sizeThatFits(proposal), proposal)
            plan.size = plan.icon?.size ?? .zero
        }
        if shown != .icon, let title {
            plan.titleX = plan.size.width > 0 ? plan.size.width + 1 : 0
            let inner = ProposedSize(
                width: proposal.width.map { Length.subtracting(plan.titleX, from: $0) }, height: proposal.height)
            let size = title.sizeThatFits(inner)
            plan.title = (size, inner)
            plan.size = Size(width: plan.titleX + size.width, height: max(plan.size.height, size.height))
        }
        return plan
    }

    override package func measure(_ proposal: ProposedSize) -> Size { plan(proposal).size }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let plan = plan(proposal)
        // An icon stands beside the first line.
        icon?.place(at: .zero, proposal: plan.icon?.proposal ?? ProposedSize(Size.zero))
        title?.place(at: Point(x: plan.titleX, y: 0), proposal: plan.title?.proposal ?? ProposedSize(Size.zero))
        icon?.passesHits = plan.icon == nil
        title?.passesHits = plan.title == nil
    }

    override package func paint(_ canvas: Canvas) {
        let shown = shown
        if shown != .title, let icon { paintChild(icon, canvas) }
        if shown != .icon, let title { paintChild(title, canvas) }
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        guard axis == .vertical, let title else { return nil }
        let plan = plan(proposal)
        return plan.title.flatMap { title.alignment(guide, axis: axis, in: $0.size, proposal: $0.proposal) }
    }
}
