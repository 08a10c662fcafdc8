/// A modifier that becomes an attachment of the node of the view it modifies.
package protocol AttachmentModifier: ViewModifier where Body == Never {
    associatedtype Made: Attachment
    @MainActor func makeAttachment(_ inputs: _ViewInputs) -> Made
    /// Gives the attachment that this type made the new values.
    @MainActor func update(_ attachment: Made)
}

extension AttachmentModifier {
    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        let attachment = modifier.makeAttachment(inputs)
        let node = Modified._makeNode(content, inputs)
        attachment.attach(to: node)
        return node
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        // From the inside out, as they were made, so that callbacks come in the order in which they are written.
        Modified._updateNode(node, content)
        modifier.update(unsafeDowncast(node.attachments[Modified._attachmentCount], to: Made.self))
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { Modified._attachmentCount + 1 }
}
