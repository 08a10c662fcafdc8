/// Where a modifier stands in the tree, for what is shown elsewhere on its behalf.
@MainActor
package final class NodeHandle {
    package fileprivate(set) weak var node: ViewNode?

    nonisolated package init() {}
}

/// Notes the place that it is attached to.
package nonisolated struct NodeHandleModifier: AttachmentModifier {
    package typealias Body = Never

    private let handle: NodeHandle

    package init(_ handle: NodeHandle) { self.handle = handle }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> NodeHandleAttachment { NodeHandleAttachment(handle, inputs) }
    @MainActor package func update(_ attachment: NodeHandleAttachment) {}
}

package final class NodeHandleAttachment: Attachment {
    private let handle: NodeHandle

    init(_ handle: NodeHandle, _ inputs: _ViewInputs) {
        self.handle = handle
        super.init(inputs)
    }

    override package func mounted() { if !graph.isShadow { handle.node = node } }
}
