import TerraceCore
import TerraceScreen

extension Color {
    /// As a line between rows.
    fileprivate nonisolated var lineStyle: CellStyle {
        let paint = _resolve(in: EnvironmentValues())
        return CellStyle(foreground: paint.color, attributes: paint.isDim ? .dim : [])
    }
}

extension View {
    /// Whether there are lines above and below a row of a list. As a line costs a row of the screen, there are none unless they are asked
    /// for; between two rows there is never more than one. What is said nearest to the row counts.
    ///
    /// ```swift
    /// List { Text("a").listRowSeparator(.visible, edges: .bottom); Text("b") }
    /// ```
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_RowTraitModifier(.separator(visibility, edges)))
    }

    /// Colours the lines above and below a row of a list; nil is the usual dim.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_RowTraitModifier(.separatorStyle(color.map(\.lineStyle), edges)))
    }

    /// Whether there are lines above and below the sections in the view, in a list.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        transformEnvironment(\.sectionLines) {
            switch visibility {
            case .visible: $0.edges.formUnion(edges)
            case .hidden: $0.edges.subtract(edges)
            case .automatic: break
            }
        }
    }

    /// Colours the lines above and below the sections in the view; nil is the usual dim.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        transformEnvironment(\.sectionLines) {
            if edges.contains(.top) { $0.top = color }
            if edges.contains(.bottom) { $0.bottom = color }
        }
    }
}

/// The lines around sections.
nonisolated struct SectionLines: Sendable {
    var edges: VerticalEdge.Set = []
    var top: Color?
    var bottom: Color?
}

private enum SectionLinesKey: EnvironmentKey { static let defaultValue = SectionLines() }

extension EnvironmentValues {
    var sectionLines: SectionLines {
        get { self[SectionLinesKey.self] }
        set { self[SectionLinesKey.self] = newValue }
    }
}
