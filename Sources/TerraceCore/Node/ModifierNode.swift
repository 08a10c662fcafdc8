/// The place of a modifier that has a body.
package final class ModifierNode<Modifier: ViewModifier>: OneChildNode {
    private var modifier: Modifier
    private var properties: NodeProperties
    fileprivate(set) var content: ErasedView
    fileprivate var revision = 0

    init(_ modifier: Modifier, _ content: ErasedView, _ inputs: _ViewInputs) {
        self.modifier = modifier
        self.content = content
        properties = NodeProperties(Modifier.self)
        super.init(inputs)
        properties.install(in: &self.modifier, of: self)
        child = Modifier.Body._makeNode(evaluate(), childInputs)
    }

    override package var isModifier: Bool { true }
    override package var isEvaluator: Bool { true }
    override package var viewName: String? { "\(Modifier.self)" }
    override package var nameForDiagnostics: String { path }

    private func evaluate() -> Modifier.Body {
        isDirty = false
        graph.statistics.bodies += 1
        return tracked(observing: true) { modifier.body(content: _ViewModifier_Content()) }
    }

    func update(_ modifier: Modifier, _ content: ErasedView) {
        self.content = content
        revision += 1
        if isDirty || !properties.isSame(self.modifier, modifier) {
            self.modifier = modifier
            properties.install(in: &self.modifier, of: self)
            refresh()
        }
        // The body may have stayed as it is while what it stands around was given new values.
        if let child { updateContent(below: child) }
    }

    override package func refresh() {
        let body = evaluate()
        update { Modifier.Body._updateNode($0, body) }
    }

    private func updateContent(below node: ViewNode) {
        if let place = node as? ModifiedContentNode<Modifier>, place.owner === self {
            place.update()
        } else {
            node.visitChildren {
                updateContent(below: $0)
                return true
            }
        }
    }

    override package var holdsState: Bool { properties.holdState || super.holdsState }
    override package func didUnmount() { properties.uninstall() }
}

/// One use of a modifier's content in its body.
package final class ModifiedContentNode<Modifier: ViewModifier>: OneChildNode {
    private(set) weak var owner: ModifierNode<Modifier>?
    private var revision = 0

    override package init(_ inputs: _ViewInputs) {
        super.init(inputs)
        var node = inputs.parent
        while let current = node, owner == nil {
            owner = current as? ModifierNode<Modifier>
            node = current.parent
        }
        guard let owner else {
            graph.diagnostics.report("The content of \(Modifier.self) is used outside its body and shows nothing.")
            return
        }
        revision = owner.revision
        child = owner.content.makeNode(childInputs)
    }

    override package var countsAsNode: Bool { false }
    override package var isModifier: Bool { true }

    func update() {
        guard let owner, revision != owner.revision else { return }
        revision = owner.revision
        update(owner.content.updateNode)
    }
}
