/// A part of the screen, described as a value.
///
/// A view is cheap and thrown away at will; what lasts is its place in the tree, which keeps its state and its focus.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///     var body: some View {
///         VStack {
///             Text("Hello")
///             Text(name).bold()
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`.
    associatedtype Body: View

    /// What the view is made of. It is evaluated when the view is new, was given other values, or when something that it read has
    /// changed; it must have no side effects.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node of a view. An implementation detail; views of yours get theirs from `body`.
    @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
    /// Gives a node that this type made a new view value. An implementation detail.
    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self)
    /// How many attachments this type's modifiers add to the node. An implementation detail.
    @MainActor static var _attachmentCount: Int { get }
    /// The type without its modifiers, for diagnostics. An implementation detail.
    @MainActor static var _shownType: Any.Type { get }
}

extension View {
    /// Makes a node that evaluates `body`. An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        CompositeNode(view, inputs)
    }

    /// Gives the node a new value. An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
    }

    /// None. An implementation detail.
    @MainActor public static var _attachmentCount: Int { 0 }

    /// The type itself. An implementation detail.
    @MainActor public static var _shownType: Any.Type { Self.self }
}

extension View {
    /// For debugging elsewhere, where it says why a body is evaluated; here it says nothing, since the terminal is the program's screen.
    public static func _printChanges() {}
    /// For debugging elsewhere, where it logs why a body is evaluated; here it says nothing.
    public static func _logChanges() {}
}

/// A view that the framework draws itself: it has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// A primitive view has no body; it is never asked for one.
    @MainActor public var body: Never {
        preconditionFailure("\(Self.self) is drawn by the framework and has no body; do not call `body` of it.")
    }
}

extension Never: View {
    /// There is no value of this type.
    @MainActor public var body: Never {
        preconditionFailure("There is no value of type Never.")
    }
}
