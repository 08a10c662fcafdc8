/// A link in a row of a list that may be out of sight.
///
/// Programs hide the mark of a link by laying it, without a label or not opaque, behind what the row shows; it is the row that is pressed.
package nonisolated struct RowLinkModifier: AttachmentModifier {
    package typealias Body = Never

    let hasLabel: Bool
    let action: @MainActor () -> Void

    package init(hasLabel: Bool, action: @escaping @MainActor () -> Void) {
        self.hasLabel = hasLabel
        self.action = action
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> RowLinkAttachment { RowLinkAttachment(self, inputs) }
    @MainActor package func update(_ attachment: RowLinkAttachment) {
        attachment.modifier = self
        attachment.settle()
    }
}

package final class RowLinkAttachment: Attachment {
    fileprivate var modifier: RowLinkModifier
    private weak var list: ListNode?

    init(_ modifier: RowLinkModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        list = node.flatMap(ListNode.around)
        settle()
    }

    override package func removed() { list?.hiddenLinks.removeAll { $0 === self } }

    /// Tells the list whether it is the row that stands for the link.
    fileprivate func settle() {
        guard let node, let list else { return }
        let isHidden = !modifier.hasLabel || !EnvironmentValues(node.environment).isShown
        if isHidden == list.hiddenLinks.contains(where: { $0 === self }) { return }
        if isHidden { list.hiddenLinks.append(self) } else { removed() }
    }

    func follow() -> Bool {
        guard let node, EnvironmentValues(node.environment).isEnabled, graph.layers.isInPlay(node) else { return false }
        modifier.action()
        return true
    }
}

extension ListNode {
    /// The link out of sight that a row stands for.
    func hiddenLink(in row: ViewNode) -> RowLinkAttachment? {
        hiddenLinks.first { link in link.node.map { $0.isInside(row) } ?? false }
    }
}
