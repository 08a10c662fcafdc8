import TerraceScreen

/// A box of a fixed length on one axis or both; the other passes through.
package final class FrameBox: UnaryBox {
    private var fixedWidth: Int?
    private var fixedHeight: Int?

    /// Negative and infinite lengths are reported, and taken as nil.
    package init(_ content: Box? = nil, width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) {
        self.alignment = alignment
        super.init(content)
        fixedWidth = checked(width, .horizontal)
        fixedHeight = checked(height, .vertical)
    }

    package var width: Int? {
        get { fixedWidth }
        set {
            let new = checked(newValue, .horizontal)
            if new != fixedWidth {
                fixedWidth = new
                invalidate()
            }
        }
    }

    package var height: Int? {
        get { fixedHeight }
        set {
            let new = checked(newValue, .vertical)
            if new != fixedHeight {
                fixedHeight = new
                invalidate()
            }
        }
    }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }

    private func checked(_ length: Int?, _ axis: Axis) -> Int? {
        guard let length else { return nil }
        if length < 0 || length >= Length.infinity {
            LayoutDiagnostic.report(.unusableFrame(axis, length))
            return nil
        }
        return length
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: fixedWidth ?? proposal.width, height: fixedHeight ?? proposal.height)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        if let fixedWidth, let fixedHeight { return Size(width: fixedWidth, height: fixedHeight) }
        let chosen = content?.sizeThatFits(inner(proposal)) ?? .zero
        return Size(width: fixedWidth ?? chosen.width, height: fixedHeight ?? chosen.height)
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
