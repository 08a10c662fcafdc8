/// A view that is updated only when it is given another value, by its `==`.
///
/// ```swift
/// struct Parity: View, Equatable {
///     let number: Int
///     nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }
///     var body: some View { Text(number % 2 == 0 ? "even" : "odd") }
/// }
/// let view = EquatableView(content: Parity(number: 2))
/// ```
public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
    /// The view.
    public var content: Content

    /// A view that is compared by `==`.
    public init(content: Content) {
        self.content = content
    }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        EquatableNode(view.content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: EquatableNode<Content>.self).update(view.content)
    }
}

package final class EquatableNode<Content: View & Equatable>: OneChildNode {
    private var view: Content

    init(_ view: Content, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        child = Content._makeNode(view, childInputs)
    }

    override package var countsAsNode: Bool { false }

    func update(_ view: Content) {
        guard view != self.view else { return }
        self.view = view
        update { Content._updateNode($0, view) }
    }
}

extension View where Self: Equatable {
    /// Keeps the view as it is while it is given values that are equal by its `==`, even when their properties differ. What it reads of
    /// its own state, and of models, updates it all the same.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
