import TerraceScreen

/// Shows the first of its children whose ideal size fits the proposal along some axes, else the last.
package final class FittingBox: Box {
    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidate() } }
    }

    /// Which candidate each child is of.
    var candidates: ContiguousArray<Int> = []
    /// Called with the child that was placed.
    var onChoice: ((Int) -> Void)?
    private var shown = 0

    init(_ axes: Axis.Set) {
        self.axes = axes
    }

    private func choice(_ proposal: ProposedSize) -> Int {
        let children = children
        for (index, child) in children.enumerated() {
            var asked = proposal
            if axes.contains(.horizontal) { asked.width = nil }
            if axes.contains(.vertical) { asked.height = nil }
            let ideal = child.sizeThatFits(asked)
            var fits = true
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                if let offered = proposal[axis], ideal[axis] > offered { fits = false }
            }
            if fits { return index }
        }
        return children.count - 1
    }

    private func child(_ index: Int) -> Box? { children.indices.contains(index) ? children[index] : nil }

    override package func axis(for child: Box) -> Axis? { stackAxis }

    override package func measure(_ proposal: ProposedSize) -> Size {
        child(choice(proposal))?.sizeThatFits(proposal) ?? .zero
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        shown = choice(proposal)
        child(shown)?.place(at: .zero, proposal: proposal)
        if !children.isEmpty { onChoice?(shown) }
    }

    override package func explicitAlignment(_ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize) -> Int? {
        child(choice(proposal))?.alignment(guide, axis: axis, in: size, proposal: proposal)
    }

    override func childRange(touching area: Rect) -> Range<Int> {
        children.indices.contains(shown) ? shown..<(shown + 1) : 0..<0
    }
}
