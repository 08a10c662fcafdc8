import TerraceScreen

/// What is seen of the tree, and how tests have all of it made again.
extension Graph {
    /// Paints everything on a canvas of the window's size.
    package func paint(_ canvas: Canvas) {
        unit.whileCurrent {
            layout.paint(canvas)
            markFocus(canvas)
        }
        needsPaint = false
        statistics.boxesPainted = layout.counters.painted
    }

    /// A view that can have the focus only because it is clicked knows nothing of it, and shows it all the same.
    private func markFocus(_ canvas: Canvas) {
        guard let node = focus.focused, node.focusRole == nil, node.life != .removed,
            node.attachments.contains(where: \.marksFocus), !node.attachments.contains(where: { $0 is FocusableAttachment }),
            EnvironmentValues(node.environment).isFocusEffectEnabled
        else { return }
        var boxes: ContiguousArray<Box> = []
        node.collectBoxes(into: &boxes)
        for box in boxes { canvas.drawHighlight(over: layout.visibleRect(of: box)) }
    }

    /// Where the hardware cursor belongs: at the caret of the focused field, if that can be seen.
    package var cursor: Point? {
        guard let focused = focus.focused, let caret = focused.caret(), let box = focused.firstBox else { return nil }
        let rect = layout.convert(Rect(origin: caret, size: Size(width: 1, height: 1)), from: box)
        return layout.visibleRect(of: box).contains(rect.origin) ? rect.origin : nil
    }

    /// Forgets which boxes stand where, every size and every place, and keeps what nodes hold: the next turn collects, measures, places
    /// and paints everything anew. Tests compare the outcome with what updating step by step has come to.
    package func forgetLayout() {
        func forget(_ node: ViewNode) {
            (node as? any BoxKeeper)?.forgetBoxes()
            if node is BoxHolder { _ = node.noteBoxesChanged() }
            node.visitChildren {
                forget($0)
                return true
            }
            node.visitShadows(forget)
        }
        if let root { forget(root) }
        layout.forgetEverything()
        needsPaint = true
    }
}
