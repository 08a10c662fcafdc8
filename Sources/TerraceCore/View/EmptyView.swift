/// A view that shows nothing and takes no room.
public nonisolated struct EmptyView: PrimitiveView {
    /// Nothing.
    public init() {}

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { EmptyNode(inputs) }
    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {}
}

package final class EmptyNode: ViewNode {
    override package var countsAsNode: Bool { false }
}
