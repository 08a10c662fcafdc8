import TerraceCore

/// A view in a value, with the tag that it has.
nonisolated struct TaggedPiece: Identifiable {
    let id: AnyHashable
    let view: AnyView
    let tag: AnyHashable?
    let modifiers: [Any]

    /// The views in a value; one without a tag that comes from a `ForEach` has its id for one.
    static func all(of view: some View) -> [TaggedPiece] {
        ViewPiece.all(of: view).map { piece in
            var tag = piece.elementID
            for case let modifier as _RowTraitModifier in piece.modifiers {
                guard case .tag(let value) = modifier.trait else { continue }
                tag = value
                break
            }
            return TaggedPiece(id: piece.id, view: piece.view, tag: tag, modifiers: piece.modifiers)
        }
    }
}
