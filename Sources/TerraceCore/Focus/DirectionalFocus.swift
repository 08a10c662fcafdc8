import TerraceScreen

extension FocusManager {
    /// Moves to the nearest focusable view in a direction: first those that stand in the way of the focused one, then those aside. A
    /// section counts as one view; in it, the nearest is taken. Returns whether there was one.
    package func move(_ direction: MoveCommandDirection) -> Bool {
        guard let focused, let box = focused.firstBox else { return false }
        let here = graph.layout.rectInRoot(of: box)
        // A scroll view is left when there is nothing more in it. What is a window away is found first; all the rest of a long list is
        // looked at only when there is nothing.
        let areas: [Box] = graph.layout.enclosingScrollBoxes(of: box) + [graph.layers.top?.panel ?? graph.layout.content].compactMap { $0 }
        for area in areas {
            for reach in [graph.size.width + graph.size.height, Length.infinity] {
                guard let target = nearest(direction, from: here, reach: reach, focused, in: area) else { continue }
                choose(userTarget(target))
                onward = direction == .down ? 1 : direction == .up ? -1 : 0
                return true
            }
            // What nothing in it leads to is scrolled to.
            if let scroll = area as? ScrollBox, scroll !== graph.layout.window, scroll.scroll(byUser: direction.line) {
                graph.needsPaint = true
                return true
            }
        }
        return false
    }

    private func nearest(
        _ direction: MoveCommandDirection, from here: Rect, reach: Int, _ focused: ViewNode, in area: Box
    ) -> ViewNode? {
        var candidates: [ObjectIdentifier: (node: ViewNode, rect: Rect)] = [:]
        var inSections: [ObjectIdentifier: [(node: ViewNode, rect: Rect)]] = [:]
        let band = direction.band(beside: here, reach: reach)
        area.visitDescendants(touching: band, origin: graph.layout.rectInRoot(of: area).origin) { box in
            guard let target = self.focusTarget(of: box), target !== focused, let first = target.firstBox else { return }
            let rect = graph.layout.rectInRoot(of: first)
            if let section = target.section(without: focused) {
                inSections[ObjectIdentifier(section), default: []].append((target, rect))
                let frame = section.firstBox.map(graph.layout.rectInRoot) ?? rect
                candidates[ObjectIdentifier(section)] = (section, frame)
            } else {
                candidates[ObjectIdentifier(target)] = (target, rect)
            }
        }
        let ahead = candidates.values.filter { direction.leads(from: here, to: $0.rect) }
        guard let best = ahead.min(by: { Self.isNearer($0, $1, direction, here) }) else { return nil }
        guard let members = inSections[ObjectIdentifier(best.node)] else { return best.node }
        return members.min { Self.isNearer($0, $1, direction, here) }?.node
    }

    private static func isNearer(
        _ a: (node: ViewNode, rect: Rect), _ b: (node: ViewNode, rect: Rect), _ direction: MoveCommandDirection, _ here: Rect
    ) -> Bool {
        let left = direction.distance(from: here, to: a.rect)
        let right = direction.distance(from: here, to: b.rect)
        return left == right ? TreeOrder.isBefore(a.node, b.node) : left < right
    }

    /// The focusable view that a box is the box of: its node's, or a composite's around that.
    private func focusTarget(of box: Box) -> ViewNode? {
        guard var node = box.owner as? ViewNode, node.life != .removed else { return nil }
        while true {
            if isFocusable(node) { return node }
            guard let parent = node.parent, !(parent is BoxHolder) else { return nil }
            node = parent
        }
    }
}

extension MoveCommandDirection {
    /// A line or a column that way.
    fileprivate var line: Point {
        switch self {
        case .up: Point(x: 0, y: -1)
        case .down: Point(x: 0, y: 1)
        case .left: Point(x: -1, y: 0)
        case .right: Point(x: 1, y: 0)
        }
    }

    /// What lies on that side of a rectangle, as far as `reach`.
    fileprivate func band(beside here: Rect, reach: Int) -> Rect {
        let wide = 2 * reach + 1
        return switch self {
        case .up: Rect(x: here.minX - reach, y: here.minY - reach, width: wide, height: reach)
        case .down: Rect(x: here.minX - reach, y: here.maxY, width: wide, height: reach)
        case .left: Rect(x: here.minX - reach, y: here.minY - reach, width: reach, height: wide)
        case .right: Rect(x: here.maxX, y: here.minY - reach, width: reach, height: wide)
        }
    }

    /// Whether a rectangle lies on that side: beyond the edge.
    fileprivate func leads(from here: Rect, to there: Rect) -> Bool {
        switch self {
        case .up: there.maxY <= here.minY
        case .down: there.minY >= here.maxY
        case .left: there.maxX <= here.minX
        case .right: there.minX >= here.maxX
        }
    }

    /// How far it is: not in the way, then the way, then the way aside.
    fileprivate func distance(from here: Rect, to there: Rect) -> (Int, Int, Int) {
        let isVertical = self == .up || self == .down
        let way =
            switch self {
            case .up: here.minY - there.maxY
            case .down: there.minY - here.maxY
            case .left: here.minX - there.maxX
            case .right: there.minX - here.maxX
            }
        let aside =
            isVertical
            ? max(there.minX - here.maxX + 1, here.minX - there.maxX + 1, 0)
            : max(there.minY - here.maxY + 1, here.minY - there.maxY + 1, 0)
        return (aside == 0 ? 0 : 1, way, aside)
    }
}

extension Box {
    /// Calls `visit` for every box below that touches `area`, in the window's coordinates, as does `origin`, the box's own place. What
    /// this box clips is visited all the same, because it can be scrolled to; what others clip is not.
    fileprivate func visitDescendants(touching area: Rect, origin: Point, _ visit: (Box) -> Void) {
        guard showsChildren else { return }
        let inner = Point(x: origin.x + childOffset.x, y: origin.y + childOffset.y)
        for position in childRange(touching: area.offsetBy(x: -inner.x, y: -inner.y)) where position < children.count {
            let child = children[position]
            let place = Point(x: inner.x + child.origin.x, y: inner.y + child.origin.y)
            let touches = !Rect(origin: place, size: child.size).intersection(area).isEmpty
            if touches { visit(child) }
            guard touches || !child.overflow.isEmpty else { continue }
            let visible = child.childClip.map { $0.offsetBy(x: place.x, y: place.y).intersection(area) } ?? area
            child.visitDescendants(touching: visible, origin: place, visit)
        }
    }
}
