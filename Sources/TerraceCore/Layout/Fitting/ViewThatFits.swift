/// The first of several views whose ideal size fits what there is, else the last.
///
/// Only the view that is shown has state, focus and a life; the others are measured as they are when new.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     Text("A long explanation of what this is")
///     Text("What this is")
/// }
/// ```
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    fileprivate let axes: Axis.Set
    fileprivate let content: Content

    /// The first view that fits along `axes`.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    fileprivate var candidates: [ErasedView] { (content as? any ViewList)?.members ?? [TypedView(content)] }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        FittingNode(view.candidates, axes: view.axes, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: FittingNode.self).update(view.candidates, axes: view.axes)
    }
}

/// A view that stands for several, each of which can be made alone.
package nonisolated protocol ViewList {
    var members: [ErasedView] { get }
}

extension TupleView: ViewList {
    package var members: [ErasedView] {
        var members: [ErasedView] = []
        for content in repeat each value { Self.append(content, to: &members) }
        return members
    }

    private static func append<C: View>(_ content: C, to members: inout [ErasedView]) {
        if let list = content as? any ViewList { members += list.members } else { members.append(TypedView(content)) }
    }
}

extension Group: ViewList where Content: View {
    package var members: [ErasedView] { (content as? any ViewList)?.members ?? [TypedView(content)] }
}
