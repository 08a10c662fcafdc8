import TerraceScreen

/// How boxes stand in a row or a column: the stacks' boxes and `HStackLayout` and `VStackLayout` are all this.
///
/// Free space goes to the least flexible first, so that what is left for the flexible ones is known: children are served by
/// priority, then by flexibility, and each is offered an equal share of what remains. See `StackEngine+Sharing`.
struct StackEngine {
    let axis: Axis
    /// The guide that is lined up across.
    let guide: AlignmentGuide
    /// The gaps; nil leaves them to the children.
    let spacing: Int?
    let children: ContiguousArray<Box>
    /// Whether children must be asked where their guide stands.
    let asksGuides: Bool

    @inline(__always)
    init(_ axis: Axis, guide: AlignmentGuide, spacing: Int?, children: ContiguousArray<Box>, hasGuidedChild: Bool) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing
        self.children = children
        asksGuides = hasGuidedChild || !guide.isGeometric
    }

    /// Brought to where sums cannot overflow.
    static func bounded(_ gap: Int) -> Int { min(max(gap, -Length.infinity), Length.infinity - 1) }

    // MARK: Gaps

    /// The gap that stands before child `index`, of every pair alike unless the default looks at the pair.
    @MainActor private func gap(before index: Int) -> Int {
        spacing ?? children[index - 1].viewSpacing.gap(to: children[index].viewSpacing, along: axis)
    }

    /// The gap that is the same everywhere, if it is.
    private var uniformGap: Int? { spacing ?? (axis == .vertical ? 0 : nil) }

    @MainActor private func totalGap() -> Int {
        let count = children.count
        if count < 2 { return 0 }
        if let uniformGap { return uniformGap * (count - 1) }
        var sum = 0
        for index in 1..<count { sum += gap(before: index) }
        return sum
    }

    // MARK: Measuring

    @MainActor func measure(_ proposal: ProposedSize, _ known: inout StackShares) -> Size {
        if children.isEmpty { return .zero }
        let gaps = totalGap()
        if let offer = commonOffer(proposal, gaps: gaps) {
            if asksGuides { return extentByGuides(proposal, gaps: gaps) }
            var length = gaps
            var extent = 0
            for child in children {
                let chosen = child.sizeThatFits(offer)
                length = sum(length, chosen[axis])
                extent = max(extent, chosen[axis.crossing])
            }
            return Size(axis, main: length, cross: extent)
        }
        let shares = shares(of: proposal[axis] ?? 0, cross: proposal[axis.crossing], gaps: gaps, &known)
        if asksGuides { return extentByGuides(proposal, gaps: gaps, shares: shares) }
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
    @MainActor private func extentByGuides(_ proposal: ProposedSize, gaps: Int, shares: ContiguousArray<StackShare>? = nil) -> Size {
        var length = gaps
        var before = Int.min
        var after = Int.min
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

    /// Whether children stand by their sizes alone and are all offered the same: the path of long columns.
    @MainActor func alike(_ proposal: ProposedSize) -> (offer: ProposedSize, gap: Int)? {
        guard !asksGuides, let gap = uniformGap, let offer = commonOffer(proposal, gaps: totalGap()) else { return nil }
        return (offer, gap)
    }

    /// A child that was offered nothing across is offered the size that came out, so that all stretch to the longest (D13).
    @inline(__always)
    private func stretched(_ offer: ProposedSize, in extent: Int) -> ProposedSize {
        offer[axis.crossing] != nil ? offer : ProposedSize(axis, main: offer[axis], cross: extent)
    }

    /// One pass, no arrays.
    @MainActor func placeAlike(_ offer: ProposedSize, gap: Int, in size: Size) {
        let axis = axis
        let guide = guide
        let extent = size[axis.crossing]
        let offer = stretched(offer, in: extent)
        var position = 0
        for child in children {
            child.choose(offer)
            let chosen = child.size
            child.move(to: Point(axis, main: position, cross: guide.offset(of: chosen[axis.crossing], in: extent)))
            position = sum(position, sum(chosen[axis], gap))
        }
    }

    /// Every child by its index, with its place and its offer.
    @MainActor func forEachPlace(
        in size: Size, _ proposal: ProposedSize, _ known: inout StackShares, _ body: (Int, Point, ProposedSize) -> Void
    ) {
        let extent = size[axis.crossing]
        let cross = proposal[axis.crossing]
        let gaps = totalGap()
        let common = commonOffer(proposal, gaps: gaps)
        let shares = common == nil ? shares(of: proposal[axis] ?? 0, cross: cross, gaps: gaps, &known) : []
        func asked(_ index: Int) -> ProposedSize { common ?? ProposedSize(axis, main: shares[index].offer, cross: cross) }
        func line(_ child: Box, _ offer: ProposedSize) -> Int {
            child.alignmentPosition(guide, axis: axis.crossing, in: child.sizeThatFits(offer), proposal: offer)
        }

        // The line stands where it stood when the stack was measured, also if children take another size for being stretched.
        var lowest = Int.min
        if asksGuides {
            for (index, child) in children.enumerated() { lowest = max(lowest, line(child, asked(index))) }
        }
        var position = 0
        for (index, child) in children.enumerated() {
            let offer = stretched(asked(index), in: extent)
            let chosen = child.sizeThatFits(offer)
            if index > 0 { position = sum(position, gap(before: index)) }
            let across = asksGuides ? (lowest - line(child, offer)) >> 1 : guide.offset(of: chosen[axis.crossing], in: extent)
            body(index, Point(axis, main: position, cross: across), offer)
            position = sum(position, chosen[axis])
        }
    }

    /// What the children's explicit guides make together, in half cells.
    @MainActor func explicitAlignment(
        _ wanted: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize, _ known: inout StackShares
    ) -> Int? {
        if wanted.isGeometric || children.isEmpty { return nil }
        var positions: ContiguousArray<Int> = []
        forEachPlace(in: size, proposal, &known) { index, point, offer in
            let child = children[index]
            let chosen = child.sizeThatFits(offer)
            guard let line = child.alignment(wanted, axis: axis, in: chosen, proposal: offer) else { return }
            positions.append(line + 2 * point[axis])
        }
        return wanted.combined(positions)
    }
}
