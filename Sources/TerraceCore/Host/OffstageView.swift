/// Views that are there and are not seen: their keyboard shortcuts act, and nothing leads to them.
package nonisolated struct OffstageView<Content: View>: PrimitiveView {
    let content: Content

    package init(_ content: Content) { self.content = content }

    @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { OffstageNode(view.content, inputs) }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
        let node = unsafeDowncast(node, to: OffstageNode<Content>.self)
        node.update { Content._updateNode($0, view.content) }
    }
}

package final class OffstageNode<Content: View>: OneChildNode, Offstage {
    init(_ content: Content, _ inputs: _ViewInputs) {
        super.init(inputs)
        child = Content._makeNode(content, childInputs.eager)
    }

    override package var countsAsNode: Bool { false }
    override package var isOutOfPlay: Bool { true }
    override package func noteBoxesChanged() -> Bool { true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {}
    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {}
}

/// Out of play for the focus, and of use all the same.
@MainActor
protocol Offstage: ViewNode {}
