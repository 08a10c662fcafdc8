import TerraceScreen

/// How boxes stand on top of each other: as large as the largest of those with the highest priority, which all are proposed the same;
/// the others are then proposed the size that came out.
struct ZStackEngine {
    let alignment: Alignment
    let children: ContiguousArray<Box>
    /// Whether a child may answer for geometric guides.
    let hasGuidedChild: Bool

    @MainActor private var highestPriority: Double {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.layoutPriority) }
        return highest
    }

    private func asksGuides(_ axis: Axis) -> Bool { hasGuidedChild || !alignment[axis].isGeometric }

    @MainActor private func line(_ axis: Axis, of child: Box, size: Size, proposal: ProposedSize) -> Int {
        child.alignmentPosition(alignment[axis], axis: axis, in: size, proposal: proposal)
    }

    @MainActor func measure(_ proposal: ProposedSize) -> Size {
        if children.isEmpty { return .zero }
        let highest = highestPriority
        var size = Size.zero
        for axis in Axis.allCases {
            let asks = asksGuides(axis)
            var before = Int.min
            var after = Int.min
            for child in children where child.layoutPriority >= highest {
                let chosen = child.sizeThatFits(proposal)
                if asks {
                    let line = line(axis, of: child, size: chosen, proposal: proposal)
                    before = max(before, line)
                    after = max(after, 2 * chosen[axis] - line)
                } else {
                    size[axis] = max(size[axis], chosen[axis])
                }
            }
            if asks { size[axis] = (before + after + 1) >> 1 }
        }
        return size
    }

    /// Every child by its index, with its place and its offer.
    @MainActor func forEachPlace(in size: Size, _ proposal: ProposedSize, _ body: (Int, Point, ProposedSize) -> Void) {
        if children.isEmpty { return }
        let highest = highestPriority
        let common = proposal.replacingUnspecified(by: size)
        let rest = ProposedSize(size)
        // The line stands where it stood when the stack was measured.
        var lowest = Point.zero
        for axis in Axis.allCases where asksGuides(axis) {
            lowest[axis] = Int.min
            for child in children where child.layoutPriority >= highest {
                lowest[axis] = max(lowest[axis], line(axis, of: child, size: child.sizeThatFits(proposal), proposal: proposal))
            }
        }
        for (index, child) in children.enumerated() {
            let offer = child.layoutPriority >= highest ? common : rest
            let chosen = child.sizeThatFits(offer)
            var point = alignment.offset(of: chosen, in: size)
            for axis in Axis.allCases where asksGuides(axis) {
                point[axis] = (lowest[axis] - line(axis, of: child, size: chosen, proposal: offer)) >> 1
            }
            body(index, point, offer)
        }
    }

    /// What the children's explicit guides make together, in half cells.
    @MainActor func explicitAlignment(_ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize) -> Int? {
        if guide.isGeometric { return nil }
        var positions: ContiguousArray<Int> = []
        forEachPlace(in: size, proposal) { index, point, offer in
            let child = children[index]
            let chosen = child.sizeThatFits(offer)
            guard let line = child.alignment(guide, axis: axis, in: chosen, proposal: offer) else { return }
            positions.append(line + 2 * point[axis])
        }
        return guide.combined(positions)
    }
}
