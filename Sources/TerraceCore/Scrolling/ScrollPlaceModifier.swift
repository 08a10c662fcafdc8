import TerraceScreen

/// Ties a scroll view to a position. An implementation detail.
public nonisolated struct _ScrollPlaceModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    package init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        self.position = position
        self.anchor = anchor
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ScrollPlaceAttachment { ScrollPlaceAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ScrollPlaceAttachment) { attachment.update(self) }
}

package final class ScrollPlaceAttachment: Attachment, GeometryWatcher {
    private var modifier: _ScrollPlaceModifier
    /// The request that was carried out last.
    private var request = 0
    private var revision = 0

    init(_ modifier: _ScrollPlaceModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        graph.geometry.add(self)
        refresh()
    }

    override package func removed() { graph.geometry.remove(self) }

    func update(_ modifier: _ScrollPlaceModifier) {
        self.modifier = modifier
        refresh()
    }

    override package func refresh() {
        isDirty = false
        _ = tracked(observing: false) { modifier.position.wrappedValue }
        graph.geometry.setNeedsCheck()
    }

    func checkGeometry() {
        guard let targets = ScrollTargets(node) else { return }
        let scroll = targets.scroll
        let position = modifier.position.location.untracked
        if position.request != request {
            guard go(to: position.place, targets) else { return }
            request = position.request
            graph.revealsFocus = false
        } else if scroll.revision != revision {
            let first = targets.firstID { position.accepts($0) ? $0 : nil }
            var moved = position
            moved.scrolledByUser(first)
            if moved != position { modifier.position.wrappedValue = moved }
        }
        revision = scroll.revision
    }

    /// Scrolls; false when there is no such place yet.
    private func go(to place: ScrollPosition.Place, _ targets: ScrollTargets) -> Bool {
        let scroll = targets.scroll
        switch place {
        case .nowhere: break
        case .edge(.top): scroll.offset.y = 0
        case .edge(.bottom): scroll.offset.y = scroll.maximumOffset.y
        case .edge(.leading): scroll.offset.x = 0
        case .edge(.trailing): scroll.offset.x = scroll.maximumOffset.x
        case .id(let id, let anchor):
            guard let rect = targets.rect(of: id) else { return false }
            scroll.reveal(rect, anchor: anchor ?? modifier.anchor ?? .top)
        case .point(let x, let y):
            scroll.offset = Point(
                x: Cells.length(x, .horizontal) ?? scroll.offset.x, y: Cells.length(y, .vertical) ?? scroll.offset.y)
        }
        return true
    }
}
