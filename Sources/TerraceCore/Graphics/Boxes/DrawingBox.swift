import TerraceScreen

/// A box that is drawn by a closure, in the room that another chooses.
package final class DrawingBox: Box {
    package typealias Sizing = @MainActor (ProposedSize) -> Size
    package typealias Drawing = @MainActor (Canvas, Size) -> Void

    private var sizing: Sizing?
    private var drawing: Drawing?
    private let hasBaseline: Bool

    /// A box that takes what it is offered until it is told otherwise. One that stands in a line of text has a text's baseline.
    package init(hasBaseline: Bool = false) {
        self.hasBaseline = hasBaseline
        super.init()
        isHitTarget = true
    }

    /// How large the box is and how it is drawn; without a sizing it takes what it is offered, a cell where it is offered nothing.
    package func set(sizing: Sizing? = nil, drawing: @escaping Drawing) {
        let wasFlexible = self.sizing == nil
        self.sizing = sizing
        self.drawing = drawing
        if sizing != nil || !wasFlexible { invalidate() }
        needsPaint()
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        sizing?(proposal) ?? Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override package func paint(_ canvas: Canvas) {
        if !size.isEmpty { drawing?(canvas, size) }
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        guard hasBaseline, axis == .vertical else { return nil }
        switch guide {
        case .firstTextBaseline: return 0
        case .lastTextBaseline: return 2 * max(0, size.height - 1)
        default: return nil
        }
    }
}
