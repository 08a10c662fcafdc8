/// A view that belongs to a place and is shown in a bar of the screen around it.
package struct Portal {
    let id: AnyHashable
    let slot: ScreenSlot
    let content: AnyView

    package init(id: AnyHashable, slot: ScreenSlot, content: AnyView) {
        self.id = id
        self.slot = slot
        self.content = content
    }
}

/// Shows views in the bars of the screen around. They see the environment of the view that is modified, come and go with it, and follow
/// it in the order of the focus.
package nonisolated struct PortalModifier: ViewModifier {
    package typealias Body = Never

    let portals: [Portal]

    package init(_ portals: [Portal]) { self.portals = portals }

    @MainActor package static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        let watch = PortalWatch(inputs)
        let node = PortalsNode(modifier.portals, content, inputs)
        watch.attach(to: node)
        return node
    }

    @MainActor package static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node, to: PortalsNode<Modified>.self).update(modifier.portals, content)
    }

    @MainActor package static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { 1 }
}

/// Tells the screen when the place goes to sleep or wakes.
package final class PortalWatch: Attachment {
    override package func slept() { EnvironmentValues(node?.environment).screen?.portalsChanged() }
    override package func woke() { EnvironmentValues(node?.environment).screen?.portalsChanged() }
}

package final class PortalsNode<Content: View>: ViewNode {
    private var content: ViewNode?
    private var portals: ContiguousArray<PortalNode> = []

    init(_ portals: [Portal], _ content: Content, _ inputs: _ViewInputs) {
        super.init(inputs)
        self.content = Content._makeNode(content, childInputs)
        update(portals)
    }

    override package var isModifier: Bool { true }
    override package var countsAsNode: Bool { false }
    override package var onlyChild: ViewNode? { content }

    func update(_ portals: [Portal], _ content: Content) {
        if let node = self.content { Content._updateNode(node, content) }
        update(portals)
    }

    private func update(_ new: [Portal]) {
        if graph.isShadow { return }
        var known: [AnyHashable: PortalNode] = [:]
        for portal in portals { known[portal.id] = portal }
        var now: ContiguousArray<PortalNode> = []
        for portal in new {
            if let node = known[portal.id], node.slot == portal.slot {
                known[portal.id] = nil
                node.update(portal)
                now.append(node)
            } else if !now.contains(where: { $0.id == portal.id }) {
                now.append(PortalNode(portal, childInputs.eager))
            }
        }
        portals = now
        for node in known.values { removeChild(node) }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        if let content, !visit(content) { return false }
        for portal in portals where !visit(portal) { return false }
        return true
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { content?.collectBoxes(into: &boxes) }
    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        content?.collectSegments(into: &segments)
    }
}

/// The place of one such view: its boxes stand in the screen's bar.
package final class PortalNode: BoxHolder {
    let id: AnyHashable
    let slot: ScreenSlot
    private var content: ViewNode?
    private weak var screen: ScreenNode?
    private(set) var boxes: ContiguousArray<Box> = []

    init(_ portal: Portal, _ inputs: _ViewInputs) {
        id = portal.id
        slot = portal.slot
        screen = EnvironmentValues(inputs.environment).screen
        super.init(inputs)
        content = AnyView._makeNode(portal.content, childInputs)
        assembleBoxes()
        screen?.add(self)
    }

    override package var countsAsNode: Bool { false }

    func update(_ portal: Portal) {
        if let content { AnyView._updateNode(content, portal.content) }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {}

    override package func assembleBoxes() {
        boxes.removeAll()
        content?.collectBoxes(into: &boxes)
        screen?.portalsChanged()
    }

    override package func didUnmount() { screen?.remove(self) }
}
