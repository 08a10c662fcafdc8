import TerraceScreen

/// A view that lays its rows out in a line and builds those that are in sight, with a margin.
package protocol LazyStackView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    @MainActor var axis: Axis { get }
    @MainActor var stackAlignment: Alignment { get }
    /// In cells.
    @MainActor var stackSpacing: Int { get }
    /// What of the sections in it stays in the window while they do.
    @MainActor var pinned: Set<PinBox.Part> { get }
}

extension LazyStackView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { LazyStackNode(view, inputs) }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: LazyStackNode<Self>.self).update(view)
    }
}

/// What the graph knows of a lazy container.
@MainActor
protocol LazyContainer: AnyObject {
    /// Builds what has come into sight; returns whether anything changed, so that another round is needed.
    func showVisible() -> Bool
}

package final class LazyStackNode<Stack: LazyStackView>: BoxHolder, LazyContainer {
    private var content: ViewNode?
    private let box: LazyStackBox

    init(_ view: Stack, _ inputs: _ViewInputs) {
        box = LazyStackBox(view.axis, alignment: view.stackAlignment, spacing: view.stackSpacing)
        super.init(inputs)
        box.owner = self
        box.pinned = view.pinned
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        graph.addLazyContainer(self)
        ListNode.around(self)?.take(box)
        content = Stack.Content._makeNode(view.content, childInputs.lazy)
        assembleBoxes()
    }

    func update(_ view: Stack) {
        box.axis = view.axis
        box.alignment = view.stackAlignment
        box.spacing = view.stackSpacing
        box.pinned = view.pinned
        if let content { Stack.Content._updateNode(content, view.content) }
    }

    override package func refresh() {
        isDirty = false
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { boxes.append(box) }

    override package func assembleBoxes() {
        var segments: ContiguousArray<LazySegment> = []
        content?.collectSegments(into: &segments)
        let isOther =
            segments.count != box.segments.count
            || zip(segments, box.segments).contains { now, before in
                switch (now, before) {
                case (.box(let now), .box(let before)): now !== before
                case (.rows(let now), .rows(let before)): now !== before
                default: true
                }
            }
        box.take(segments)
        if isOther { ListNode.around(self)?.rowsChanged() }
    }

    func showVisible() -> Bool {
        guard life != .removed, !isAsleep else { return false }
        var changed = false
        for (rows, range) in box.rows(in: graph.layout.stretchToBuild(of: box, box.axis)) where rows.show(range) { changed = true }
        return changed
    }

    override package func didUnmount() { graph.removeLazyContainer(self) }
}

extension LayoutRoot {
    /// The stretch of a lazy container, along its axis, in which what it holds is to be there: what can be seen, and a margin.
    func stretchToBuild(of box: Box, _ axis: Axis) -> Range<Int> {
        let frame = rectInRoot(of: box)
        let visible = visibleRect(of: box).offsetBy(x: -frame.minX, y: -frame.minY)
        let window = visible.size[axis]
        let margin = window == 0 ? 0 : max(2, window / 2)
        let start = box.isMirrored && axis == .horizontal ? frame.width - visible.maxX : visible.origin[axis]
        return max(0, start - margin)..<max(0, start + window + margin)
    }
}
