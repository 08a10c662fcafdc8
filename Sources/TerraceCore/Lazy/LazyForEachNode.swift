import TerraceScreen

/// Keyed rows of a lazy container. All ids are known; nodes exist for the rows near the window, for the row with the focus, and for
/// rows that own state, which sleep while they are out of sight (B26).
///
/// A binding's driver holds nothing. A plain collection is kept as long as the container lives, because rows are made from it later:
/// the program's next change in place copies it once.
package final class LazyForEachNode<ID: Hashable, Content: View>: ForEachBase<ID, Content>, LazyRows {
    private var driver: _ForEachDriver<ID, Content>
    private var keys = KeyedRows<ID>()
    private var rows: ContiguousArray<RowNode<Content>?> = []
    private var slots: ContiguousArray<Int32> = []
    package var metrics = RowMetrics()
    private var shown = 0..<0
    /// Rows built on request, and the turn in which they were.
    private var reached: [ObjectIdentifier: Int] = [:]
    /// The offsets of the rows that are there, and of those that are awake, ascending, as far as they are known. Rows come and go a few at
    /// a time, and there may be a great many that were never built: nothing that happens often may look at all of them.
    private var made: ContiguousArray<Int>?
    private var built: ContiguousArray<Int>?
    /// The list that the rows are in.
    private weak var list: ListNode?

    /// How many rows that were never built are tried for a focusable view, one after the other, before the search goes past the rest.
    private static var probeLimit: Int { 64 }

    override init(_ driver: _ForEachDriver<ID, Content>, _ inputs: _ViewInputs) {
        self.driver = driver
        super.init(driver, inputs)
        list = ListNode.around(self)
        graph.addLazyRows(self)
        reconcile()
    }

    override package var countsAsNode: Bool { false }
    override package var viewName: String? { "ForEach" }
    override package var nameForDiagnostics: String { path }

    override package func update(_ driver: _ForEachDriver<ID, Content>) {
        isDirty = false
        let keepsElements = if let old = self.driver.live, let new = driver.live { new.adopt(old) } else { false }
        self.driver = driver
        reconcile()
        for row in builtNodes where row.node.madeIn != graph.updateCount {
            if keepsElements, let element = row.node.element, let live = driver.live {
                row.node.update(live.row(for: element))
            } else {
                row.node.update(driver.row(row.offset, row.node.childInputs))
                slots = []
            }
        }
        if slots.isEmpty { verify() }
    }

    override package func refresh() {
        isDirty = false
        reconcile()
    }

    // MARK: Data

    private func reconcile() {
        let scan = tracked(observing: true) { keys.ids.withUnsafeBufferPointer { driver.scan($0) } }
        let (edit, remarks) = keys.take(scan, id: driver.id)
        if let edit {
            apply(edit)
            made = nil
            built = nil
            for box in builtRows.prefix(1).flatMap({ boxes(of: $0) }).prefix(1) {
                graph.layout.enclosingScrollBoxes(of: box).first?.forgetDebt()
            }
            shown = 0..<0
            boxesChanged()
            list?.rowsChanged()
        }
        report(remarks, keys)
        verify()
    }

    private func apply(_ edit: KeyedRows<ID>.Edit) {
        switch edit {
        case .insert(let range):
            rows.insert(contentsOf: repeatElement(nil, count: range.count), at: range.lowerBound)
            metrics.replace(range.lowerBound..<range.lowerBound, with: range.count)
        case .remove(let range):
            for offset in range { if let row = rows[offset] { remove(row) } }
            rows.removeSubrange(range)
            metrics.replace(range, with: 0)
        case .rearrange(let range, let sources, let moved):
            let kept = Set(sources.compactMap { $0 })
            for offset in range where !kept.contains(offset) { if let row = rows[offset] { remove(row) } }
            graph.statistics.rowsMoved += moved
            rows.replaceSubrange(range, with: sources.map { $0.flatMap { rows[$0] } })
            metrics.replace(range, from: sources)
        }
        slots = []
    }

    private func remove(_ row: RowNode<Content>) {
        graph.statistics.rowsRemoved += 1
        reached[ObjectIdentifier(row)] = nil
        removeChild(row)
    }

    private func verify() {
        guard let live = driver.live else { return }
        if slots.count != rows.count {
            slots = ContiguousArray(rows.map { $0?.element.map(live.slot) ?? -1 })
        }
        slots.withUnsafeBufferPointer(live.verify)
        graph.takeInbox()
    }

    // MARK: Building

    override package var rowCount: Int { rows.count }

    package var builtRows: ContiguousArray<Int> {
        if let built { return built }
        let found = ContiguousArray(madeRows.filter { rows[$0].map { !$0.isAsleep } ?? false })
        built = found
        return found
    }

    private var madeRows: ContiguousArray<Int> {
        if let made { return made }
        let found = ContiguousArray(rows.indices.filter { rows[$0] != nil })
        made = found
        return found
    }

    private var builtNodes: [(offset: Int, node: RowNode<Content>)] {
        madeRows.compactMap { offset in rows[offset].map { (offset, $0) } }
    }

    /// The offset of a row that is there.
    private func madeOffset(of child: ViewNode) -> Int? { madeRows.first { rows[$0] === child } }

    private func noteMade(_ offset: Int) {
        guard let place = made?.firstPlace(notBefore: offset) else { return }
        made?.insert(offset, at: place)
    }

    private func noteGone(_ offset: Int) {
        guard let place = made?.firstPlace(notBefore: offset) else { return }
        made?.remove(at: place)
    }

    package func boxes(of row: Int) -> ContiguousArray<Box> {
        var boxes: ContiguousArray<Box> = []
        rows[row]?.collectBoxes(into: &boxes)
        return boxes
    }

    /// The row at an offset, awake.
    @discardableResult
    private func build(_ offset: Int) -> RowNode<Content>? {
        guard rows.indices.contains(offset) else { return nil }
        if let row = rows[offset] {
            if row.isAsleep {
                row.wake()
                built = nil
                boxesChanged()
            }
            return row
        }
        let made = RowNode<Content>(childInputs.eager) { driver.row(offset, $0) }
        rows[offset] = made
        if let live = driver.live, slots.count == rows.count { slots[offset] = made.element.map(live.slot) ?? -1 }
        noteMade(offset)
        built = nil
        boxesChanged()
        return made
    }

    package func show(_ range: Range<Int>) -> Bool {
        let range = range.clamped(to: 0..<rows.count)
        guard range != shown else { return false }
        shown = range
        var changed = false
        for offset in builtRows where !range.contains(offset) {
            if let row = rows[offset], !isNeeded(row) {
                letGo(row, offset)
                changed = true
            }
        }
        for offset in range where rows[offset].map(\.isAsleep) ?? true {
            build(offset)
            changed = true
        }
        return changed
    }

    private func isNeeded(_ row: RowNode<Content>) -> Bool {
        if let focused = graph.focus.focused, focused.isInside(row) { return true }
        return reached[ObjectIdentifier(row)] == graph.turnCount || list?.isCurrent(row) == true
    }

    /// Rows with state of their own sleep; the others can be made again as they were.
    private func letGo(_ row: RowNode<Content>, _ offset: Int) {
        reached[ObjectIdentifier(row)] = nil
        if row.holdsState {
            row.sleep()
        } else {
            removeChild(row)
            graph.statistics.rowsRemoved += 1
            rows[offset] = nil
            if slots.count == rows.count { slots[offset] = -1 }
            noteGone(offset)
        }
        built = nil
        boxesChanged()
    }

    package func reach(_ id: AnyHashable) -> ViewNode? { offset(ofID: id).flatMap { reach($0) } }

    package func reach(_ offset: Int) -> ViewNode? {
        guard let row = build(offset) else { return nil }
        reached[ObjectIdentifier(row)] = graph.turnCount
        return row
    }

    // MARK: Tree

    override package func wakeChild(_ child: ViewNode) {
        if let offset = madeOffset(of: child) { build(offset) }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        // Rows may come and go while they are visited.
        for offset in madeRows where rows.indices.contains(offset) { if let row = rows[offset], !visit(row) { return false } }
        return true
    }

    /// Focus may go on to rows that were never built: they are built as the search comes to them.
    override package func visitForFocus(from child: ViewNode?, forward: Bool, _ visit: (ViewNode) -> Bool) -> Bool {
        var offset = forward ? 0 : rows.count - 1
        if let child, let place = madeOffset(of: child) { offset = forward ? place + 1 : place - 1 }
        var probed = 0
        while rows.indices.contains(offset) {
            if rows[offset] == nil {
                probed += 1
                if probed > Self.probeLimit { return true }
            }
            if let row = reach(offset), !visit(row) { return false }
            offset += forward ? 1 : -1
        }
        return true
    }

    override package func scrollTarget(_ id: AnyHashable) -> ViewNode? { reach(id) ?? super.scrollTarget(id) }

    override package func scrollID(of child: ViewNode) -> AnyHashable? { offset(of: child).flatMap(id) }

    override package func offset(of row: ViewNode) -> Int? {
        madeOffset(of: row)
    }

    override package func id(at offset: Int) -> AnyHashable? {
        keys.ids.indices.contains(offset) ? AnyHashable(keys.ids[offset]) : nil
    }

    package func offset(ofID id: AnyHashable) -> Int? {
        guard let id = id.base as? ID, keys.contains(id) else { return nil }
        return keys.ids.firstIndex(of: id)
    }

    package func contains(_ id: AnyHashable) -> Bool { (id.base as? ID).map(keys.contains) ?? false }

    /// Shows a row to `body`. One that was never built is made in a shadow of the graph, which nothing hears of, and goes right after.
    package func peek(_ offset: Int, _ body: (ViewNode) -> Void) {
        guard rows.indices.contains(offset) else { return }
        if let row = rows[offset] { return body(row) }
        let inputs = _ViewInputs(graph: Graph(shadowing: graph), parent: self, environment: environment)
        let row = RowNode<Content>(inputs) { driver.row(offset, $0) }
        body(row)
        row.unmount()
    }

    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) { segments.append(.rows(self)) }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        for offset in builtRows { rows[offset]?.collectBoxes(into: &boxes) }
    }

    override package func didUnmount() { graph.removeLazyRows(self) }
}

extension ContiguousArray<Int> {
    /// Where a number stands in ascending ones, or would.
    fileprivate func firstPlace(notBefore number: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
