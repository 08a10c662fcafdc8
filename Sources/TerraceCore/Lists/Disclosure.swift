import TerraceScreen

/// Makes a view the row that shows and hides what belongs to it.
package nonisolated struct DisclosureModifier: AttachmentModifier {
    package typealias Body = Never

    /// Nil: there is nothing to show.
    let isExpanded: Bool?
    /// The id of the row that this one belongs to, in the same `ForEach`.
    let parent: AnyHashable?
    /// Cells from the start of the row to the end of the triangle, where a click shows and hides.
    let triangle: Int
    let setExpanded: @MainActor (Bool) -> Void

    package init(isExpanded: Bool?, parent: AnyHashable? = nil, triangle: Int, setExpanded: @escaping @MainActor (Bool) -> Void) {
        self.isExpanded = isExpanded
        self.parent = parent
        self.triangle = triangle
        self.setExpanded = setExpanded
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> DisclosureAttachment { DisclosureAttachment(self, inputs) }
    @MainActor package func update(_ attachment: DisclosureAttachment) { attachment.update(self) }
}

/// In a list with a current row the list gives it the keys; elsewhere it is a control of its own.
package final class DisclosureAttachment: Attachment {
    private(set) var item: DisclosureModifier

    init(_ modifier: DisclosureModifier, _ inputs: _ViewInputs) {
        item = modifier
        super.init(inputs)
    }

    fileprivate func update(_ modifier: DisclosureModifier) {
        let hides = item.isExpanded == true && modifier.isExpanded == false
        item = modifier
        if hides { keepFocus() }
    }

    /// The focus must not go on to what stands behind when what it is in is hidden (E22).
    private func keepFocus() {
        guard let node, let focused = graph.focus.focused, let group, focused.isInside(group), !focused.isInside(node) else { return }
        if graph.focus.isFocusable(node) {
            graph.focus.setFocus(node)
        } else if let list = ListNode.around(node), graph.focus.isFocusable(list) {
            graph.focus.setFocus(list)
        }
    }

    /// The place of the row and of what belongs to it; nil where what belongs to it stands among other rows of a `ForEach`.
    var group: ViewNode? {
        var group = node?.parent
        while let current = group {
            if current is any RowHolder { return nil }
            var count = 0
            current.visitChildren { _ in
                count += 1
                return count < 2
            }
            if count > 1 { return current }
            group = current.parent
        }
        return nil
    }

    /// Whether it is the row of a list that gives it the keys.
    private var isLedByList: Bool {
        guard let node, let list = ListNode.around(node), list.hasCursor, let row = node.firstBox.flatMap(list.rowBox) else { return false }
        return list.disclosure(of: row) === self
    }

    override package var makesFocusable: Bool? { item.isExpanded != nil && !isLedByList ? true : nil }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.isEmpty, graph.focus.focused === node else { return .ignored }
        let isMirrored = node.map { EnvironmentValues($0.environment).isMirrored } ?? false
        switch press.key {
        case .return, .space: return activate() ? .handled : .ignored
        case .rightArrow: return expand(!isMirrored) ? .handled : .ignored
        case .leftArrow: return expand(isMirrored) ? .handled : .ignored
        default: return .ignored
        }
    }

    /// Shows or hides; false when there is nothing to do, or it is disabled.
    func expand(_ isExpanded: Bool) -> Bool {
        guard let now = item.isExpanded, now != isExpanded, isUsable else { return false }
        item.setExpanded(isExpanded)
        return true
    }

    override package func wantsClick(_ clicks: Int) -> Bool { item.isExpanded != nil && !isLedByList && isUsable }
    override package func click(_ clicks: Int) { _ = activate() }
    override package func activate() -> Bool { expand(item.isExpanded == false) }
}
