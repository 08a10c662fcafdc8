/// What is shown above the window's content, from the lowest layer to the highest: the highest has the keyboard and the mouse.
///
/// A layer may present another one. Whatever else asks to present something waits until nothing is above it (E40).
@MainActor
package final class WindowLayers {
    private unowned let graph: Graph
    package private(set) var shown: ContiguousArray<LayerNode> = []
    private var waiting: ContiguousArray<any Presenter> = []
    /// Places that keep parts of the tree out of play.
    var stages = 0
    /// Where the focus was in pages that are not shown.
    var places: ContiguousArray<FocusPlace> = []

    init(graph: Graph) {
        self.graph = graph
    }

    /// The layer that the user is in; nil for the window itself.
    package var top: LayerNode? { shown.last }

    /// Whether a node can be used: neither below a layer, nor in a page that is not shown.
    func isInPlay(_ node: ViewNode) -> Bool {
        let top = self.top
        guard top != nil || stages > 0 else { return true }
        var next: ViewNode? = node
        while let current = next {
            if current === top { return true }
            if current.isOutOfPlay, !(current is any Offstage) { return false }
            next = current.parent
        }
        return top == nil
    }

    func admits(_ presenter: any Presenter) -> Bool { top.map(presenter.isInside) ?? true }

    func wait(_ presenter: any Presenter) { waiting.append(presenter) }
    func stopWaiting(_ presenter: any Presenter) { waiting.removeAll { $0 === presenter } }

    func add(_ layer: LayerNode) {
        graph.focus.leave(for: layer.place)
        shown.append(layer)
        graph.focus.enter(layer)
        show()
    }

    func remove(_ layer: LayerNode) {
        guard let index = shown.firstIndex(where: { $0 === layer }) else { return }
        shown.remove(at: index)
        graph.focus.comeBack(to: layer.place)
        show()
        if let next = waiting.first(where: admits) {
            waiting.removeAll { $0 === next }
            graph.mark(next)
        }
    }

    private func show() {
        graph.layout.layers = ContiguousArray(shown.map(\.panel))
        graph.needsPaint = true
    }
}
