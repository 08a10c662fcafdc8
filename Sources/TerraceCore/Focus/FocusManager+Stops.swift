import TerraceScreen

/// Where the focus can be: the stops of the tree, in its order.
extension FocusManager {
    package func role(of node: ViewNode) -> FocusRole? {
        var role = node.focusRole
        for attachment in node.attachments {
            guard let makes = attachment.makesFocusable else { continue }
            role = makes ? role ?? (attachment.focusInteractions == .edit ? .edit : .activate) : nil
        }
        return role
    }

    package func isFocusable(_ node: ViewNode) -> Bool { canHaveFocus(node) && graph.layers.isInPlay(node) }

    /// Whether it could have the focus if nothing were above it.
    func canHaveFocus(_ node: ViewNode) -> Bool {
        guard node.life != .removed, role(of: node) != nil else { return false }
        let environment = EnvironmentValues(node.environment)
        return environment.isEnabled && environment.isShown
    }

    package func firstFocusable(in node: ViewNode) -> ViewNode? { firstFocusable(in: node) { _ in true } }

    func firstFocusable(in node: ViewNode, where isWanted: (ViewNode) -> Bool) -> ViewNode? {
        if isFocusable(node), isWanted(node) { return node }
        var found: ViewNode?
        node.visitChildren {
            if !$0.isOutOfPlay { found = firstFocusable(in: $0, where: isWanted) }
            return found == nil
        }
        return found
    }

    func lastFocusable(in node: ViewNode) -> ViewNode? {
        var found: ViewNode?
        _ = visitAllBackwards(in: node) {
            found = $0
            return false
        }
        return found
    }

    /// Calls `visit` for the focusable views behind a node in tree order, its own descendants left out, until it returns false.
    ///
    /// - Parameter building: whether rows of lazy containers that nobody has built are built on the way.
    func visitFocusables(after node: ViewNode, building: Bool = true, _ visit: (ViewNode) -> Bool) {
        var current = node
        var stop = Stop(around: node)
        while let parent = current.parent, current === node || !current.isOutOfPlay {
            if let group = stop?.group, current === stop?.part || stop?.part == nil {
                current = group
                stop = Stop(around: group)
                continue
            }
            guard children(of: parent, from: current, forward: true, building, { visitAll(in: $0, building: building, visit) }) else {
                return
            }
            current = parent
        }
    }

    /// The place around a node that is one stop, and the part of it that the node is in: the parts beside it are passed over.
    @MainActor
    private struct Stop {
        let group: ViewNode
        let part: ViewNode?

        init?(around node: ViewNode) {
            var ancestor = node.parent
            while let current = ancestor, current.innerStops == nil { ancestor = current.parent }
            guard let ancestor else { return nil }
            group = ancestor
            part = ancestor.innerPart(around: node)
        }
    }

    func children(
        of node: ViewNode, from child: ViewNode?, forward: Bool, _ building: Bool, _ visit: (ViewNode) -> Bool
    ) -> Bool {
        if let stops = node.innerStops {
            for stop in forward ? stops : ContiguousArray(stops.reversed()) where !visit(stop) { return false }
            return true
        }
        let visitInPlay: (ViewNode) -> Bool = { $0.isOutOfPlay || visit($0) }
        return building
            ? node.visitForFocus(from: child, forward: forward, visitInPlay)
            : node.visitBuiltChildren(from: child, forward: forward, visitInPlay)
    }

    /// The views inside a node that can have focus, in order, the first `limit` of them; rows that are not there are not built.
    package func focusables(in node: ViewNode, limit: Int = .max) -> ContiguousArray<ViewNode> {
        var found: ContiguousArray<ViewNode> = []
        _ = visitAll(in: node, building: false) {
            found.append($0)
            return found.count < limit
        }
        return found
    }

    /// Whether something in a node can have the focus, the actions of a row aside.
    func hasStops(in node: ViewNode) -> Bool {
        var found = false
        if node.isOutOfPlay { return false }
        _ = visitAll(in: node, building: false) {
            found = !$0.isInActionBar(inside: node)
            return !found
        }
        return found
    }

    /// Moves to the next or the previous focusable view inside a node; returns whether there was one.
    package func move(forward: Bool, inside node: ViewNode) -> Bool {
        guard let focused, focused.isInside(node) else { return false }
        var target: ViewNode?
        let take: (ViewNode) -> Bool = {
            if $0 !== node, $0.isInside(node) { target = $0 }
            return false
        }
        if forward { visitFocusables(after: focused, take) } else { visitFocusables(before: focused, take) }
        if let target {
            setFocus(target)
            onward = forward ? 1 : -1
        }
        return target != nil
    }

    /// Whether there is nothing behind (or before) a view that the focus could go to, in the scroll view around its box.
    func isLast(_ node: ViewNode, _ step: Int, around box: Box) -> Bool {
        let scroll = graph.layout.enclosingScrollBoxes(of: box).first { $0.axes.contains(.vertical) }
        guard let area = scroll?.owner as? ViewNode else { return false }
        var isLast = true
        let look: (ViewNode) -> Bool = {
            isLast = !$0.isInside(area) || node.isInside($0)
            return false
        }
        if step > 0 { visitFocusables(after: node, look) } else { visitFocusables(before: node, look) }
        return isLast
    }

    func visitFocusables(before node: ViewNode, building: Bool = true, _ visit: (ViewNode) -> Bool) {
        var current = node
        var stop = Stop(around: node)
        while let parent = current.parent, current === node || !current.isOutOfPlay {
            if let group = stop?.group, current === stop?.part || stop?.part == nil {
                if canHaveFocus(group), !visit(group) { return }
                current = group
                stop = Stop(around: group)
                continue
            }
            guard children(of: parent, from: current, forward: false, building, { visitAllBackwards(in: $0, building: building, visit) }),
                !canHaveFocus(parent) || visit(parent)
            else { return }
            current = parent
        }
    }

    func visitAll(in node: ViewNode, building: Bool = true, _ visit: (ViewNode) -> Bool) -> Bool {
        if canHaveFocus(node), !visit(node) { return false }
        return children(of: node, from: nil, forward: true, building) { visitAll(in: $0, building: building, visit) }
    }

    func visitAllBackwards(in node: ViewNode, building: Bool = true, _ visit: (ViewNode) -> Bool) -> Bool {
        guard children(of: node, from: nil, forward: false, building, { visitAllBackwards(in: $0, building: building, visit) }) else {
            return false
        }
        return !canHaveFocus(node) || visit(node)
    }
}
