/// A node that holds boxes of the places below it: a container, or a modifier that wraps each of them.
@MainActor
package class BoxHolder: ViewNode {
    private var isNoted = false

    /// Whether the boxes of this node are its own whatever is below, so that those above need not know.
    package var endsBoxes: Bool { true }

    override package final func noteBoxesChanged() -> Bool {
        if !isNoted {
            isNoted = true
            graph.noteHolder(self)
        }
        return endsBoxes
    }

    package final func assemble() {
        guard isNoted else { return }
        isNoted = false
        assembleBoxes()
    }

    override package var passesLaziness: Bool { false }

    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        var boxes: ContiguousArray<Box> = []
        collectBoxes(into: &boxes)
        for box in boxes { segments.append(.box(box)) }
    }

    /// Collects the boxes below and takes them up.
    package func assembleBoxes() {}
}
