import TerraceCore

/// One view of those that a provider shows, and what was said about it.
struct PreviewPart {
    var view: AnyView
    var note = _PreviewNote()
}

/// A view that stands for several.
protocol PreviewParted {
    @MainActor var previewParts: [PreviewPart] { get }
}

extension PreviewPart {
    /// The views that a view stands for: those of a group, of a `ForEach`, of a builder.
    @MainActor static func parts<V: View>(of view: V) -> [PreviewPart] {
        (view as? any PreviewParted)?.previewParts ?? [PreviewPart(view: AnyView(view))]
    }
}

extension TupleView: PreviewParted {
    @MainActor var previewParts: [PreviewPart] {
        var parts: [PreviewPart] = []
        func add<V: View>(_ view: V) { parts += PreviewPart.parts(of: view) }
        for view in repeat each value { add(view) }
        return parts
    }
}

extension Group: PreviewParted where Content: View {
    @MainActor var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension EmptyView: PreviewParted {
    @MainActor var previewParts: [PreviewPart] { [] }
}

extension Optional: PreviewParted where Wrapped: View {
    @MainActor var previewParts: [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension ForEach: PreviewParted where Content: View {
    @MainActor var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension ModifiedContent: PreviewParted where Content: View, Modifier: ViewModifier {
    @MainActor var previewParts: [PreviewPart] {
        PreviewPart.parts(of: content).map { part in
            guard let note = modifier as? _PreviewNote else {
                return PreviewPart(view: AnyView(part.view.modifier(modifier)), note: part.note)
            }
            var part = part
            // What stands further in is said of this view alone.
            part.note.name = part.note.name ?? note.name
            part.note.layout = part.note.layout ?? note.layout
            return part
        }
    }
}
