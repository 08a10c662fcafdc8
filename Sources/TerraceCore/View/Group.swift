/// Several views as one, without a container: a stack around a group lays out its members, and a modifier applies to each of them.
///
/// ```swift
/// HStack {
///     Group { Text("a"); Text("b") }.padding(1)
/// }
/// ```
public nonisolated struct Group<Content> {
    package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// The views of a group.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        Content._makeNode(view.content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        Content._updateNode(node, view.content)
    }

    /// An implementation detail.
    @MainActor public static var _attachmentCount: Int { Content._attachmentCount }
}
