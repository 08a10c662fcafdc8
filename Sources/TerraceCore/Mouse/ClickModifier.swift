/// Runs an action when the view is clicked, without making it a stop for the focus: for parts of a control that the keyboard works as one.
package nonisolated struct ClickModifier: AttachmentModifier {
    package typealias Body = Never

    let action: () -> Void

    package init(_ action: @escaping () -> Void) { self.action = action }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ClickAttachment { ClickAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ClickAttachment) { attachment.action = action }
}

package final class ClickAttachment: Attachment {
    fileprivate var action: () -> Void

    init(_ modifier: ClickModifier, _ inputs: _ViewInputs) {
        action = modifier.action
        super.init(inputs)
    }

    override package func wantsClick(_ clicks: Int) -> Bool { isUsable }
    override package func click(_ clicks: Int) { action() }
}
