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
        guard let targets = ScrollTargets(node) else { return }
        let scroll = targets.scroll
        let wanted = modifier.id.wrappedValue
        if wanted != known {
            if let wanted, let rect = targets.rect(of: AnyHashable(wanted)) {
                scroll.reveal(rect, anchor: modifier.anchor ?? .top)
                graph.revealsFocus = false
                known = wanted
            }
        } else if scroll.revision != revision {
            if let first = targets.firstID({ $0.base as? ID }), first != known {
                known = first
                modifier.id.wrappedValue = first
            }
        } else if let known, let distance, let rect = targets.rect(of: AnyHashable(known)) {
            let moved = rect.minY - scroll.visibleRect.minY - distance
            if moved != 0 { scroll.scroll(by: Point(x: 0, y: moved)) }
        }
        revision = scroll.revision
        distance = known.flatMap { targets.rect(of: AnyHashable($0)) }.map { $0.minY - scroll.visibleRect.minY }
    }
}
