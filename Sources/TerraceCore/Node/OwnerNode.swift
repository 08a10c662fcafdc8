/// A view made from a value that is no view but may hold state: an app.
package nonisolated struct OwnedView<Owner>: PrimitiveView {
    let owner: Owner
    let content: @MainActor (Owner) -> AnyView

    package init(_ owner: Owner, content: @escaping @MainActor (Owner) -> AnyView) {
        self.owner = owner
        self.content = content
    }

    @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { OwnerNode(view, inputs) }
    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: OwnerNode<Owner>.self).update(view)
    }
}

package final class OwnerNode<Owner>: OneChildNode {
    private var owner: Owner
    private var properties: NodeProperties
    private var content: @MainActor (Owner) -> AnyView
    private lazy var parts = PartKeeper(self)

    init(_ view: OwnedView<Owner>, _ inputs: _ViewInputs) {
        owner = view.owner
        content = view.content
        properties = NodeProperties(Owner.self)
        super.init(inputs)
        properties.install(in: &owner, of: self)
        child = AnyView._makeNode(evaluate(), childInputs)
    }

    override package var isEvaluator: Bool { true }
    override package var viewName: String? { "\(Owner.self)" }
    override package var nameForDiagnostics: String { path }

    private func evaluate() -> AnyView {
        isDirty = false
        graph.statistics.bodies += 1
        return tracked(observing: true) { parts.collect { content(owner) } }
    }

    /// What the owner keeps it goes on keeping, whatever else it is made with now.
    func update(_ view: OwnedView<Owner>) {
        owner = view.owner
        content = view.content
        properties.install(in: &owner, of: self)
        refresh()
    }

    override package func refresh() {
        let view = evaluate()
        update { AnyView._updateNode($0, view) }
    }

    override package var holdsState: Bool { properties.holdState || super.holdsState }
    override package func didUnmount() {
        properties.uninstall()
        parts.uninstall()
    }
}
