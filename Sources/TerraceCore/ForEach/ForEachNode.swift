/// Keyed children: one row for each element.
///
/// The cases that the plan below is quick for, in the order in which programs meet them: nothing changed; one row inserted or removed
/// anywhere; rows added at an end; a few rows moved.
///
/// 1. Skip the ids that are the same at the front, and those that are the same at the back: one pass, no hashing.
/// 2. If nothing of the old is left between, make the new rows. If nothing of the new is left, remove the old ones.
/// 3. Otherwise map the old keys of the middle to their rows, and look up each new key: a hit keeps its row, a miss is a new one.
/// 4. Old rows that nobody asked for are removed, before anything is moved, so that focus can go to a neighbour in the old order.
/// 5. The longest run of kept rows that are in order already stays; the other kept rows are what `rowsMoved` counts. Moving changes a
///    row's position and nothing else.
///
/// The key of a row is its id and how many equal ids stand before it, so that duplicates are told apart (A18). While there are
/// duplicates, step 1 is left out, because it goes by ids alone.
package final class ForEachNode<ID: Hashable, Content: View>: ViewNode {
    private var driver: _ForEachDriver<ID, Content>?
    private var ids: ContiguousArray<ID> = []
    private var rows: ContiguousArray<RowNode<Content>> = []
    /// The slots of the rows' elements, in order, for a binding; empty when they must be listed anew.
    private var slots: ContiguousArray<Int32> = []
    private var known: Set<ID> = []
    private var hasDuplicates = false
    /// The boxes of all rows, while each row has exactly one; nil when they must be collected anew.
    private var boxes: ContiguousArray<Box>?

    init(_ driver: _ForEachDriver<ID, Content>, _ inputs: _ViewInputs) {
        super.init(inputs)
        reconcile(driver)
        retain(driver)
    }

    override package var countsAsNode: Bool { false }
    override package var isOpenEnded: Bool { true }
    override package var viewName: String? { "ForEach" }
    override package var nameForDiagnostics: String { path }

    /// Only a binding's driver is kept: the other kinds hold the program's collection, and a second owner would make the next change
    /// in place copy it.
    private func retain(_ driver: _ForEachDriver<ID, Content>) {
        self.driver = driver.live == nil ? nil : driver
    }

    /// The owner was evaluated again: its closure is a new one, so every row's runs again.
    func update(_ driver: _ForEachDriver<ID, Content>) {
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

    // MARK: The plan

    private func reconcile(_ driver: _ForEachDriver<ID, Content>) {
        var scan = tracked(observing: true) { ids.withUnsafeBufferPointer { driver.scan($0) } }
        if hasDuplicates {
            scan.prefix = 0
            scan.suffix = 0
        }
        let oldMiddle = scan.prefix..<(ids.count - scan.suffix)
        let newMiddle = scan.prefix..<(scan.count - scan.suffix)
        if !oldMiddle.isEmpty || !newMiddle.isEmpty {
            if driver.isConstant, !ids.isEmpty {
                graph.diagnostics.report(
                    "ForEach over a range without ids changed, in \(path). The rows follow; use ForEach(range, id: \\.self) for a range that changes."
                )
            }
            edit(driver, oldMiddle, newMiddle)
            boxesChanged()
        }
        if let live = driver.live {
            if slots.count != rows.count {
                slots = ContiguousArray(rows.map { row in row.element.map(live.slot) ?? 0 })
            }
            slots.withUnsafeBufferPointer(live.verify)
            graph.takeInbox()
        }
    }

    private func edit(_ driver: _ForEachDriver<ID, Content>, _ old: Range<Int>, _ new: Range<Int>) {
        let newIDs = ContiguousArray(new.map(driver.id))
        if old.isEmpty {
            let made = new.map { make(driver, $0) }
            insert(driver, made, newIDs, at: old.lowerBound)
        } else if newIDs.isEmpty {
            remove(old)
        } else {
            match(driver, old, newIDs)
        }
        noteDuplicates(added: newIDs, replaced: old)
    }

    private func make(_ driver: _ForEachDriver<ID, Content>, _ offset: Int) -> RowNode<Content> {
        RowNode(childInputs) { driver.row(offset, $0) }
    }

    private func insert(
        _ driver: _ForEachDriver<ID, Content>, _ made: [RowNode<Content>], _ newIDs: ContiguousArray<ID>, at offset: Int
    ) {
        if boxes != nil {
            var added: ContiguousArray<Box> = []
            for row in made { row.collectBoxes(into: &added) }
            if added.count == made.count { boxes?.insert(contentsOf: added, at: offset) } else { boxes = nil }
        }
        if slots.count == rows.count, let live = driver.live {
            slots.insert(contentsOf: made.map { row in row.element.map(live.slot) ?? 0 }, at: offset)
        }
        rows.insert(contentsOf: made, at: offset)
        ids.insert(contentsOf: newIDs, at: offset)
    }

    private func remove(_ range: Range<Int>) {
        if hasDuplicates { known = [] } else { for offset in range { known.remove(ids[offset]) } }
        for offset in range { removeRow(rows[offset]) }
        rows.removeSubrange(range)
        ids.removeSubrange(range)
        boxes?.removeSubrange(range)
        if !slots.isEmpty { slots.removeSubrange(range) }
    }

    private func removeRow(_ row: RowNode<Content>) {
        graph.statistics.rowsRemoved += 1
        removeChild(row)
    }

    private func match(_ driver: _ForEachDriver<ID, Content>, _ old: Range<Int>, _ newIDs: ContiguousArray<ID>) {
        var places: [RowKey<ID>: Int] = Dictionary(minimumCapacity: old.count)
        var ordinals: [ID: Int] = [:]
        for offset in old { places[RowKey(ids[offset], &ordinals)] = offset }
        ordinals.removeAll(keepingCapacity: true)

        let sources = newIDs.map { places.removeValue(forKey: RowKey($0, &ordinals)) }
        if places.count == ids.count, ids.count > 1, newIDs.count == ids.count {
            graph.diagnostics.report(
                "All \(ids.count) rows of \(path) were replaced in one update, and as many are there again: if they show the same elements, their ids are not stable (an id made anew at each access, say), and their state and focus are lost each time."
            )
        }
        for offset in places.values.sorted() { removeRow(rows[offset]) }

        let staying = LongestIncreasingRun.indices(of: sources)
        graph.statistics.rowsMoved += sources.lazy.filter { $0 != nil }.count - staying.count

        let matched = sources.enumerated().map { index, source in source.map { rows[$0] } ?? make(driver, old.lowerBound + index) }
        if !hasDuplicates { for offset in old { known.remove(ids[offset]) } }
        rows.replaceSubrange(old, with: matched)
        ids.replaceSubrange(old, with: newIDs)
        boxes = nil
        slots = []
    }

    private func noteDuplicates(added: ContiguousArray<ID>, replaced: Range<Int>) {
        if hasDuplicates {
            known = Set(ids)
            hasDuplicates = known.count != ids.count
            return
        }
        var repeated: ID?
        for id in added where !known.insert(id).inserted { repeated = id }
        guard let repeated else { return }
        hasDuplicates = true
        let places = ids.indices.filter { ids[$0] == repeated }.prefix(2).map(String.init).joined(separator: " and ")
        graph.diagnostics.report(
            "The id \(repeated) occurs more than once in \(path), at offsets \(places). Give each element an id of its own; until then later ones are told apart by their order."
        )
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
            boxes.append(contentsOf: kept)
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
        if let id = id.base as? ID, let offset = ids.firstIndex(of: id) { return rows[offset] }
        return super.scrollTarget(id)
    }

    /// A row's boxes changed, or rows came and went here (then `boxes` has been kept right already).
    fileprivate func rowBoxesChanged() { boxes = nil }
}

/// An id and how many equal ones stand before it.
private struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    let ordinal: Int

    init(_ id: ID, _ ordinals: inout [ID: Int]) {
        self.id = id
        ordinal = ordinals[id, default: 0]
        ordinals[id] = ordinal + 1
    }
}

