/// Something that depends on where boxes stand.
@MainActor protocol GeometryWatcher: AnyObject {
    /// Boxes or scroll offsets may have changed: marks what is out of date.
    func checkGeometry()
}

/// All that depends on where boxes stand. It is asked after a layout that moved something; most programs have none.
@MainActor
package final class GeometryWatchers {
    private unowned let graph: Graph
    private var watchers: [ObjectIdentifier: any GeometryWatcher] = [:]
    private var order: ContiguousArray<ObjectIdentifier> = []
    private var seen = -1

    init(graph: Graph) {
        self.graph = graph
    }

    func add(_ watcher: any GeometryWatcher) {
        let id = ObjectIdentifier(watcher)
        watchers[id] = watcher
        order.append(id)
        seen = -1
    }

    func remove(_ watcher: any GeometryWatcher) {
        watchers[ObjectIdentifier(watcher)] = nil
        if order.count > 2 * watchers.count + 16 { order.removeAll { watchers[$0] == nil } }
    }

    /// Has all asked again although nothing has moved.
    func setNeedsCheck() { seen = -1 }

    /// Asks all, in the order in which they were made, if something has moved since it was last done.
    func check() {
        if seen == graph.layout.revision || watchers.isEmpty { return }
        seen = graph.layout.revision
        for id in order { watchers[id]?.checkGeometry() }
    }
}
