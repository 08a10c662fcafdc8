/// A change to a view, described as a value. It may own state, which lives as long as the place of the view it modifies.
///
/// ```swift
/// struct Framed: ViewModifier {
///     func body(content: Content) -> some View {
///         content.padding(1).border(.red)
///     }
/// }
/// let view = Text("a").modifier(Framed())
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// Stands for the view being modified; it may be used any number of times, each a place of its own.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// An implementation detail.
    @MainActor static func _makeNode<Modified: View>(_ modifier: Self, _ content: Modified, _ inputs: _ViewInputs) -> _ViewNode
    /// An implementation detail.
    @MainActor static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified)
    /// An implementation detail.
    @MainActor static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int
}

extension ViewModifier {
    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        ModifierNode<Self>(modifier, TypedView(content), inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node, to: ModifierNode<Self>.self).update(modifier, TypedView(content))
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { 0 }
}

extension ViewModifier where Body == Never {
    /// A modifier of the framework has no body; it is never asked for one.
    @MainActor public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by the framework and has no body; do not call `body(content:)` of it.")
    }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// A view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        Modifier._makeNode(view.modifier, view.content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        Modifier._updateNode(node, view.modifier, view.content)
    }

    /// An implementation detail.
    @MainActor public static var _attachmentCount: Int { Modifier._attachmentCount(Content.self) }

    /// An implementation detail.
    @MainActor public static var _shownType: Any.Type { Content._shownType }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The inner modifier, then the outer one.
    @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// A modifier that applies this one and then another.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Stands, in the body of a modifier, for the view being modified.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        ModifiedContentNode<Modifier>(inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: ModifiedContentNode<Modifier>.self).update()
    }
}
