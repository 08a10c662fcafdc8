/// Keyed children, one row for each element, all of them there. `KeyedRows` says what a change of the data means for them.
///
/// Rows that nobody asked for are removed before any is moved, so that focus can go to a neighbour in the old order. Moving changes a
/// row's position and nothing else.
package final class ForEachNode<ID: Hashable, Content: View>: ForEachBase<ID, Content> {
    private var driver: _ForEachDriver<ID, Content>?
    private var keys = KeyedRows<ID>()
    private var rows: ContiguousArray<RowNode<Content>> = []
    /// The slots of the rows' elements, in order, for a binding; of another length when they must be listed anew.
    private var slots: ContiguousArray<Int32> = []
    /// The boxes of all rows, while each row has exactly one; nil when they must be collected anew.
    private var boxes: ContiguousArray<Box>?

    override init(_ driver: _ForEachDriver<ID, Content>, _ inputs: _ViewInputs) {
        super.init(driver, inputs)
        reconcile(driver)
        retain(driver)
    }

    override package var countsAsNode: Bool { false }
    override package var viewName: String? { "ForEach" }
    override package var nameForDiagnostics: String { path }

    /// Only a binding's driver is kept: the other kinds hold the program's collection, and a second owner would make the next change
    /// in place copy it.
    private func retain(_ driver: _ForEachDriver<ID, Content>) {
        self.driver = driver.live == nil ? nil : driver
    }

    /// The owner was evaluated again: its closure is a new one, so every row's runs again.
    override package func update(_ driver: _ForEachDriver<ID, Content>) {
        isDirty = false
        let keepsElements = if let old = self.driver?.live, let new = driver.live { new.adopt(old) } else { false }
        let before = rows
        reconcile(driver)
        for (offset, row) in rows.enumerated() where row.madeIn != graph.updateCount {
            if keepsElements, let element = row.element, let live = driver.live {
                row.update(live.row(for: element))
            } else {
                row.update(driver.row(offset, row.childInputs))
                slots = []
            }
        }
        withExtendedLifetime(before) {}
        retain(driver)
    }

    /// The binding's collection was written.
    override package func refresh() {
        isDirty = false
        if let driver {
            reconcile(driver)
        } else {
            // The collection itself reads what has changed (a lazy one, say); who made it has to make it anew.
            graph.markEvaluator(of: self)
        }
    }

    // MARK: The plan, carried out

    private func reconcile(_ driver: _ForEachDriver<ID, Content>) {
        let wasEmpty = keys.ids.isEmpty
        let scan = tracked(observing: true) { keys.ids.withUnsafeBufferPointer { driver.scan($0) } }
        let (edit, remarks) = keys.take(scan, id: driver.id)
        if let edit {
            if driver.isConstant, !wasEmpty { reportConstantChange() }
            apply(edit, driver)
            boxesChanged()
            ListNode.around(self)?.rowsChanged()
        }
        report(remarks, keys)
        if let live = driver.live {
            if slots.count != rows.count { slots = ContiguousArray(rows.map { slot(of: $0, live) }) }
            slots.withUnsafeBufferPointer(live.verify)
            graph.takeInbox()
        }
    }

    private func apply(_ edit: KeyedRows<ID>.Edit, _ driver: _ForEachDriver<ID, Content>) {
        switch edit {
        case .insert(let range): insert(range, driver)
        case .remove(let range):
            for offset in range { remove(rows[offset]) }
            rows.removeSubrange(range)
            boxes?.removeSubrange(range)
            if !slots.isEmpty { slots.removeSubrange(range) }
        case .rearrange(let range, let sources, let moved):
            let kept = Set(sources.lazy.compactMap { $0 })
            for offset in range where !kept.contains(offset) { remove(rows[offset]) }
            graph.statistics.rowsMoved += moved
            let matched = sources.enumerated().map { index, source in source.map { rows[$0] } ?? make(driver, range.lowerBound + index) }
            rows.replaceSubrange(range, with: matched)
            boxes = nil
            slots = []
        }
    }

    private func insert(_ range: Range<Int>, _ driver: _ForEachDriver<ID, Content>) {
        let made = range.map { make(driver, $0) }
        if boxes != nil {
            var added: ContiguousArray<Box> = []
            for row in made { row.collectBoxes(into: &added) }
            if added.count == made.count { boxes?.insert(contentsOf: added, at: range.lowerBound) } else { boxes = nil }
        }
        if slots.count == rows.count, let live = driver.live {
            slots.insert(contentsOf: made.map { slot(of: $0, live) }, at: range.lowerBound)
        }
        rows.insert(contentsOf: made, at: range.lowerBound)
    }

    private func slot(of row: RowNode<Content>, _ live: ForEachElements<ID, Content>) -> Int32 { row.element.map(live.slot) ?? -1 }

    private func make(_ driver: _ForEachDriver<ID, Content>, _ offset: Int) -> RowNode<Content> {
        RowNode(childInputs) { driver.row(offset, $0) }
    }

    private func remove(_ row: RowNode<Content>) {
        graph.statistics.rowsRemoved += 1
        removeChild(row)
    }

    // MARK: Children and boxes

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        for row in rows where !visit(row) { return false }
        return true
    }

    override package func visitChildrenBackwards(_ visit: (ViewNode) -> Bool) -> Bool {
        for row in rows.reversed() where !visit(row) { return false }
        return true
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        if let kept = self.boxes {
            if boxes.isEmpty { boxes = kept } else { boxes.append(contentsOf: kept) }
            return
        }
        var all: ContiguousArray<Box> = []
        all.reserveCapacity(rows.count)
        var isUniform = true
        for row in rows {
            let count = all.count
            row.collectBoxes(into: &all)
            if all.count != count + 1 { isUniform = false }
        }
        if isUniform { self.boxes = all }
        boxes.append(contentsOf: all)
    }

    override package func scrollTarget(_ id: AnyHashable) -> ViewNode? {
        if let id = id.base as? ID, let offset = keys.ids.firstIndex(of: id) { return rows[offset] }
        return super.scrollTarget(id)
    }

    override package func scrollID(of child: ViewNode) -> AnyHashable? { offset(of: child).flatMap(id) }

    override package var rowCount: Int { rows.count }
    override package func offset(of row: ViewNode) -> Int? { rows.firstIndex { $0 === row } }
    override package func id(at offset: Int) -> AnyHashable? {
        keys.ids.indices.contains(offset) ? AnyHashable(keys.ids[offset]) : nil
    }

    override package var brokenInvariants: [String] {
        var broken = keys.brokenInvariants.map { "\(path) \($0)." }
        if rows.count != keys.ids.count { broken.append("\(path) has \(rows.count) rows for \(keys.ids.count) ids.") }
        if let boxes {
            var now: ContiguousArray<Box> = []
            for row in rows { row.collectBoxes(into: &now) }
            if !boxes.elementsEqual(now, by: ===) { broken.append("\(path) keeps other boxes than its rows have.") }
        }
        return broken
    }

    /// A row's boxes changed.
    override package func rowBoxesChanged() { boxes = nil }
}
