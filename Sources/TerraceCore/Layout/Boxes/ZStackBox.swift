import TerraceScreen

/// Boxes on top of each other: as large as the largest of those with the highest priority, which all are proposed the same; the
/// others are then proposed the size that came out.
package final class ZStackBox: Box {
    package init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    private var highestPriority: Double {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.layoutPriority) }
        return highest
    }

    private func line(of child: Box, size: Size, proposal: ProposedSize) -> Int {
        child.alignmentPosition(alignment.vertical.guide, axis: .vertical, in: size, proposal: proposal)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let highest = highestPriority
        let byBaseline = !alignment.vertical.guide.isGeometric
        var width = 0
        var height = 0
        var before = 0
        var after = 0
        for child in children where child.layoutPriority >= highest {
            let chosen = child.sizeThatFits(proposal)
            width = max(width, chosen.width)
            height = max(height, chosen.height)
            if byBaseline {
                let line = line(of: child, size: chosen, proposal: proposal)
                before = max(before, line)
                after = max(after, 2 * chosen.height - line)
            }
        }
        return Size(width: width, height: byBaseline ? (before + after + 1) >> 1 : height)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        forEachPlace(in: size, proposal) { child, point, offer in child.place(at: point, proposal: offer) }
    }

    private func forEachPlace(in size: Size, _ proposal: ProposedSize, _ body: (Box, Point, ProposedSize) -> Void) {
        let highest = highestPriority
        let common = proposal.replacingUnspecified(by: size)
        let rest = ProposedSize(size)
        let byBaseline = !alignment.vertical.guide.isGeometric
        var lowest = 0
        if byBaseline {
            for child in children where child.layoutPriority >= highest {
                lowest = max(lowest, line(of: child, size: child.sizeThatFits(common), proposal: common))
            }
        }
        for child in children {
            let offer = child.layoutPriority >= highest ? common : rest
            let chosen = child.sizeThatFits(offer)
            var point = alignment.offset(of: chosen, in: size)
            if byBaseline { point.y = (lowest - line(of: child, size: chosen, proposal: offer)) >> 1 }
            body(child, point, offer)
        }
    }

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
}