/// The place of one element: what its closure read, it depends on (A41).
package final class RowNode<Content: View>: OneChildNode {
    private var make: () -> Content
    private(set) var element: AnyObject?
    /// The update in which the row was made.
    let madeIn: Int

    init(_ inputs: _ViewInputs, _ source: (_ViewInputs) -> _ForEachRow<Content>) {
        let row = source(inputs)
        make = row.make
        element = row.element
        madeIn = inputs.graph.updateCount
        super.init(inputs)
        graph.statistics.rowsMade += 1
        child = Content._makeNode(evaluate(), childInputs)
    }

    override package var isEvaluator: Bool { true }
    override package var countsAsNode: Bool { false }

    private func evaluate() -> Content {
        isDirty = false
        graph.statistics.rowClosures += 1
        return tracked(observing: true) { make() }
    }

    func update(_ row: _ForEachRow<Content>) {
        make = row.make
        element = row.element
        refresh()
    }

    override package func refresh() {
        let content = evaluate()
        update { Content._updateNode($0, content) }
    }

    override package func noteBoxesChanged() -> Bool {
        (parent as? any BoxKeeper)?.forgetBoxes()
        return false
    }
}

/// A node that keeps the boxes of its children.
@MainActor
protocol BoxKeeper {
    func forgetBoxes()
}

extension ForEachNode: BoxKeeper {
    func forgetBoxes() { rowBoxesChanged() }
}
