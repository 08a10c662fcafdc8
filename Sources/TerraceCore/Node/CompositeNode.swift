/// The place of a view that has a body.
package final class CompositeNode<Content: View>: OneChildNode {
    private var view: Content
    private var properties: NodeProperties

    init(_ view: Content, _ inputs: _ViewInputs) {
        self.view = view
        properties = NodeProperties(Content.self)
        super.init(inputs)
        properties.install(in: &self.view, of: self)
        child = Content.Body._makeNode(evaluate(), childInputs)
    }

    override package var isEvaluator: Bool { true }
    override package var viewName: String? { "\(Content.self)" }
    override package var nameForDiagnostics: String { path }

    private func evaluate() -> Content.Body {
        isDirty = false
        graph.statistics.bodies += 1
        return tracked(observing: true) { view.body }
    }

    /// Skips the body when the new value holds nothing new and nothing that the body read has changed (A43).
    func update(_ view: Content) {
        guard isDirty || !properties.isSame(self.view, view) else { return }
        self.view = view
        properties.install(in: &self.view, of: self)
        refresh()
    }

    override package func refresh() {
        properties.updateCustom(in: &view)
        let body = evaluate()
        update { Content.Body._updateNode($0, body) }
    }

    override package var holdsState: Bool { properties.holdState || super.holdsState }
    override package func didUnmount() { properties.uninstall() }
}
