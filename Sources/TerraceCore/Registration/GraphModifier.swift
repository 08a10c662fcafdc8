/// Hands the graph to whoever keeps things beside the tree, before what is inside is made.
package nonisolated struct GraphModifier: AttachmentModifier {
    package typealias Body = Never

    private let take: @MainActor (Graph) -> Void

    package init(_ take: @escaping @MainActor (Graph) -> Void) { self.take = take }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> Attachment {
        if !inputs.graph.isShadow { take(inputs.graph) }
        return inputs.makePlainAttachment()
    }

    @MainActor package func update(_ attachment: Attachment) {}
}
