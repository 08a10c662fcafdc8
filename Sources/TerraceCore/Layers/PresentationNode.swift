/// Shows something above the window while there is something to show.
package nonisolated struct PresentationModifier: ViewModifier {
    package typealias Body = Never

    let presentation: Presentation?

    package init(_ presentation: Presentation?) { self.presentation = presentation }

    @MainActor package static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        PresentationNode(modifier.presentation, content, inputs)
    }

    @MainActor package static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node, to: PresentationNode<Modified>.self).update(modifier.presentation, content)
    }

    @MainActor package static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { 0 }
}

/// The place that presents: what it presents stands below it in the tree, sees its environment and goes with it, and is drawn elsewhere.
package final class PresentationNode<Content: View>: ViewNode, Presenter {
    private var presentation: Presentation?
    private var content: ViewNode?
    private var layer: LayerNode?

    init(_ presentation: Presentation?, _ content: Content, _ inputs: _ViewInputs) {
        self.presentation = presentation
        super.init(inputs)
        self.content = Content._makeNode(content, childInputs)
        present()
    }

    override package var isModifier: Bool { true }
    override package var countsAsNode: Bool { false }

    func update(_ presentation: Presentation?, _ content: Content) {
        if let node = self.content { Content._updateNode(node, content) }
        self.presentation = presentation
        refresh()
    }

    override package func refresh() {
        isDirty = false
        if let layer, presentation?.id != layer.presentation.id {
            self.layer = nil
            removeChild(layer)
        }
        if let layer, let presentation { layer.update(presentation) } else { present() }
    }

    private func present() {
        guard let presentation, !graph.isShadow, graph.layers.admits(self) else {
            graph.layers.stopWaiting(self)
            if presentation != nil, !graph.isShadow { graph.layers.wait(self) }
            return
        }
        var values = EnvironmentValues(environment)
        values.isEnabled = true
        values.isShown = true
        presentation.environment(&values)
        var inputs = childInputs.eager
        inputs.environment = values.head
        layer = LayerNode(presentation, inputs)
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        if let content, !visit(content) { return false }
        return layer.map(visit) ?? true
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { content?.collectBoxes(into: &boxes) }
    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        content?.collectSegments(into: &segments)
    }

    override package func didUnmount() { graph.layers.stopWaiting(self) }
}

/// A place that wants to present something.
@MainActor
protocol Presenter: ViewNode {}
