import TerraceScreen

/// In which order a box paints its children.
enum PaintOrder {
    case unknown
    /// As they stand.
    case source
    /// By z index: positions in `children`.
    case sorted(ContiguousArray<Int>)
}

extension Canvas {
    /// What can be seen, in current coordinates.
    package var visibleArea: Rect { clip.offsetBy(x: -origin.x, y: -origin.y) }
}

extension Box {
    /// The place in the parent.
    package final var frame: Rect { Rect(origin: origin, size: size) }

    /// Paints the children that can be seen, each from its own origin.
    package final func paintChildren(_ canvas: Canvas) {
        let count = children.count
        if count == 0 || !showsChildren { return }
        resolvePaintOrder()
        if case .sorted(let positions) = paintOrder {
            for position in positions where position < count { paintChild(children[position], canvas) }
            return
        }
        for position in childRange(touching: canvas.visibleArea) { paintChild(children[position], canvas) }
    }

    /// Paints one child if it can be seen.
    package final func paintChild(_ child: Box, _ canvas: Canvas) {
        if !child.mayTouch(canvas.visibleArea) { return }
        LayoutCounters.current.painted += 1
        canvas.translated(to: child.origin) { child.paint(canvas) }
    }

    /// Whether the box or something that hangs out of it can touch `area` (in the parent's coordinates).
    final func mayTouch(_ area: Rect) -> Bool {
        if area.isEmpty { return false }
        let across = overflow.contains(.horizontal) || (origin.x < area.maxX && origin.x + size.width > area.minX && size.width > 0)
        let along = overflow.contains(.vertical) || (origin.y < area.maxY && origin.y + size.height > area.minY && size.height > 0)
        return across && along
    }

    /// Sorts the children by z index once after a change, if any has one.
    final func resolvePaintOrder() {
        guard case .unknown = paintOrder else { return }
        paintOrder = .source
        var isFlat = true
        for child in children where child.zIndex != 0 { isFlat = false }
        if isFlat { return }
        let indices = children.map(\.zIndex)
        let sorted = children.indices.sorted { indices[$0] == indices[$1] ? $0 < $1 : indices[$0] < indices[$1] }
        paintOrder = .sorted(ContiguousArray(sorted))
    }

    /// The deepest box under `point` (in the box's own coordinates) that is a target, the one painted last first.
    final func hitTest(_ point: Point) -> Box? {
        if passesHits { return nil }
        if showsChildren, !children.isEmpty, childClip?.contains(point) ?? true {
            let offset = childOffset
            let inner = Point(x: point.x - offset.x, y: point.y - offset.y)
            if let hit = hitTestChildren(inner) { return hit }
        }
        return isHitTarget && Rect(origin: .zero, size: size).contains(point) ? self : nil
    }

    private final func hitTestChildren(_ point: Point) -> Box? {
        let area = Rect(x: point.x, y: point.y, width: 1, height: 1)
        resolvePaintOrder()
        if case .sorted(let positions) = paintOrder {
            for position in positions.reversed() where position < children.count {
                if let hit = hitTest(children[position], point, area) { return hit }
            }
            return nil
        }
        for position in childRange(touching: area).reversed() {
            if let hit = hitTest(children[position], point, area) { return hit }
        }
        return nil
    }

    private final func hitTest(_ child: Box, _ point: Point, _ area: Rect) -> Box? {
        guard child.mayTouch(area), clip(for: child)?.contains(point) ?? true else { return nil }
        return child.hitTest(Point(x: point.x - child.origin.x, y: point.y - child.origin.y))
    }
}
