import TerraceScreen

/// Boxes in a row or a column, see `StackEngine`.
package final class StackBox: Box {
    package init(_ axis: Axis, alignment: Alignment = .center, spacing: Int? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.map(StackEngine.bounded)
    }

    @exclusivity(unchecked) package var axis: Axis {
        didSet {
            if axis == oldValue { return }
            for child in children { child.inherit(axis) }
            invalidate()
        }
    }

    /// How children stand across the axis; the other half of it is not used.
    @exclusivity(unchecked) package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    /// The gaps; nil is a cell in a row and none in a column, and none beside a spacer.
    @exclusivity(unchecked) package var spacing: Int? {
        didSet {
            spacing = spacing.map(StackEngine.bounded)
            if spacing != oldValue { invalidate() }
        }
    }

    @exclusivity(unchecked) private var lastShares = StackShares()
    @exclusivity(unchecked) private var sharesGeneration: UInt32 = 0

    /// The shares that were found last, unless a child may answer otherwise by now.
    private var shares: StackShares {
        get { sharesGeneration == cache.generation ? lastShares : StackShares() }
        set {
            lastShares = newValue
            sharesGeneration = cache.generation
        }
    }

    override package func axis(for child: Box) -> Axis? { axis }

    private var engine: StackEngine {
        @inline(__always) get {
            StackEngine(axis, guide: alignment[axis.crossing], spacing: spacing, children: children, hasGuidedChild: hasGuidedChild)
        }
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        engine.measure(proposal, &shares)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let engine = engine
        if let alike = engine.alike(proposal) {
            engine.placeAlike(alike.offer, gap: alike.gap, in: size)
        } else {
            let children = children
            engine.forEachPlace(in: size, proposal, &shares) { index, point, offer in children[index].place(at: point, proposal: offer) }
        }
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        engine.explicitAlignment(guide, axis: axis, in: size, proposal: proposal, &shares)
    }

    /// Found by bisection, so that a long column paints what can be seen and never looks at the rest.
    override func childRange(touching area: Rect) -> Range<Int> {
        let children = children
        if children.count < 16 || overflow.contains(Axis.Set(axis)) || (spacing ?? 0) < 0 || (isMirrored && axis == .horizontal) {
            return 0..<children.count
        }
        let start = area.origin[axis]
        let end = start + area.size[axis]
        var first = 0
        var high = children.count
        while first < high {
            let middle = (first + high) >> 1
            if children[middle].origin[axis] + children[middle].size[axis] > start { high = middle } else { first = middle + 1 }
        }
        var last = first
        high = children.count
        while last < high {
            let middle = (last + high) >> 1
            if children[middle].origin[axis] >= end { high = middle } else { last = middle + 1 }
        }
        return first..<last
    }
}
