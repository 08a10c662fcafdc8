import TerraceScreen

/// A box with a background or an overlay: the secondary is proposed the primary's size and aligned in it, and adds nothing to it.
package final class LayeredBox: Box {
    /// Where the secondary stands in depth.
    package enum Layer: Hashable, Sendable {
        case background, overlay
        /// Nothing of its own: the primary is seen where it paints.
        case mask
    }

    private let layer: Layer
    private var storedPrimary: Box?
    private var storedSecondary: ContiguousArray<Box> = []
    /// Several secondary boxes stand in an implicit stack, aligned as a unit.
    private let group = ZStackBox()

    package init(_ primary: Box? = nil, secondary: ContiguousArray<Box> = [], layer: Layer, alignment: Alignment = .center) {
        self.layer = layer
        self.alignment = alignment
        super.init()
        storedPrimary = primary
        storedSecondary = secondary
        assemble()
    }

    package var hasBackground: Bool { layer == .background && !storedSecondary.isEmpty }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    package var primary: Box? {
        get { storedPrimary }
        set {
            storedPrimary = newValue
            assemble()
        }
    }

    package var secondary: ContiguousArray<Box> {
        get { storedSecondary }
        set {
            storedSecondary = newValue
            assemble()
        }
    }

    private func assemble() {
        let above: Box?
        if storedSecondary.count > 1 {
            group.setChildren(storedSecondary)
            above = group
        } else {
            group.setChildren([])
            above = storedSecondary.first
        }
        let both = layer == .background ? [above, storedPrimary] : [storedPrimary, above]
        setChildren(ContiguousArray(both.compactMap { $0 }))
    }

    private var placedSecondary: Box? { storedSecondary.count > 1 ? group : storedSecondary.first }

    override package var traitSource: Box? { storedPrimary }

    /// The primary sees through to the stack around, the secondary does not.
    override package func axis(for child: Box) -> Axis? { child === storedPrimary ? stackAxis : nil }

    override package func paint(_ canvas: Canvas) {
        switch layer {
        case .overlay: canvas.layered { paintChildren(canvas) }
        case .background:
            resolvePaintOrder()
            guard case .source = paintOrder, let behind = placedSecondary else { return canvas.layered { paintChildren(canvas) } }
            canvas.layered {
                let wasBehind = canvas.state.isBehind
                canvas.state.isBehind = true
                paintChild(behind, canvas)
                canvas.state.isBehind = wasBehind
                if let storedPrimary { paintChild(storedPrimary, canvas) }
            }
        case .mask:
            guard let mask = placedSecondary, let storedPrimary else { return }
            let before = canvas.screen.cells
            paintChild(storedPrimary, canvas)
            let content = canvas.screen.cells
            canvas.screen.cells = before
            paintChild(mask, canvas)
            canvas.masked(content: content, before: before)
        }
    }

    override package func mirroringDidChange() { group.isMirrored = isMirrored }

    override package func measure(_ proposal: ProposedSize) -> Size {
        storedPrimary?.sizeThatFits(proposal) ?? .zero
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        storedPrimary?.place(at: .zero, proposal: proposal)
        guard let secondary = placedSecondary else { return }
        let offer = ProposedSize(size)
        let inner = secondary.sizeThatFits(offer)
        var point = alignment.offset(of: inner, in: size)
        for axis in Axis.allCases {
            let guide = alignment[axis]
            if guide.isGeometric, !secondary.isGuided, !(storedPrimary?.isGuided ?? false) { continue }
            let line =
                storedPrimary?.alignmentPosition(guide, axis: axis, in: size, proposal: proposal)
                ?? guide.defaultPosition(in: size, axis: axis)
            point[axis] = (line - secondary.alignmentPosition(guide, axis: axis, in: inner, proposal: offer)) >> 1
        }
        secondary.place(at: point, proposal: offer)
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        storedPrimary?.alignment(guide, axis: axis, in: size, proposal: proposal)
    }
}
