import TerraceScreen

/// What a flexible frame allows on one axis. Infinity is `Length.infinity`.
package struct FlexibleLength: Hashable, Sendable {
    package var minimum: Int?
    package var ideal: Int?
    package var maximum: Int?

    package init(minimum: Int? = nil, ideal: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    /// The constraints with contradictions taken out: the ideal is raised to the minimum and the maximum to the ideal; a minimum
    /// above the maximum without an ideal between them leaves the axis to the child.
    func resolved(_ axis: Axis, _ report: (LayoutDiagnostic) -> Void) -> FlexibleLength {
        var result = FlexibleLength(
            minimum: minimum.map(Length.clamped), ideal: ideal.map(Length.clamped), maximum: maximum.map(Length.clamped))
        if let ideal = result.ideal {
            let raised = max(ideal, result.minimum ?? 0)
            let maximum = result.maximum.map { max($0, raised) }
            if raised != ideal || maximum != result.maximum { report(.raisedFrame(axis)) }
            result.ideal = raised
            result.maximum = maximum
        } else if let minimum = result.minimum, let maximum = result.maximum, minimum > maximum {
            report(.contradictoryFrame(axis))
            return FlexibleLength()
        }
        return result
    }

    private func clamp(_ length: Int) -> Int { max(minimum ?? 0, min(length, maximum ?? Length.infinity)) }

    /// What the child is proposed.
    func proposal(for proposed: Int?) -> Int? { (proposed ?? ideal).map(clamp) }

    /// The frame's length, if the proposal decides it whatever the child wants.
    func length(for proposed: Int?) -> Int? {
        if let proposed { return minimum != nil && maximum != nil ? clamp(proposed) : nil }
        return ideal
    }

    /// The frame's length around a child of length `child`.
    func length(for proposed: Int?, child: Int) -> Int {
        if let decided = length(for: proposed) { return decided }
        guard let proposed else { return clamp(child) }
        if let maximum { return min(max(proposed, child), maximum) }
        if let minimum { return max(min(proposed, child), minimum) }
        return child
    }
}

/// A box that is flexible between a minimum and a maximum, with an ideal for when nothing is proposed.
package final class FlexibleFrameBox: UnaryBox {
    private var horizontal = FlexibleLength()
    private var vertical = FlexibleLength()

    package init(
        _ content: Box? = nil, width: FlexibleLength = FlexibleLength(), height: FlexibleLength = FlexibleLength(),
        alignment: Alignment = .center
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(content)
        resolve(.horizontal)
        resolve(.vertical)
    }

    package var width: FlexibleLength {
        didSet { if width != oldValue { resolve(.horizontal) } }
    }

    package var height: FlexibleLength {
        didSet { if height != oldValue { resolve(.vertical) } }
    }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    private func resolve(_ axis: Axis) {
        switch axis {
        case .horizontal: horizontal = width.resolved(axis) { LayoutDiagnostic.report($0) }
        case .vertical: vertical = height.resolved(axis) { LayoutDiagnostic.report($0) }
        }
        invalidate()
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: horizontal.proposal(for: proposal.width), height: vertical.proposal(for: proposal.height))
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        if let width = horizontal.length(for: proposal.width), let height = vertical.length(for: proposal.height) {
            return Size(width: width, height: height)
        }
        let child = content?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(
            width: horizontal.length(for: proposal.width, child: child.width),
            height: vertical.length(for: proposal.height, child: child.height)
        )
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
