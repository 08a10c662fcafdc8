/// What stands above, below and in the bars of a screen, besides what is shown in it.
package struct ScreenParts {
    /// In front of the title: the way back.
    package var back: AnyView?
    package var title: AnyView?
    /// Whether the title stands in the middle, and not where lines begin.
    package var isTitleCentered = true
    /// A line below the title.
    package var search: AnyView?
    package var showsBar = true
    package var showsBottomBar = true
    /// Keys that nobody inside had a use for.
    package var handle: (@MainActor (KeyPress) -> Bool)?

    package init() {}
}

/// A screen: a line with the title and what belongs to it, the content, and lines below. What the content registers decides about them.
package nonisolated struct ScreenView<Content: View>: PrimitiveView {
    let content: Content
    /// Makes the parts out of what was registered, from the innermost out.
    let parts: @MainActor ([Any]) -> ScreenParts

    package init(_ content: Content, parts: @escaping @MainActor ([Any]) -> ScreenParts) {
        self.content = content
        self.parts = parts
    }

    @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ScreenNode(view.parts, inputs)
        node.begin { Content._makeNode(view.content, $0) }
        return node
    }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: ScreenNode.self).update(view.parts) { Content._updateNode($0, view.content) }
    }
}

private struct WeakScreen { weak var node: ScreenNode? }

private enum ScreenKey: EnvironmentKey {
    static let defaultValue = WeakScreen()
}

extension EnvironmentValues {
    /// The screen that a view is shown in, if it is in one.
    package var screen: ScreenNode? {
        get { self[ScreenKey.self].node }
        set { self[ScreenKey.self] = WeakScreen(node: newValue) }
    }
}
