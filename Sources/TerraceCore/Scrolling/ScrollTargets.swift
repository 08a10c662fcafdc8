import TerraceScreen

/// The scroll view that a place is, or stands around, and the views with ids in it.
@MainActor
struct ScrollTargets {
    let node: ViewNode
    let scroll: ScrollBox

    init?(_ node: ViewNode?) {
        guard let node, let scroll = node.firstBox.flatMap(Self.firstScrollBox), scroll.content != nil else { return nil }
        self.node = node
        self.scroll = scroll
    }

    private static func firstScrollBox(_ box: Box) -> ScrollBox? {
        var next: Box? = box
        while let here = next {
            if let scroll = here as? ScrollBox { return scroll }
            next = here.traitSource
        }
        return nil
    }

    /// Where the view with an id stands, in the content's coordinates, with what pinned headers need beside it; nil if there is none, or it has not been placed yet.
    func rect(of id: AnyHashable) -> Rect? {
        guard let box = node.scrollTarget(id)?.firstBox, !box.needsPlacement else { return nil }
        return node.graph.layout.uncovered(Rect(origin: .zero, size: box.size), of: box, in: scroll)
    }

    /// What `matches` makes of the id of the first view that can be seen: stacks find it without looking at all.
    func firstID<ID>(_ matches: (AnyHashable) -> ID?) -> ID? {
        guard let content = scroll.content else { return nil }
        let area = scroll.visibleRect
        return firstID(in: content, area.offsetBy(x: -content.origin.x, y: -content.origin.y), matches)
    }

    private func firstID<ID>(in box: Box, _ area: Rect, _ matches: (AnyHashable) -> ID?) -> ID? {
        if let id = id(of: box, matches) { return id }
        for index in box.childRange(touching: area) {
            let child = box.children[index]
            let area = box.clip(for: child).map(area.intersection) ?? area
            if !child.mayTouch(area) { continue }
            if let id = firstID(in: child, area.offsetBy(x: -child.origin.x, y: -child.origin.y), matches) { return id }
        }
        return nil
    }

    /// The id that a place around the box, inside the scroll view, was given.
    private func id<ID>(of box: Box, _ matches: (AnyHashable) -> ID?) -> ID? {
        var place = box.owner as? ViewNode
        while let here = place, here !== node {
            if let parent = here.parent, let id = parent.scrollID(of: here).flatMap(matches) { return id }
            place = here.parent
        }
        return nil
    }
}
