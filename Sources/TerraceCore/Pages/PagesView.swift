/// One of several views that stand at the same place.
package struct Page {
    let id: AnyHashable
    let isShown: Bool
    /// Whether it is made before it is first shown.
    let isMadeEarly: Bool
    let environment: ((inout EnvironmentValues) -> Void)?
    /// Leaves the page by Escape; nil where there is nothing to leave for.
    let leave: (@MainActor () -> Bool)?
    let content: @MainActor () -> AnyView

    package init(
        id: AnyHashable, isShown: Bool, isMadeEarly: Bool = false, environment: ((inout EnvironmentValues) -> Void)? = nil,
        leave: (@MainActor () -> Bool)? = nil, content: @escaping @MainActor () -> AnyView
    ) {
        self.id = id
        self.isShown = isShown
        self.isMadeEarly = isMadeEarly
        self.environment = environment
        self.leave = leave
        self.content = content
    }
}

/// Views of which some are shown: the screens of a stack, the tabs of a tab view, the columns of a split view. Those that were shown
/// once keep their state while they are not; what is in them has disappeared, and is out of play.
package nonisolated struct PagesView: PrimitiveView {
    let pages: [Page]

    package init(_ pages: [Page]) { self.pages = pages }

    @MainActor package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { PagesNode(view.pages, inputs) }

    @MainActor package static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: PagesNode.self).update(view.pages)
    }
}
