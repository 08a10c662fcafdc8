import TerraceScreen

/// What a `CustomBox` does. Classes of the package cannot be subclassed outside of their module; controls that paint themselves
/// bring one of these instead, with defaults that make it an empty box.
@MainActor package protocol BoxBehavior: AnyObject {
    /// See `Box.measure`.
    func measure(_ proposal: ProposedSize, in box: Box) -> Size
    /// See `Box.placeChildren`.
    func placeChildren(of box: Box, in size: Size, proposal: ProposedSize)
    /// See `Box.paint`.
    func paint(_ box: Box, on canvas: Canvas)
    /// See `Box.explicitAlignment`.
    func alignment(_ guide: AlignmentGuide, axis: Axis, of box: Box, in size: Size, proposal: ProposedSize) -> Int?
}

extension BoxBehavior {
    package func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        var size = Size.zero
        for child in box.children {
            let chosen = child.sizeThatFits(proposal)
            size = Size(width: max(size.width, chosen.width), height: max(size.height, chosen.height))
        }
        return size
    }

    package func placeChildren(of box: Box, in size: Size, proposal: ProposedSize) {
        for child in box.children { child.place(at: .zero, proposal: proposal) }
    }

    package func paint(_ box: Box, on canvas: Canvas) { box.paintChildren(canvas) }

    package func alignment(_ guide: AlignmentGuide, axis: Axis, of box: Box, in size: Size, proposal: ProposedSize) -> Int? { nil }
}

/// A box that leaves everything to a behavior. A behavior that keeps its box is let go of with `end()`.
package final class CustomBox: Box {
    package private(set) var behavior: (any BoxBehavior)?

    package init(_ behavior: any BoxBehavior) {
        self.behavior = behavior
    }

    /// Lets go of the behavior; the box is an empty one from then on.
    package func end() { behavior = nil }

    /// What it clips its children to, in its own coordinates.
    package var clip: Rect?

    override package var childClip: Rect? { clip }

    override package func measure(_ proposal: ProposedSize) -> Size { behavior?.measure(proposal, in: self) ?? .zero }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        behavior?.placeChildren(of: self, in: size, proposal: proposal)
    }

    override package func paint(_ canvas: Canvas) {
        guard let behavior else { return }
        guard let clip else { return behavior.paint(self, on: canvas) }
        canvas.clipped(to: clip) { behavior.paint(self, on: canvas) }
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        behavior?.alignment(guide, axis: axis, of: self, in: size, proposal: proposal)
    }
}
