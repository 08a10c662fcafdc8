/// Several views side by side in a builder; whatever holds them lays them out.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
    /// The views.
    public let value: (repeat each Content)

    /// Several views as one.
    public init(_ content: repeat each Content) {
        value = (repeat each content)
    }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        TupleNode(view, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: TupleNode<repeat each Content>.self).update(view)
    }
}

/// A fixed list of children, one for each place in the builder. An absent optional still holds its place (A7).
package final class TupleNode<each Content: View>: ViewNode {
    private var children: ContiguousArray<ViewNode> = []

    init(_ view: TupleView<repeat each Content>, _ inputs: _ViewInputs) {
        super.init(inputs)
        let inputs = childInputs
        for content in repeat each view.value { children.append(Self.make(content, inputs)) }
    }

    override package var countsAsNode: Bool { false }

    private static func make<C: View>(_ content: C, _ inputs: _ViewInputs) -> ViewNode {
        C._makeNode(content, inputs)
    }

    private static func update<C: View>(_ node: ViewNode, _ content: C) {
        C._updateNode(node, content)
    }

    func update(_ view: TupleView<repeat each Content>) {
        var index = 0
        for content in repeat each view.value {
            Self.update(children[index], content)
            index += 1
        }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        for child in children where !visit(child) { return false }
        return true
    }
}
