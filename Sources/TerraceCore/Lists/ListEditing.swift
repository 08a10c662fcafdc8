import Foundation

/// Deleting and moving rows: the program is asked, with offsets in the data of the `ForEach` that the rows come from.
extension ListNode {
    private struct Group {
        let holder: any RowHolder
        var offsets = IndexSet()
    }

    /// The rows that a key on a row means: all that is selected if the row is, else the row.
    private func targets(_ box: Box, excluding: (RowTrait) -> Bool) -> [Group] {
        guard let stack, let own = element(of: box) else { return [] }
        var groups: [Group] = []
        func add(_ holder: any RowHolder, _ offset: Int) {
            if let index = groups.firstIndex(where: { $0.holder === holder }) {
                groups[index].offsets.insert(offset)
            } else {
                groups.append(Group(holder: holder, offsets: [offset]))
            }
        }
        func addBuilt(_ box: Box, _ element: (holder: any RowHolder, row: ViewNode)) {
            if traits(of: box).contains(where: excluding) { return }
            if let offset = element.holder.offset(of: element.row) { add(element.holder, offset) }
        }
        guard let selection, selection.isMultiple, let value = value(of: box), selection.contains(value) else {
            addBuilt(box, own)
            return groups
        }
        for box in stack.children {
            guard let value = self.value(of: box), selection.contains(value), let element = element(of: box) else { continue }
            addBuilt(box, element)
        }
        let mayBeExcluded = stack.children.contains { traits(of: $0).contains(where: excluding) }
        for case .rows(let rows) in stack.segments {
            let built = Set(rows.builtRows)
            forEachValue(of: rows, in: 0..<rows.rowCount) { value, offset, _ in
                guard !built.contains(offset), selection.contains(value) else { return }
                var isExcluded = false
                // Rows that are not built are asked only if others of their kind say that they are not meant.
                if mayBeExcluded {
                    rows.peek(offset) { node in
                        var boxes: ContiguousArray<Box> = []
                        node.collectBoxes(into: &boxes)
                        isExcluded = boxes.contains { traits(of: $0).contains(where: excluding) }
                    }
                }
                if !isExcluded { add(rows, offset) }
            }
        }
        return groups
    }

    /// Deletes a row, and what is selected with it.
    func deleteRows(_ box: Box?) -> KeyPress.Result {
        guard let box else { return .ignored }
        let groups = targets(box) { if case .deleteDisabled(true) = $0 { true } else { false } }
        var result = KeyPress.Result.ignored
        for group in groups {
            guard let action = group.holder.onDelete else { continue }
            action(group.offsets)
            result = .handled
        }
        return result
    }

    /// Moves a row, and what is selected with it, a place up or down in its `ForEach`; at the end nothing happens.
    func moveRows(_ box: Box?, _ step: Int) -> KeyPress.Result {
        guard let box, let holder = element(of: box)?.holder, let action = holder.onMove else { return .ignored }
        let groups = targets(box) { if case .moveDisabled(true) = $0 { true } else { false } }
        guard let offsets = groups.first(where: { $0.holder === holder })?.offsets, let first = offsets.first, let last = offsets.last
        else { return .handled }
        if step < 0 {
            guard first > 0 else { return .handled }
            action(offsets, first - 1)
        } else {
            guard last + 1 < holder.rowCount else { return .handled }
            action(offsets, last + 2)
        }
        if hasCursor { revealCurrent() } else { graph.revealsFocus = true }
        return .handled
    }

    /// Delete and Alt with an arrow mean the row with the control that has the focus, unless that is for typing.
    func editRow(of focused: ViewNode, _ press: KeyPress) -> KeyPress.Result {
        guard let box = focused.firstBox.flatMap(rowBox) else { return .ignored }
        switch press.key {
        case .delete where press.modifiers.isEmpty, .deleteForward where press.modifiers.isEmpty:
            return graph.focus.role(of: focused) == .edit ? .ignored : deleteRows(box)
        case .upArrow where press.modifiers == .option: return moveRows(box, -1)
        case .downArrow where press.modifiers == .option: return moveRows(box, 1)
        default: return .ignored
        }
    }
}
