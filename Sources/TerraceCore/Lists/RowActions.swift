import TerraceScreen

/// Whether the actions of a row are shown.
package enum RowActionsState: Sendable {
    case closed
    case open
    /// Open only for the first of them to be run.
    case running
}

/// Leads from a row to the bar with its actions and back.
@MainActor
package final class RowActionsCoordinator {
    fileprivate weak var row: RowActionsAttachment?
    fileprivate weak var bar: ActionBarAttachment?
    private weak var returnTo: ViewNode?

    nonisolated package init() {}

    fileprivate func open(_ state: RowActionsState) {
        guard let row, let node = row.node, row.isUsable else { return }
        returnTo = row.graph.focus.focused ?? ListNode.around(node)
        row.modifier.setState(state)
    }

    /// Hides the actions; the focus goes back to where it was.
    package func close() {
        guard let row, let node = row.node else { return }
        let focus = row.graph.focus
        if let focused = focus.focused, let bar = bar?.node, focused.isInside(bar) {
            if let returnTo, focus.isFocusable(returnTo) {
                focus.setFocus(returnTo)
            } else if let list = ListNode.around(node), focus.isFocusable(list) {
                focus.setFocus(list)
            }
        }
        row.modifier.setState(.closed)
    }

    /// The bar is there: its first action has the focus, or is run.
    package func barAppeared(_ state: RowActionsState) {
        guard let bar = bar?.node else { return }
        let focus = bar.graph.focus
        guard let first = focus.firstFocusable(in: bar) else { return close() }
        guard state == .running else { return focus.setFocus(first) }
        focus.setFocus(first)
        if !first.attachments.contains(where: { $0.activate() }) { close() }
    }
}

/// Says that a row has actions.
package nonisolated struct RowActionsModifier: AttachmentModifier {
    package typealias Body = Never

    let isTrailing: Bool
    let allowsFullSwipe: Bool
    let coordinator: RowActionsCoordinator
    let setState: @MainActor (RowActionsState) -> Void

    package init(
        isTrailing: Bool, allowsFullSwipe: Bool, coordinator: RowActionsCoordinator,
        setState: @escaping @MainActor (RowActionsState) -> Void
    ) {
        self.isTrailing = isTrailing
        self.allowsFullSwipe = allowsFullSwipe
        self.coordinator = coordinator
        self.setState = setState
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> RowActionsAttachment { RowActionsAttachment(self, inputs) }
    @MainActor package func update(_ attachment: RowActionsAttachment) { attachment.modifier = self }
}

package final class RowActionsAttachment: Attachment {
    fileprivate(set) var modifier: RowActionsModifier

    init(_ modifier: RowActionsModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        modifier.coordinator.row = self
    }

    override package var makesFocusable: Bool? { node.flatMap(ListNode.around)?.isStop(self) == true ? true : nil }

    /// Shows the actions; with `runsFirst` the first of them is run. False where a row does not allow that.
    func open(runsFirst: Bool = false) -> Bool {
        guard isUsable, !runsFirst || modifier.allowsFullSwipe else { return false }
        modifier.coordinator.open(runsFirst ? .running : .open)
        return true
    }
}

/// The bar with a row's actions.
package nonisolated struct ActionBarModifier: AttachmentModifier {
    package typealias Body = Never

    let isTrailing: Bool
    let coordinator: RowActionsCoordinator

    package init(isTrailing: Bool, coordinator: RowActionsCoordinator) {
        self.isTrailing = isTrailing
        self.coordinator = coordinator
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ActionBarAttachment { ActionBarAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ActionBarAttachment) { attachment.modifier = self }
}

package final class ActionBarAttachment: Attachment {
    fileprivate var modifier: ActionBarModifier

    init(_ modifier: ActionBarModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        modifier.coordinator.bar = self
    }

    /// Arrows go from action to action, and past the last one back to the row: the first one stands at the edge.
    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.isEmpty, let node else { return .ignored }
        switch press.key {
        case .escape: modifier.coordinator.close()
        case .leftArrow, .rightArrow:
            let isMirrored = EnvironmentValues(node.environment).isMirrored
            let isInward = ((press.key == .rightArrow) != isMirrored) != modifier.isTrailing
            if !graph.focus.move(forward: isInward, inside: node), isInward { modifier.coordinator.close() }
        default: return .ignored
        }
        return .handled
    }
}

extension ViewNode {
    /// Whether it is one of the actions that a row inside of `area` shows.
    final func isInActionBar(inside area: ViewNode) -> Bool {
        var next: ViewNode? = self
        while let node = next, node !== area {
            if node.attachments.contains(where: { $0 is ActionBarAttachment }) { return true }
            next = node.parent
        }
        return false
    }
}

private enum AfterActivationKey: EnvironmentKey { static let defaultValue: (@MainActor () -> Void)? = nil }

extension EnvironmentValues {
    /// What follows when a control here has been pressed: a bar of actions closes, say.
    package var afterActivation: (@MainActor () -> Void)? {
        get { self[AfterActivationKey.self] }
        set { self[AfterActivationKey.self] = newValue }
    }
}
