import TerraceScreen

/// "Scroll to the view with this id", asked of the scroll views inside a reader.
package struct ScrollRequest {
    let id: AnyHashable
    let anchor: UnitPoint?
    /// The reader that was asked; weakly, because an action may outlive it.
    weak var reader: ViewNode?

    package init(id: AnyHashable, anchor: UnitPoint?, reader: ViewNode?) {
        self.id = id
        self.anchor = anchor
        self.reader = reader
    }
}

/// Scroll requests are resolved after layout, so that a view made in the same action can be scrolled to.
@MainActor
package final class ScrollRequests {
    private unowned let graph: Graph
    private var waiting: ContiguousArray<ScrollRequest> = []

    init(graph: Graph) {
        self.graph = graph
    }

    func resolve() {
        waiting.append(contentsOf: graph.inbox.takeScrollRequests())
        let requests = waiting
        waiting.removeAll()
        for request in requests where !resolve(request) { waiting.append(request) }
    }

    private func resolve(_ request: ScrollRequest) -> Bool {
        guard let reader = request.reader, reader.life != .removed else { return true }
        // A row that was built for this has its place after the next layout.
        guard let box = reader.scrollTarget(request.id)?.firstBox, !box.needsPlacement else { return false }
        let scrolls = graph.layout.scrolls
        graph.layout.reveal(box, anchor: request.anchor)
        // What was scrolled to on purpose is not scrolled away for the sake of the focus.
        graph.revealsFocus = false
        graph.sightToKeep = nil
        graph.needsPaint = true
        // Rows that come into sight may be other than was thought: look again when they are there.
        return scrolls == graph.layout.scrolls || graph.lazyContainers.isEmpty
    }

    /// At the end of a turn: an id that nothing has is no reason to scroll (D44).
    func dropUnmatched() -> Bool {
        guard !waiting.isEmpty else { return false }
        waiting.removeAll()
        return true
    }
}
