import TerraceCore
import TerraceScreen

/// Room around a view.
public nonisolated struct _PaddingModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let edges: Edge.Set
    /// In the unit of the program; nil is a cell at each edge.
    let insets: EdgeInsets?

    private var cells: CellInsets {
        let insets = insets.map { CellInsets($0) } ?? CellInsets(1)
        return CellInsets(
            top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
            bottom: edges.contains(.bottom) ? insets.bottom : 0, trailing: edges.contains(.trailing) ? insets.trailing : 0)
    }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> PaddingBox { PaddingBox(nil, cells) }
    @MainActor package func update(_ box: PaddingBox, _ environment: EnvironmentValues) { box.insets = cells }
}

extension View {
    /// Puts room around the view: `length` cells at each of `edges`; nil is one cell. Negative room lets the view stand out.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingModifier(
                edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Puts `length` cells of room around the view.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Puts room around the view, for each edge its own.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingModifier(edges: .all, insets: insets))
    }
}
