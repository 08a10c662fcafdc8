/// What rows mean to the selection, whether they are built or not.
extension ListNode {
    /// What can be selected in a range. Where it is not the ids, it is noted from which rows it comes, so that it goes with them.
    func values(from start: ListPlace, to end: ListPlace) -> [AnyHashable] {
        var values: [AnyHashable] = []
        guard let stack else { return values }
        for segment in start.segment...max(start.segment, end.segment) where stack.segments.indices.contains(segment) {
            let first = segment == start.segment ? start.row : 0
            let last = segment == end.segment ? end.row : rowCount(segment) - 1
            guard first <= last else { continue }
            switch stack.segments[segment] {
            case .box(let box): if let value = value(of: box) { values.append(value) }
            case .rows(let rows):
                forEachValue(of: rows, in: first..<(last + 1)) { value, row, box in
                    let place = ListPlace(segment: segment, row: row, box: box)
                    guard place >= start, place <= end else { return }
                    values.append(value)
                    if value != rows.id(at: row) { note(value, ListRow(rows: rows, id: rows.id(at: row), hint: place)) }
                }
            }
        }
        return values
    }

    /// Calls `visit` with each value, its row and the box in it. Rows that are not built go by their ids if those that are do, and else are
    /// looked at one by one, without being built.
    func forEachValue(of rows: any LazyRows, in range: Range<Int>, _ visit: (AnyHashable, Int, Int) -> Void) {
        guard let selection else { return }
        let goesByID = goesByID(rows)
        let built = Set(rows.builtRows)
        for row in range.clamped(to: 0..<rows.rowCount) {
            if built.contains(row) {
                for (index, box) in rows.boxes(of: row).enumerated() { if let value = value(of: box) { visit(value, row, index) } }
            } else if goesByID {
                if let value = rows.id(at: row).flatMap(selection.accepts) { visit(value, row, 0) }
            } else {
                rows.peek(row) { node in
                    var boxes: ContiguousArray<Box> = []
                    node.collectBoxes(into: &boxes)
                    for (index, box) in boxes.enumerated() {
                        if let value = value(of: box, unbuiltID: rows.id(at: row)) { visit(value, row, index) }
                    }
                }
            }
        }
    }

    /// Whether all rows can be taken to mean their ids, going by those that are built.
    private func goesByID(_ rows: any LazyRows) -> Bool {
        rows.builtRows.allSatisfy { row in
            let boxes = rows.boxes(of: row)
            guard boxes.count == 1, rows.id(at: row).flatMap({ selection?.accepts($0) }) == value(of: boxes[0]) else { return false }
            return !traits(of: boxes[0]).contains { if case .selectionDisabled = $0 { true } else { false } }
        }
    }
}
