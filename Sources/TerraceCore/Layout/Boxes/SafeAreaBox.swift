import TerraceScreen

/// Content with something beside it at one edge. The content stands in what is left; what in it ignores the safe area, and backgrounds,
/// reach under what is beside it.
package final class SafeAreaBox: Box {
    package var edge: Edge {
        didSet { if edge != oldValue { invalidate() } }
    }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    package var gap: Int {
        didSet { if gap != oldValue { invalidate() } }
    }

    package init(_ edge: Edge, alignment: Alignment, gap: Int) {
        self.edge = edge
        self.alignment = alignment
        self.gap = gap
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var primary: Box? { children.first }
    private var inset: Box? { children.count > 1 ? children[1] : nil }

    func isPrimary(_ box: Box) -> Bool { primary === box }

    private func plan(_ proposal: ProposedSize) -> (inset: ProposedSize, primary: ProposedSize, reserved: Int) {
        let offer = ProposedSize(axis, main: nil, cross: proposal[axis.crossing])
        let reserved = inset.map { Length.adding(gap, to: $0.sizeThatFits(offer)[axis]) } ?? 0
        let rest = ProposedSize(
            axis, main: proposal[axis].map { Length.subtracting(reserved, from: $0) }, cross: proposal[axis.crossing])
        return (offer, rest, reserved)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let plan = plan(proposal)
        let own = primary?.sizeThatFits(plan.primary) ?? .zero
        let beside = inset?.sizeThatFits(plan.inset) ?? .zero
        return Size(
            axis, main: Length.adding(plan.reserved, to: own[axis]), cross: max(own[axis.crossing], beside[axis.crossing]))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let plan = plan(proposal)
        func place(_ box: Box?, _ offer: ProposedSize, atEdge: Bool) {
            guard let box else { return }
            let chosen = box.sizeThatFits(offer)
            let isFirst = (edge == .top || edge == .leading) == atEdge
            let across = (atEdge ? alignment : .center)[axis.crossing].offset(of: chosen[axis.crossing], in: size[axis.crossing])
            box.place(at: Point(axis, main: isFirst ? 0 : size[axis] - chosen[axis], cross: across), proposal: offer)
        }
        place(primary, plan.primary, atEdge: false)
        place(inset, plan.inset, atEdge: true)
    }
}

/// Lets its content reach into the insets at the edges of the safe area that it touches.
///
/// Where it touches is only known when all has been placed, so the root asks then, and lays out again if the answer is a new one.
package final class UnsafeAreaBox: UnaryBox {
    package var edges: Edge.Set {
        didSet { if edges != oldValue { invalidate() } }
    }

    private var reach = CellInsets()

    package init(_ edges: Edge.Set) {
        self.edges = edges
        super.init()
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { Length.adding(reach.horizontal, to: $0) },
            height: proposal.height.map { Length.adding(reach.vertical, to: $0) })
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let own = content?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(
            width: Length.subtracting(reach.horizontal, from: own.width), height: Length.subtracting(reach.vertical, from: own.height))
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (Point(x: -reach.leading, y: -reach.top), inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let place = contentPlace(in: size, proposal: proposal)
        content?.place(at: place.origin, proposal: place.proposal)
        LayoutRoot.current?.settleLater(self)
    }

    /// Looks where the box stands; it is laid out again if it touches other edges than it did.
    func settleAtEdges() {
        let found = safeAreaInsets().at(edges)
        if found == reach { return }
        reach = found
        invalidate()
    }
}

extension CellInsets {
    /// Those at the given edges, leading being left.
    func at(_ edges: Edge.Set) -> CellInsets {
        CellInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension Box {
    /// How far it is from the edges of the safe area that the box touches to those of what surrounds it; leading is left.
    func safeAreaInsets() -> CellInsets {
        var insets = CellInsets()
        var rect = Rect(origin: .zero, size: size)
        var box = self
        while let parent = box.parent, !(parent is ScrollBox) {
            rect = rect.offsetBy(x: box.origin.x, y: box.origin.y)
            if let area = parent as? SafeAreaBox, area.isPrimary(box) {
                let inner = box.frame
                let found = CellInsets(
                    top: rect.minY <= inner.minY ? inner.minY : 0, leading: rect.minX <= inner.minX ? inner.minX : 0,
                    bottom: rect.maxY >= inner.maxY ? area.size.height - inner.maxY : 0,
                    trailing: rect.maxX >= inner.maxX ? area.size.width - inner.maxX : 0)
                rect = Rect(
                    x: rect.minX - found.leading, y: rect.minY - found.top, width: rect.width + found.horizontal,
                    height: rect.height + found.vertical)
                insets = CellInsets(
                    top: insets.top + found.top, leading: insets.leading + found.leading, bottom: insets.bottom + found.bottom,
                    trailing: insets.trailing + found.trailing)
            }
            box = parent
        }
        return insets
    }
}
