import TerraceScreen

/// Boxes in a row or a column.
///
/// Free space goes to the least flexible first, so that what is left for the flexible ones is known: children are served by
/// priority, then by flexibility, and each is offered an equal share of what remains. See `StackBox+Sharing`.
package final class StackBox: Box {
    package init(_ axis: Axis, alignment: Alignment = .center, spacing: Int? = nil) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing.map(Self.bounded)
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
            spacing = spacing.map(Self.bounded)
            if spacing != oldValue { invalidate() }
        }
    }

    /// Brought to where sums cannot overflow.
    private static func bounded(_ gap: Int) -> Int { min(max(gap, -Length.infinity), Length.infinity - 1) }

    @exclusivity(unchecked) var lastShares = StackShares()

    override package func axis(for child: Box) -> Axis? { axis }

    private var guide: AlignmentGuide { axis == .horizontal ? alignment.vertical.guide : alignment.horizontal.guide }

    // MARK: Gaps

    /// The gap that stands before child `index`, of every pair alike unless the default looks at the pair.
    private func gap(before index: Int) -> Int {
        if let spacing { return spacing }
        if axis == .vertical || children[index].isSpacer || children[index - 1].isSpacer { return 0 }
        return 1
    }

    /// The gap that is the same everywhere, if it is.
    private var uniformGap: Int? { spacing ?? (axis == .vertical ? 0 : nil) }

    private func totalGap() -> Int {
        let count = children.count
        if count < 2 { return 0 }
        if let uniformGap { return uniformGap * (count - 1) }
        var sum = 0
        for index in 1..<count { sum += gap(before: index) }
        return sum
    }

    // MARK: Measuring

    override package func measure(_ proposal: ProposedSize) -> Size {
        if children.isEmpty { return .zero }
        let gaps = totalGap()
        if let offer = commonOffer(proposal, gaps: gaps) {
            if !guide.isGeometric { return extentByGuides(proposal, gaps: gaps) }
            var length = gaps
            var extent = 0
            for child in children {
                let chosen = child.sizeThatFits(offer)
                length = sum(length, chosen[axis])
                extent = max(extent, chosen[axis.crossing])
            }
            return Size(axis, main: length, cross: extent)
        }
        let shares = shares(of: proposal[axis] ?? 0, cross: proposal[axis.crossing], gaps: gaps)
        if !guide.isGeometric { return extentByGuides(proposal, gaps: gaps, shares: shares) }
        var length = gaps
        var extent = 0
        for share in shares {
            length = sum(length, share.size[axis])
            extent = max(extent, share.size[axis.crossing])
        }
        return Size(axis, main: length, cross: extent)
    }

    /// Gaps may be negative, so the sum may be for a while; infinity stays.
    private func sum(_ length: Int, _ next: Int) -> Int {
        length >= Length.infinity || next >= Length.infinity ? Length.infinity : length + next
    }

    /// What every child is offered, where it is the same for all, whoever is served first: nothing, everything, none, or all to one.
    private func commonOffer(_ proposal: ProposedSize, gaps: Int) -> ProposedSize? {
        guard let length = proposal[axis], length < Length.infinity, children.count > 1 else { return proposal }
        return length - gaps <= 0 ? ProposedSize(axis, main: 0, cross: proposal[axis.crossing]) : nil
    }

    /// The size when children stand at guides: the extent of all of them, lined up.
    private func extentByGuides(_ proposal: ProposedSize, gaps: Int, shares: ContiguousArray<StackShare>? = nil) -> Size {
        var length = gaps
        var before = 0
        var after = 0
        let common = shares == nil ? commonOffer(proposal, gaps: gaps) ?? proposal : proposal
        for (index, child) in children.enumerated() {
            let offer = shares.map { ProposedSize(axis, main: $0[index].offer, cross: proposal[axis.crossing]) } ?? common
            let chosen = child.sizeThatFits(offer)
            let line = child.alignmentPosition(guide, axis: axis.crossing, in: chosen, proposal: offer)
            before = max(before, line)
            after = max(after, 2 * chosen[axis.crossing] - line)
            length = sum(length, chosen[axis])
        }
        return Size(axis, main: length, cross: (before + after + 1) >> 1)
    }

    // MARK: Placing

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        if guide.isGeometric, let offer = commonOffer(proposal, gaps: totalGap()), let gap = uniformGap {
            placeAlike(offer, gap: gap, in: size)
        } else {
            forEachPlace(in: size, proposal) { child, point, offer in child.place(at: point, proposal: offer) }
        }
    }

    /// A child that was offered nothing across is offered the size that came out, so that all stretch to the longest; one that is as
    /// long already would only be asked for what it has said.
    @inline(__always)
    private func stretched(_ offer: ProposedSize, _ child: Box, in extent: Int) -> ProposedSize {
        if offer[axis.crossing] != nil || child.sizeThatFits(offer)[axis.crossing] == extent { return offer }
        return ProposedSize(axis, main: offer[axis], cross: extent)
    }

    /// The path of long columns: one pass, no arrays.
    private func placeAlike(_ offer: ProposedSize, gap: Int, in size: Size) {
        let axis = axis
        let guide = guide
        let extent = size[axis.crossing]
        var position = 0
        for child in children {
            child.choose(stretched(offer, child, in: extent))
            let chosen = child.size
            child.move(to: Point(axis, main: position, cross: guide.offset(of: chosen[axis.crossing], in: extent)))
            position = sum(position, sum(chosen[axis], gap))
        }
    }

    /// Every child with its place and its offer.
    private func forEachPlace(in size: Size, _ proposal: ProposedSize, _ body: (Box, Point, ProposedSize) -> Void) {
        let extent = size[axis.crossing]
        let cross = proposal[axis.crossing]
        let gaps = totalGap()
        let common = commonOffer(proposal, gaps: gaps)
        let shares = common == nil ? shares(of: proposal[axis] ?? 0, cross: cross, gaps: gaps) : []
        func offer(_ index: Int) -> ProposedSize {
            stretched(common ?? ProposedSize(axis, main: shares[index].offer, cross: cross), children[index], in: extent)
        }
        func line(_ child: Box, _ offer: ProposedSize) -> Int {
            child.alignmentPosition(guide, axis: axis.crossing, in: child.sizeThatFits(offer), proposal: offer)
        }

        var lowest = 0
        if !guide.isGeometric {
            for (index, child) in children.enumerated() { lowest = max(lowest, line(child, offer(index))) }
        }
        var position = 0
        for (index, child) in children.enumerated() {
            let offer = offer(index)
            let chosen = child.sizeThatFits(offer)
            if index > 0 { position = sum(position, gap(before: index)) }
            let across =
                guide.isGeometric ? guide.offset(of: chosen[axis.crossing], in: extent) : (lowest - line(child, offer)) >> 1
            body(child, Point(axis, main: position, cross: across), offer)
            position = sum(position, chosen[axis])
        }
    }

    // MARK: Guides, painting

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        if guide.isGeometric || axis == .horizontal { return nil }
        var found: Int?
        forEachPlace(in: size, proposal) { child, point, offer in
            let chosen = child.sizeThatFits(offer)
            guard let line = child.alignment(guide, axis: axis, in: chosen, proposal: offer) else { return }
            let own = line + point.y
            found = found.map { guide == .firstTextBaseline ? min($0, own) : max($0, own) } ?? own
        }
        return found
    }

    /// Found by bisection, so that a long column paints what can be seen and never looks at the rest.
    override func childRange(touching area: Rect) -> Range<Int> {
        let children = children
        if children.count < 16 || overflow.contains(Axis.Set(axis)) || (spacing ?? 0) < 0 { return 0..<children.count }
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
