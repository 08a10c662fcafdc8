import TerraceScreen

/// Runs a view without a terminal: events in, a screen and a cursor out. The terminal's host and the tests' host are built on it.
@MainActor
package final class ViewHost {
    package let graph: Graph
    private let canvas: Canvas
    /// The screen before the last one: painted over, so that the one that is shown can be kept without being copied.
    private var spare: Screen
    package private(set) var cursor: Point?
    private var hasUpdated = false
    /// What the last turn cost.
    package var statistics: FrameStatistics { graph.statistics }

    package init<Content: View>(
        _ content: Content, size: Size, environment: EnvironmentValues = EnvironmentValues(), diagnostics: Diagnostics = Diagnostics(),
        sceneStorage: SceneStore = SceneStore()
    ) {
        graph = Graph(content, size: size, environment: environment, diagnostics: diagnostics, sceneStorage: sceneStorage)
        let table = CellTable()
        canvas = Canvas(Screen(size: size, table: table))
        spare = Screen(size: size, table: table)
    }

    /// Called, on any thread, when something was written and a turn is due.
    package func onWake(_ wake: @escaping @Sendable () -> Void) {
        graph.inbox.onWake(wake)
    }

    /// What is on the screen after the last turn.
    package var screen: Screen { canvas.screen }

    /// How text that runs to the left goes into the screen's cells; set before the first turn.
    package var bidi: BidiPolicy {
        get { canvas.bidi }
        set { canvas.bidi = newValue }
    }

    @discardableResult
    package func send(_ event: Event) -> Bool { graph.dispatch(event) }

    /// Brings the tree up to date, so that the next event meets it; painting waits for `turn`.
    package func update() {
        if graph.needsUpdate { hasUpdated = graph.turn() || hasUpdated }
    }

    /// Brings the tree and the screen up to date. Returns whether the screen or the cursor may have changed.
    @discardableResult
    package func turn() -> Bool {
        var hasChanged = false
        let mustPaint = graph.turn() || hasUpdated
        hasUpdated = false
        if mustPaint {
            swap(&canvas.screen, &spare)
            if canvas.screen.size != graph.size { canvas.screen.resize(to: graph.size) }
            canvas.screen.clear()
            let table = canvas.screen.table
            // The spare one was shown last: an encoder compares with it.
            if table.needsCompaction { table.compact(keeping: [spare]) }
            graph.paint(canvas)
            hasChanged = true
        }
        let cursor = graph.cursor
        if cursor != self.cursor {
            self.cursor = cursor
            hasChanged = true
        }
        return hasChanged
    }

    package func close() { graph.close() }
}

extension ViewHost {
    /// What is not as it must be between turns in the tree, the boxes, the focus and the cells, for tests.
    package func _checkInvariants() -> [String] {
        var broken = graph._checkInvariants()
        if let cells = screen._checkInvariants() { broken.append("The screen has \(cells).") }
        if screen.size != Screen(size: graph.size, table: screen.table).size {
            broken.append("The screen is \(screen.size), not \(graph.size).")
        }
        if let cursor, screen[cursor.x, cursor.y] == nil { broken.append("The cursor is outside the screen, at \(cursor).") }
        return broken
    }
}
