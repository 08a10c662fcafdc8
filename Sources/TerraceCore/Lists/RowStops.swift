/// What is known of a list's rows that decides who has the focus: the list, or what is in its rows. Only rows that are built can tell, so
/// it adds up until the data is another.
@MainActor
struct EditingEvidence {
    /// There are rows that can be deleted, moved or opened, or have actions.
    var canEdit = false
    /// There are controls that the focus can go to.
    var hasControls = false
    /// What the stack was made of, and which rows of it had been built.
    private var segmentCount = 0
    private var asked: Set<ObjectIdentifier> = []

    /// Whether there is somebody who was not asked yet.
    func isOutdated(_ stack: LazyStackBox?) -> Bool {
        guard let stack else { return false }
        return stack.segments.count != segmentCount || !Self.built(stack.segments).allSatisfy(asked.contains)
    }

    /// Who is there now is about to be asked.
    mutating func note(_ segments: ContiguousArray<LazySegment>, anew: Bool) {
        if anew || segments.count != segmentCount { self = EditingEvidence() }
        segmentCount = segments.count
        asked.formUnion(Self.built(segments))
    }

    private static func built(_ segments: ContiguousArray<LazySegment>) -> some Sequence<ObjectIdentifier> {
        segments.lazy.compactMap { segment in
            guard case .rows(let rows) = segment, !rows.builtRows.isEmpty else { return nil }
            return ObjectIdentifier(rows)
        }
    }
}

/// Rows that have the focus themselves. In a list whose rows have controls, the focus goes from one to the next; rows without any that can
/// be deleted or moved, or have actions, would be passed over.
extension ListNode {
    /// Whether something can be done with a row that is no control in it.
    func canBeEdited(_ row: Box) -> Bool {
        if let holder = element(of: row)?.holder, holder.onDelete != nil || holder.onMove != nil { return true }
        return !actions(of: row).isEmpty
    }

    /// Whether there is something that the focus can go to: what a row with a triangle does, the list does for it, and actions come later.
    func hasControls(in node: ViewNode, triangles: Bool = false) -> Bool {
        looksForControls = true
        defer { looksForControls = false }
        return graph.focus.focusables(in: node).contains { focusable in
            (triangles || !focusable.attachments.contains { $0 is DisclosureAttachment }) && !focusable.isInActionBar(inside: self)
        }
    }

    /// Whether a row of a `ForEach` has the focus itself.
    func isStop(_ row: ViewNode) -> Bool {
        guard rowsAreStops, !looksForControls, let box = row.firstBox.flatMap(rowBox), element(of: box)?.row === row else { return false }
        return canBeEdited(box) && !hasControls(in: row, triangles: true)
    }

    /// Whether a row of its own has the focus itself, because it has actions.
    func isStop(_ actions: RowActionsAttachment) -> Bool {
        guard rowsAreStops, !looksForControls, let node = actions.node, let box = node.firstBox.flatMap(rowBox), element(of: box) == nil
        else { return false }
        return !hasControls(in: node, triangles: true)
    }
}
