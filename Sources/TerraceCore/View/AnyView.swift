/// A view with its type erased. At one place, a view of the same type is updated; a view of another type replaces it (A23).
///
/// ```swift
/// func icon(_ name: String?) -> AnyView {
///     if let name { AnyView(Text(name)) } else { AnyView(EmptyView()) }
/// }
/// ```
public nonisolated struct AnyView: PrimitiveView {
    let storage: ErasedView

    /// Erases a view's type; an `AnyView` stays what it is.
    public init<Content: View>(_ view: Content) {
        if let view = view as? AnyView { self = view } else { storage = TypedView(view) }
    }

    /// Erases a view's type.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        AnyViewNode(view.storage, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: AnyViewNode.self).update(view.storage)
    }
}

/// A view behind a class, so that nodes can be made and updated without knowing its type.
package nonisolated class ErasedView {
    package var type: ObjectIdentifier { ObjectIdentifier(Self.self) }
    @MainActor package func makeNode(_ inputs: _ViewInputs) -> ViewNode { EmptyNode(inputs) }
    @MainActor package func updateNode(_ node: ViewNode) {}
    /// The views in it, as a container of the program's own is given them.
    @MainActor func pieces(at path: PiecePath) -> [ViewPiece] { [] }
}

package nonisolated final class TypedView<Content: View>: ErasedView {
    private let content: Content

    package init(_ content: Content) {
        self.content = content
    }

    @MainActor override package func makeNode(_ inputs: _ViewInputs) -> ViewNode { Content._makeNode(content, inputs) }
    @MainActor override package func updateNode(_ node: ViewNode) { Content._updateNode(node, content) }
    @MainActor override func pieces(at path: PiecePath) -> [ViewPiece] { ViewPiece.erased(content, at: path) }
}

package final class AnyViewNode: OneChildNode {
    private var type: ObjectIdentifier

    init(_ view: ErasedView, _ inputs: _ViewInputs) {
        type = view.type
        super.init(inputs)
        child = view.makeNode(childInputs)
    }

    override package var countsAsNode: Bool { false }
    override package var isOpenEnded: Bool { true }

    func update(_ view: ErasedView) {
        if view.type == type {
            update(view.updateNode)
        } else {
            type = view.type
            replace { view.makeNode(childInputs) }
        }
    }
}
