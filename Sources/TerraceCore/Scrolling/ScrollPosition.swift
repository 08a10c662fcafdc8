import TerraceScreen

/// Ties the position of a scroll view to the id of the view that stands first in it.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let id: Binding<ID?>
    let anchor: UnitPoint?

    package init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ScrollPositionAttachment<ID> {
        ScrollPositionAttachment(self, inputs)
    }

    @MainActor package func update(_ attachment: ScrollPositionAttachment<ID>) { attachment.update(self) }
}

/// After each layout and scroll it finds out who moved what: the program wrote another id, somebody scrolled, or the content changed.
package final class ScrollPositionAttachment<ID: Hashable>: Attachment, GeometryWatcher {
    private var modifier: _ScrollPositionModifier<ID>
    /// The id that the scroll view was last brought in accord with.
    private var known: ID?
    /// How far below the window's top that view stood.
    private var distance: Int?
    private var revision = 0

    init(_ modifier: _ScrollPositionModifier<ID>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        graph.geometry.add(self)
        refresh()
    }

    override package func removed() { graph.geometry.remove(self) }

    func update(_ modifier: _ScrollPositionModifier<ID>) {
        self.modifier = modifier
        refresh()
    }

    /// The binding was written; scrolling waits until what is new has been placed.
    override package func refresh() {
        isDirty = false
        _ = tracked(observing: false) { modifier.id.wrappedValue }
        graph.geometry.setNeedsCheck()
    }

    func checkGeometry() {
        guard let node, let scroll = node.firstBox.flatMap(firstScrollBox), scroll.content != nil else { return }
        let wanted = modifier.id.wrappedValue
        if wanted != known {
            if let wanted, let rect = rect(of: wanted, in: scroll, node) {
                scroll.reveal(rect, anchor: modifier.anchor ?? .top)
                graph.revealsFocus = false
                known = wanted
            }
        } else if scroll.revision != revision {
            if let first = firstID(in: scroll, node), first != known {
                known = first
                modifier.id.wrappedValue = first
            }
        } else if let known, let distance, let rect = rect(of: known, in: scroll, node) {
            let moved = rect.minY - scroll.visibleRect.minY - distance
            if moved != 0 { scroll.scroll(by: Point(x: 0, y: moved)) }
        }
        revision = scroll.revision
        distance = known.flatMap { rect(of: $0, in: scroll, node) }.map { $0.minY - scroll.visibleRect.minY }
    }

    private func firstScrollBox(_ box: Box) -> ScrollBox? {
        var next: Box? = box
        while let here = next {
            if let scroll = here as? ScrollBox { return scroll }
            next = here.traitSource
        }
        return nil
    }

    private func rect(of id: ID, in scroll: ScrollBox, _ node: ViewNode) -> Rect? {
        guard let box = node.scrollTarget(AnyHashable(id))?.firstBox else { return nil }
        return graph.layout.convert(Rect(origin: .zero, size: box.size), from: box, to: scroll)
    }

    /// The id of the first view that can be seen: stacks find it without looking at all.
    private func firstID(in scroll: ScrollBox, _ node: ViewNode) -> ID? {
        guard let content = scroll.content else { return nil }
        let area = scroll.visibleRect
        return firstID(in: content, area.offsetBy(x: -content.origin.x, y: -content.origin.y), node)
    }

    private func firstID(in box: Box, _ area: Rect, _ node: ViewNode) -> ID? {
        if let id = id(of: box, node) { return id }
        for index in box.childRange(touching: area) {
            let child = box.children[index]
            if !child.mayTouch(area) { continue }
            if let id = firstID(in: child, area.offsetBy(x: -child.origin.x, y: -child.origin.y), node) { return id }
        }
        return nil
    }

    /// The id that a place around the box, inside the scroll view, was given.
    private func id(of box: Box, _ scrollNode: ViewNode) -> ID? {
        var node = box.owner as? ViewNode
        while let here = node, here !== scrollNode {
            if let parent = here.parent, let id = parent.scrollID(of: here)?.base as? ID { return id }
            node = here.parent
        }
        return nil
    }
}
