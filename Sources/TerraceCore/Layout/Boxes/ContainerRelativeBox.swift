import TerraceScreen

/// As long as a part of the window of the scroll view around it, or of the whole window.
package final class ContainerRelativeBox: UnaryBox {
    private var axes: Axis.Set
    /// The length for that of the container.
    private var length: (Int, Axis) -> Int
    private var alignment: Alignment

    package init(_ axes: Axis.Set, alignment: Alignment, length: @escaping (Int, Axis) -> Int) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        super.init()
    }

    /// Closures cannot be compared, so whoever asked for the size asks again.
    package func update(_ axes: Axis.Set, alignment: Alignment, length: @escaping (Int, Axis) -> Int) {
        self.axes = axes
        self.alignment = alignment
        self.length = length
        invalidate()
    }

    private var container: Size {
        var next = parent
        while let box = next {
            if let scroll = box as? ScrollBox {
                scroll.addDependent(self)
                return scroll.viewport
            }
            next = box.parent
        }
        return layoutRootAbove?.size ?? .zero
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        let container = container
        var inner = proposal
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { inner[axis] = Length.clamped(length(container[axis], axis)) }
        return inner
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let inner = inner(proposal)
        var size = content?.sizeThatFits(inner) ?? .zero
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { size[axis] = inner[axis] ?? 0 }
        return size
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        let inner = inner(proposal)
        guard let content else { return (.zero, inner) }
        return (alignment.offset(of: content, size: content.sizeThatFits(inner), proposal: inner, in: size), inner)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let place = contentPlace(in: size, proposal: proposal)
        content?.place(at: place.origin, proposal: place.proposal)
    }
}
