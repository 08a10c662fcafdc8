import TerraceScreen

extension ListNode {
    /// A click on a row selects it; where several can be selected, with Shift all from the current row to it, with Control it is taken in or
    /// out, and a drag selects what it passes. A double click does what Return does, a click with the right button shows the actions.
    func handleMouse(_ event: MouseEvent, clicks: Int) -> Bool {
        guard hasCursor else { return false }
        switch event.kind {
        case .press: return press(event, clicks: clicks)
        case .drag:
            if isMovingRow {
                drag(to: place(at: event.position, clamped: true))
                return true
            }
            guard event.button == 0, let selection, selection.isMultiple, dragStart != nil,
                let place = place(at: event.position, clamped: true)
            else { return true }
            _ = go(to: selectable(from: place, step: 1), extending: true)
            return true
        case .release:
            dragStart = nil
            isMovingRow = false
            return true
        case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: return false
        }
    }

    private func press(_ event: MouseEvent, clicks: Int) -> Bool {
        typed.stop()
        dragStart = nil
        guard let place = place(at: event.position, clamped: false), selectable(from: place, step: 1) == place, let box = box(at: place)
        else {
            let point = Rect(origin: event.position, size: Size(width: 1, height: 1))
            return event.button == 2 && openSelectionMenu(at: nil, or: point)
        }
        if event.button == 2 {
            // Several that are selected stay selected: the menu is for all of them.
            if selection?.isMultiple == true { setCurrent(place) } else { _ = go(to: place, extending: false) }
            return openSelectionMenu(at: box)
                || openActions(of: box, isTrailing: true, runsFirst: false) == .handled
                || openActions(of: box, isTrailing: false, runsFirst: false) == .handled
        }
        guard event.button == 0 else { return false }
        if pressMark(at: event.position, of: box, place) { return true }
        if let disclosure = disclosure(of: box), isOnTriangle(event.position, of: box, disclosure), event.modifiers.isEmpty {
            setCurrent(place)
            return disclosure.activate()
        }
        if event.modifiers.contains(.control), selection?.isMultiple == true {
            setCurrent(place)
            return toggle() == .handled
        }
        if event.modifiers.contains(.shift) {
            _ = go(to: place, extending: true)
            return true
        }
        _ = go(to: place, extending: false)
        if let selection, selection.isMultiple, let value = value(of: box) { selection.replace(with: [value]) }
        if event.modifiers.isEmpty, !isBeingEdited, let row = rowNode(of: box), let link = hiddenLink(in: row) { return link.follow() }
        if clicks == 2 { _ = act(KeyPress(KeyEvent(.return))) } else { dragStart = place }
        return true
    }

    /// The row under a cell of the window; `clamped`, the first or the last for cells above and below what is seen.
    private func place(at point: Point, clamped: Bool) -> ListPlace? {
        guard let stack else { return nil }
        let frame = graph.layout.rectInRoot(of: stack)
        let visible = graph.layout.visibleRect(of: stack)
        guard !visible.isEmpty else { return nil }
        var point = point
        if clamped {
            point.x = min(max(point.x, visible.minX), visible.maxX - 1)
            point.y = min(max(point.y, visible.minY), visible.maxY - 1)
        }
        guard visible.contains(point) else { return nil }
        return stack.child(at: point.y - frame.minY, clamped: clamped).flatMap { place(of: $0) }
    }

    private func isOnTriangle(_ point: Point, of box: Box, _ disclosure: DisclosureAttachment) -> Bool {
        let frame = graph.layout.rectInRoot(of: disclosure.node?.firstBox ?? box)
        let x = stack?.isMirrored == true ? frame.maxX - 1 - point.x : point.x - frame.minX
        return point.y == frame.minY && x >= 0 && x < disclosure.item.triangle && x >= disclosure.item.triangle - 2
    }
}
