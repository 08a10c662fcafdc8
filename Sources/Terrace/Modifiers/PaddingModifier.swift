import TerraceCore
import TerraceScreen

/// Room around a view.
public nonisolated struct _PaddingModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let insets: CellInsets

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> PaddingBox { PaddingBox(nil, insets) }
    @MainActor package func update(_ box: PaddingBox, _ environment: EnvironmentValues) { box.insets = insets }
}

extension View {
    /// Puts room around the view: `length` cells at each of `edges`; nil is one cell. Negative room lets the view stand out.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = Cells.length(length) ?? 1
        return modifier(
            _PaddingModifier(
                insets: CellInsets(
                    top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
    }

    /// Puts `length` cells of room around the view.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Puts room around the view, for each edge its own.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(
            _PaddingModifier(
                insets: CellInsets(
                    top: Cells.length(insets.top) ?? 0, leading: Cells.length(insets.leading) ?? 0,
                    bottom: Cells.length(insets.bottom) ?? 0, trailing: Cells.length(insets.trailing) ?? 0)))
    }
}
