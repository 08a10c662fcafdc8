import TerraceScreen

extension ListNode: RowMarker {
    /// What is selected is shown in reverse; the current row has a mark in front while the list has the focus. Both can be told without
    /// colours.
    package func mark(_ row: Box, in area: Rect, _ canvas: CellCanvas) {
        let isFocused = graph.focus.focused.map { $0.isInside(self) } ?? false
        let isMirrored = stack?.isMirrored ?? false
        let inset = min(surroundings.look.inset, area.width / 2)
        let area = Rect(x: area.minX + inset, y: area.minY, width: area.width - 2 * inset, height: area.height)
        guard hasCursor else {
            if isFocused { markFocused(row, in: area, canvas) }
            return
        }
        paintMarks(of: row, in: area, canvas)
        if isFocused, row === currentBox {
            canvas.drawColumn(
                isMirrored ? "‹" : "›", x: isMirrored ? area.maxX - 1 : area.minX, y: area.minY, height: min(1, area.height),
                style: CellStyle(attributes: .bold))
            if !hasOpenActions(row) { _ = drawHint(of: row, in: area, CellStyle(attributes: .dim), canvas) }
        }
        if let selection, let value = value(of: row), selection.contains(value) {
            canvas.drawBar(over: area)
        }
    }

    /// Says that a row has actions; returns the columns that are kept for that.
    private func drawHint(of row: Box, in area: Rect, _ style: CellStyle, _ canvas: CellCanvas) -> Rect? {
        guard actions(of: row).contains(where: { $0.modifier.isTrailing }), area.width > Self.gutter else { return nil }
        let isMirrored = stack?.isMirrored ?? false
        canvas.drawColumn(
            "⋯", x: isMirrored ? area.minX : area.maxX - 1, y: area.minY, height: min(1, area.height), style: style)
        let x = isMirrored ? area.minX : area.maxX - Self.gutter
        return Rect(x: x, y: area.minY, width: Self.gutter, height: area.height)
    }

    /// Where the focus is in the rows: a row that has it itself is shown in reverse, as a link that fills its row shows itself.
    private func markFocused(_ row: Box, in area: Rect, _ canvas: CellCanvas) {
        guard let focused = graph.focus.focused, let box = focused.firstBox, rowBox(around: box) === row,
            !focused.isInActionBar(inside: self)
        else { return }
        let isWhole = isStop(focused) || focused.attachments.contains { ($0 as? RowActionsAttachment).map(isStop) ?? false }
        let isLink = focused.attachments.contains { $0 is RowLinkAttachment }
        let hint = drawHint(of: row, in: area, CellStyle(attributes: isWhole || isLink ? [] : .dim), canvas)
        if isWhole {
            canvas.drawHighlight(over: area)
        } else if isLink, let hint, let stack {
            let origin = graph.layout.rectInRoot(of: stack).origin
            let link = graph.layout.rectInRoot(of: box).offsetBy(x: -origin.x, y: -origin.y)
            guard link.maxX == hint.minX || link.minX == hint.maxX else { return }
            canvas.drawHighlight(
                over: Rect(x: min(link.minX, hint.minX), y: link.minY, width: link.width + hint.width, height: link.height))
        }
    }

    private func hasOpenActions(_ row: Box) -> Bool {
        graph.focus.focused.map { $0 !== self && $0.firstBox.flatMap(rowBox) === row } ?? false
    }

    /// A line between two rows is drawn below the upper one, so that there is one; the first of a section may have one above.
    package func lines(of row: Box) -> RowLines {
        let own = separators(of: row)
        guard own.visible != [] else { return RowLines() }
        var lines = RowLines()
        if own.visible.contains(.bottom) { lines.below = own.bottom ?? Self.lineStyle }
        if own.visible.contains(.top), let stack, let position = stack.children.firstIndex(where: { $0 === row }) {
            let isFirst = position == 0 ? isFirst(row) : isDecoration(stack.children[position - 1])
            let isOpen = position > 0 && !separators(of: stack.children[position - 1]).visible.contains(.bottom)
            if isFirst || isOpen { lines.above = own.top ?? Self.lineStyle }
        }
        return lines
    }

    private static let lineStyle = CellStyle(attributes: .dim)

    private func isFirst(_ row: Box) -> Bool { place(of: row).map { $0 == ListPlace(segment: 0, row: 0, box: 0) } ?? false }

    /// What is said nearest to the row counts.
    private func separators(of row: Box) -> (visible: VerticalEdge.Set, top: CellStyle?, bottom: CellStyle?) {
        var visible: VerticalEdge.Set = []
        var said: VerticalEdge.Set = []
        var styles: [CellStyle?] = [nil, nil]
        var styled: VerticalEdge.Set = []
        var traits: [RowTrait] = []
        walk(from: row) { node in
            for attachment in node.attachments { if let trait = (attachment as? RowTraitAttachment)?.trait { traits.append(trait) } }
            return true
        }
        for trait in traits {
            switch trait {
            case .decoration: return ([], nil, nil)
            case .separator(let visibility, let edges) where visibility != .automatic:
                let new = edges.subtracting(said)
                if visibility == .visible { visible.formUnion(new) }
                said.formUnion(new)
            case .separatorStyle(let style, let edges):
                let new = edges.subtracting(styled)
                if new.contains(.top) { styles[0] = style }
                if new.contains(.bottom) { styles[1] = style }
                styled.formUnion(new)
            default: break
            }
        }
        return (visible, styles[0], styles[1])
    }
}
