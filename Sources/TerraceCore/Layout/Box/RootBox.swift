import TerraceScreen

/// The window: proposes itself to the content and centres it; content larger than the window is pinned to the top leading corner.
final class RootBox: Box {
    weak var root: LayoutRoot?

    override var layoutRoot: LayoutRoot? { root }

    override var childClip: Rect? { Rect(origin: .zero, size: size) }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override func placeChildren(in size: Size, proposal: ProposedSize) {
        for child in children {
            let chosen = child.sizeThatFits(proposal)
            let x = max(0, (size.width - chosen.width) >> 1)
            let y = max(0, (size.height - chosen.height) >> 1)
            child.place(at: Point(x: x, y: y), proposal: proposal)
        }
    }

    override func paint(_ canvas: Canvas) {
        canvas.clipped(to: Rect(origin: .zero, size: size)) { paintChildren(canvas) }
    }
}
