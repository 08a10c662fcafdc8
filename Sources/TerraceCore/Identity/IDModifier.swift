/// Makes a value part of the identity of a view.
public nonisolated struct _IDModifier<ID: Hashable>: ViewModifier {
    /// No body.
    public typealias Body = Never

    let id: ID

    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        IDNode(modifier.id, content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node, to: IDNode<ID, Modified>.self).update(modifier.id, content)
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { 0 }
}

/// When the id changes, what is inside is another thing: it goes, and a new one is made.
package final class IDNode<ID: Hashable, Content: View>: OneChildNode {
    private var id: ID

    init(_ id: ID, _ content: Content, _ inputs: _ViewInputs) {
        self.id = id
        super.init(inputs)
        child = Content._makeNode(content, childInputs)
    }

    override package var countsAsNode: Bool { false }
    override package var isModifier: Bool { true }

    func update(_ id: ID, _ content: Content) {
        if id == self.id {
            update { Content._updateNode($0, content) }
        } else {
            self.id = id
            replace { Content._makeNode(content, childInputs) }
        }
    }

    override package func scrollTarget(_ id: AnyHashable) -> ViewNode? {
        if let wanted = id.base as? ID, wanted == self.id { return self }
        return super.scrollTarget(id)
    }

    override package func scrollID(of child: ViewNode) -> AnyHashable? { AnyHashable(id) }
}

extension View {
    /// Gives the view an identity: when `id` changes, the view is another one, and its state begins anew. Equal ids at two places
    /// are two identities. `ScrollViewProxy.scrollTo` finds the view by it.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        modifier(_IDModifier(id: id))
    }
}
