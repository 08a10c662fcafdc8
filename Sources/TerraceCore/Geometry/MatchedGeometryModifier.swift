/// Names a view as one that others would fly from or to. A terminal shows ends of movements only; what it notes is who the source is.
package nonisolated struct MatchedGeometryModifier: AttachmentModifier {
    package typealias Body = Never

    let id: AnyHashable
    let namespace: Namespace.ID
    let isSource: Bool

    package init(id: AnyHashable, namespace: Namespace.ID, isSource: Bool) {
        self.id = id
        self.namespace = namespace
        self.isSource = isSource
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> MatchedGeometryAttachment { MatchedGeometryAttachment(self, inputs) }
    @MainActor package func update(_ attachment: MatchedGeometryAttachment) { attachment.update(self) }
}

package final class MatchedGeometryAttachment: Attachment {
    fileprivate var modifier: MatchedGeometryModifier

    init(_ modifier: MatchedGeometryModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() { graph.matchedGeometry.add(self) }
    override package func removed() { graph.matchedGeometry.remove(self) }

    func update(_ modifier: MatchedGeometryModifier) {
        let before = self.modifier
        guard before.id != modifier.id || before.namespace != modifier.namespace || before.isSource != modifier.isSource else { return }
        graph.matchedGeometry.remove(self)
        self.modifier = modifier
        graph.matchedGeometry.add(self)
    }
}

/// The views of a window with matched geometry: of those with one name one is the source, the first (G9).
@MainActor
package final class MatchedGeometry {
    private struct Name: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    private var sources: [Name: [MatchedGeometryAttachment]] = [:]

    func add(_ attachment: MatchedGeometryAttachment) {
        guard attachment.modifier.isSource else { return }
        let name = Name(id: attachment.modifier.id, namespace: attachment.modifier.namespace)
        sources[name, default: []].append(attachment)
        guard sources[name]?.count == 2 else { return }
        // One that is replaced is still there while the next is made: what counts is who there is after the update.
        attachment.graph.callbacks.add { [weak self] in self?.check(name) }
    }

    func remove(_ attachment: MatchedGeometryAttachment) {
        guard attachment.modifier.isSource else { return }
        let name = Name(id: attachment.modifier.id, namespace: attachment.modifier.namespace)
        sources[name]?.removeAll { $0 === attachment }
        if sources[name]?.isEmpty == true { sources[name] = nil }
    }

    private func check(_ name: Name) {
        guard let all = sources[name], all.count > 1 else { return }
        let places = all.prefix(2).compactMap { $0.node?.path }.joined(separator: " and ")
        all[0].graph.diagnostics.report(
            "matchedGeometryEffect: \(all.count) views are the source of \"\(name.id)\": \(places). The first one counts; give the others `isSource: false`."
        )
    }
}
