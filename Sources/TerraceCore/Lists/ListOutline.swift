import TerraceScreen

/// The keys of trees, and of actions: what Left and Right do in a list.
extension ListNode {
    /// Whether an arrow points to where lines end.
    func isForward(_ key: KeyEquivalent) -> Bool { (key == .rightArrow) != (stack?.isMirrored ?? false) }

    /// Forward opens the current row, or goes to the first of what it shows; back closes it, or goes to the row that it belongs to. What
    /// has no use for them shows its actions; with Shift the first one is run.
    func goAcross(isForward: Bool, isShifted: Bool) -> KeyPress.Result {
        guard let box = currentBox else { return .ignored }
        if !isShifted {
            if let disclosure = disclosure(of: box), let isExpanded = disclosure.item.isExpanded {
                if disclosure.expand(isForward) { return .handled }
                if isForward, isExpanded, let place = firstInside(disclosure, box) { return go(to: place, extending: false) }
            }
            if !isForward, let place = placeOfParent(of: box) { return go(to: place, extending: false) }
        }
        return openActions(of: box, isTrailing: isForward, runsFirst: isShifted)
    }

    func openActions(of box: Box, isTrailing: Bool, runsFirst: Bool) -> KeyPress.Result {
        let own = actions(of: box).first { $0.modifier.isTrailing == isTrailing }
        return own?.open(runsFirst: runsFirst) == true ? .handled : .ignored
    }

    func toggleDisclosure() -> KeyPress.Result {
        currentBox.flatMap(disclosure)?.activate() == true ? .handled : .ignored
    }

    private func firstInside(_ disclosure: DisclosureAttachment, _ box: Box) -> ListPlace? {
        guard let place = place(of: box), let next = selectable(from: self.place(from: place, step: 1), step: 1),
            let inner = self.box(at: next)
        else { return nil }
        let owner = self.parent(of: inner)
        return owner === disclosure ? next : nil
    }

    private func placeOfParent(of box: Box) -> ListPlace? {
        if let id = disclosure(of: box)?.item.parent {
            guard let rows = lazyRows(with: id), let segment = segment(of: rows), let row = rows.offset(ofID: id) else { return nil }
            return selectable(from: ListPlace(segment: segment, row: row, box: 0), step: 1)
        }
        guard let parent = parent(of: box), let stack else { return nil }
        return stack.children.first { disclosure(of: $0) === parent }.flatMap { place(of: $0) }
    }

    /// The triangle that shows and hides a row.
    private func parent(of box: Box) -> DisclosureAttachment? {
        let own = disclosure(of: box)
        if let id = own?.item.parent {
            guard let rows = lazyRows(with: id), let row = rows.offset(ofID: id), rows.reach(row) != nil else { return nil }
            return rows.boxes(of: row).first.flatMap(disclosure)
        }
        // All that is in one row of a `ForEach`, or beside it, is built.
        guard let node = box.owner as? ViewNode, let stack else { return nil }
        var nearest: DisclosureAttachment?
        for candidate in stack.children {
            guard let other = disclosure(of: candidate), other !== own, let group = other.group, group !== stack.owner, node.isInside(group)
            else { continue }
            if (nearest?.group?.depth ?? -1) < group.depth { nearest = other }
        }
        return nearest
    }
}
