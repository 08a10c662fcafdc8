import TerraceScreen

/// The top of the tree: proposes the window to what shows the content.
final class RootBox: Box {
    weak var root: LayoutRoot?

    override var layoutRoot: LayoutRoot? { root }

    override var childClip: Rect? { Rect(origin: .zero, size: size) }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: Size, proposal: ProposedSize) {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    override func paint(_ canvas: Canvas) {
        canvas.clipped(to: Rect(origin: .zero, size: size)) { paintChildren(canvas) }
    }
}
