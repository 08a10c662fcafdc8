import TerraceScreen

/// The frame of something to press: brackets, a fill, or nothing that is seen.
///
/// Brackets stand beside labels of one row. A higher label has a shape of its own, and brackets beside it would point at nothing; so does
/// one with a background.
package final class ButtonBox: UnaryBox {
    /// What is drawn around the label.
    package struct Look: Hashable {
        /// What stands at the leading and at the trailing edge; nil for nothing.
        package var open: Unicode.Scalar?
        package var close: Unicode.Scalar?
        /// Cells between the brackets and the label, or the edge of the fill and the label.
        package var padding = 0
        /// Whether it is as wide as it can be, with the label at the leading edge; not in a row of views.
        package var isWide = false
        /// How the brackets are drawn.
        package var style = CellStyle.standard
        /// What is behind all of it; nil for nothing.
        package var fill: CellStyle?

        package init() {}
    }

    package var look: Look {
        didSet {
            if look == oldValue { return }
            if (look.open == nil, look.padding, look.isWide) != (oldValue.open == nil, oldValue.padding, oldValue.isWide) { invalidate() }
            needsPaint()
        }
    }

    package init(_ look: Look) {
        self.look = look
        super.init()
        isHitTarget = true
    }

    override package var dependsOnStackAxis: Bool { true }

    private var hasBrackets: Bool {
        guard look.open != nil else { return false }
        guard let content else { return true }
        return content.sizeThatFits(ProposedSize(width: nil, height: nil)).height <= 1 && !Self.hasGround(content)
    }

    private static func hasGround(_ box: Box) -> Bool {
        if let layered = box as? LayeredBox {
            return layered.hasBackground || layered.primary.map(hasGround) == true
        }
        let children = box.children
        return children.count == 1 && children.first.map(hasGround) == true
    }

    private var inset: Int {
        if look.open != nil { return hasBrackets ? look.padding + 1 : 0 }
        return look.padding
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: proposal.width.map { Length.subtracting(2 * inset, from: $0) }, height: proposal.height)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let chosen = content?.sizeThatFits(inner(proposal)) ?? .zero
        let width = Length.adding(2 * inset, to: chosen.width)
        // Among others side by side it takes what it needs.
        let isWide = look.isWide && stackAxis != .horizontal
        return Size(width: isWide ? max(width, proposal.width ?? width) : width, height: chosen.height)
    }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (Point(x: inset, y: 0), inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: Point(x: inset, y: 0), proposal: inner(proposal))
    }

    override package func paint(_ canvas: Canvas) {
        if let fill = look.fill { canvas.fill(Rect(origin: .zero, size: size), style: fill) }
        paintChildren(canvas)
        guard let open = look.open, let close = look.close, hasBrackets, size.width > 1 else { return }
        let (first, last) = isMirrored ? (mirrored(close), mirrored(open)) : (open, close)
        canvas.draw(first, repeated: 1, at: Point(x: 0, y: size.height / 2), style: look.style)
        canvas.draw(last, repeated: 1, at: Point(x: size.width - 1, y: size.height / 2), style: look.style)
    }

    private func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "[": "]"
        case "]": "["
        case "(": ")"
        case ")": "("
        default: scalar
        }
    }
}
