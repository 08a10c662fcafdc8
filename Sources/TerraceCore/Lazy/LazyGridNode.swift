import TerraceScreen

/// A view that lays cells out in lines and builds those that are in sight, with a margin.
package protocol LazyGridView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    /// The axis along which lines follow each other.
    @MainActor static var axis: Axis { get }
    @MainActor var tracks: [GridTrack] { get }
    @MainActor var trackAlignment: AlignmentGuide { get }
    /// In cells.
    @MainActor var lineSpacing: Int { get }
    /// What of the sections in it stays in the window while they do.
    @MainActor var pinned: Set<PinBox.Part> { get }
}

extension LazyGridView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { LazyGridNode(view, inputs) }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: LazyGridNode<Self>.self).update(view)
    }
}

package final class LazyGridNode<Grid: LazyGridView>: BoxHolder, LazyContainer {
    private var content: ViewNode?
    private let box: LazyGridBox

    init(_ view: Grid, _ inputs: _ViewInputs) {
        box = LazyGridBox(Grid.axis, entries: view.tracks, alignment: view.trackAlignment, spacing: view.lineSpacing)
        super.init(inputs)
        box.owner = self
        box.pinned = view.pinned
        box.isWhole = { [unowned self] in isDecoration($0) }
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        graph.addLazyContainer(self)
        content = Grid.Content._makeNode(view.content, childInputs.lazy)
        assembleBoxes()
    }

    /// Whether a box is the header or the footer of a section.
    private func isDecoration(_ box: Box) -> Bool {
        var node = box.owner as? ViewNode
        while let current = node, current !== self {
            for case .decoration in current.rowTraits { return true }
            node = current.parent
        }
        return false
    }

    func update(_ view: Grid) {
        box.entries = view.tracks
        box.alignment = view.trackAlignment
        box.spacing = view.lineSpacing
        box.pinned = view.pinned
        if let content { Grid.Content._updateNode(content, view.content) }
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
        box.take(segments)
    }

    func showVisible() -> Bool {
        guard life != .removed, !isAsleep else { return false }
        var changed = false
        for (rows, range) in box.rows(in: graph.layout.stretchToBuild(of: box, Grid.axis)) where rows.show(range) { changed = true }
        return changed
    }

    override package func didUnmount() { graph.removeLazyContainer(self) }
}
