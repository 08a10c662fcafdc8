import TerraceScreen

/// A part of the screen that focus stays in, with a name for what is preferred in it.
public nonisolated struct _FocusScopeModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let namespace: Namespace.ID

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> FocusScopeAttachment { FocusScopeAttachment(self, inputs) }
    @MainActor package func update(_ attachment: FocusScopeAttachment) { attachment.namespace = namespace }
}

package final class FocusScopeAttachment: Attachment {
    fileprivate(set) var namespace: Namespace.ID

    init(_ modifier: _FocusScopeModifier, _ inputs: _ViewInputs) {
        namespace = modifier.namespace
        super.init(inputs)
    }
}

/// A part of the screen that arrows can lead into from afar.
public nonisolated struct _FocusSectionModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> FocusSectionAttachment { FocusSectionAttachment(inputs) }
    @MainActor package func update(_ attachment: FocusSectionAttachment) {}
}

package final class FocusSectionAttachment: Attachment {}

extension ViewNode {
    /// The innermost focus scope that this node is in, or is.
    final var focusScope: ViewNode? { nearest { $0 is FocusScopeAttachment } }

    /// The outermost section around this node that `other` is not in.
    final func section(without other: ViewNode) -> ViewNode? {
        var found: ViewNode?
        var next: ViewNode? = self
        while let node = next, !other.isInside(node) {
            if node.attachments.contains(where: { $0 is FocusSectionAttachment }) { found = node }
            next = node.parent
        }
        return found
    }

    private final func nearest(_ isWanted: (Attachment) -> Bool) -> ViewNode? {
        var next: ViewNode? = self
        while let node = next {
            if node.attachments.contains(where: isWanted) { return node }
            next = node.parent
        }
        return nil
    }
}

extension View {
    /// Makes the view a scope of focus: when the focused view in it goes, focus goes to another in it as long as there is one, and
    /// `prefersDefaultFocus(_:in:)` refers to it by its name.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(_FocusScopeModifier(namespace: namespace))
    }

    /// Makes the view a section: an arrow key that leads towards it goes to the view in it that is nearest, wherever in the section that
    /// stands. Tab visits all views of a section before it leaves, as it does in any container: its order is that of the tree.
    ///
    /// ```swift
    /// HStack {
    ///     VStack { Button("1") {}; Button("2") {} }.focusSection()
    ///     VStack { Button("3") {}; Button("4") {} }.focusSection()
    /// }
    /// ```
    public nonisolated func focusSection() -> some View {
        modifier(_FocusSectionModifier())
    }
}
