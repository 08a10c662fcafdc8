import TerraceCore
import TerraceScreen

/// Rows of cells whose columns line up. Each child that is a `GridRow` is a row, each view in it a cell; any other child is a row of its
/// own that takes all columns.
///
/// A column is as wide as its widest cell and a row as high as its highest; flexible cells share the room that is left. Rows with fewer
/// cells end in empty ones.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("Name"); Text("Ada") }
///     Divider().gridCellUnsizedAxes(.horizontal)
///     GridRow { Text("Born"); Text("1815") }
/// }
/// ```
public nonisolated struct Grid<Content: View>: GridView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    package let content: Content

    /// Cells that stand at `alignment` in their room, with gaps in cells; nil is one between columns and none between rows.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor package var gridAlignment: Alignment { alignment }
    @MainActor package var columnSpacing: Int { GridSpacing.cells(horizontalSpacing, 1, .horizontal) }
    @MainActor package var rowSpacing: Int { GridSpacing.cells(verticalSpacing, 0, .vertical) }
}

/// A row of a `Grid`. Modifiers of a row apply to each of its cells. Outside of a grid it is a group.
///
/// ```swift
/// Grid { GridRow { Text("a"); Text("b") } }
/// ```
public nonisolated struct GridRow<Content: View>: GridRowView {
    private let alignment: VerticalAlignment?
    package let content: Content

    /// Cells that stand at `alignment` from top to bottom; nil leaves it to the grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package var rowAlignment: AlignmentGuide? { alignment?.guide }
}

extension View {
    /// Has a cell of a `Grid` take several columns; less than 1 acts as 1.
    public nonisolated func gridCellColumns(_ count: Int) -> some View { layoutValue(key: GridColumnsKey.self, value: count) }

    /// Puts a cell of a `Grid` at a point of its room, whatever its row and column say.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { layoutValue(key: GridAnchorKey.self, value: anchor) }

    /// Says how all cells stand in the column of a `Grid` that this one is in. Of several in a column the first counts.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridColumnAlignmentKey.self, value: guide.guide)
    }

    /// Has a cell of a `Grid` take what the others leave along some axes, without making its column wider or its row higher.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { layoutValue(key: GridUnsizedAxesKey.self, value: axes) }
}

/// Gaps as programs give them.
nonisolated enum GridSpacing {
    /// In cells; nil is the usual gap.
    static func cells(_ spacing: CGFloat?, _ usual: Int, _ axis: Axis) -> Int { min(max(0, Cells.length(spacing, axis) ?? usual), 10_000) }
}
