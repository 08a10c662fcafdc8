import TerraceCore
import TerraceScreen

/// Cells in columns, line below line, built when they come near the window of the scroll view around them.
///
/// Cells appear and disappear as they come and go, and keep their state for as long as their ids are in the data. Headers and footers of
/// sections have a line to themselves. It takes the width that it is offered.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 12))]) { ForEach(0..<10_000, id: \.self) { Text("Item \($0)") } }
/// }
/// ```
public nonisolated struct LazyVGrid<Content: View>: LazyGridView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// Cells in `columns`, with `spacing` cells between the lines; nil is none. Without columns there is one.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package static var axis: Axis { .vertical }
    @MainActor package var tracks: [GridTrack] { columns.map { $0.track(.horizontal, usualSpacing: 1) } }
    @MainActor package var trackAlignment: AlignmentGuide { alignment.guide }
    @MainActor package var lineSpacing: Int { GridSpacing.cells(spacing, 0, .vertical) }
    @MainActor package var pinned: Set<PinBox.Part> { pinnedViews.parts }
}

/// Cells in rows, column beside column, built when they come near the window of the scroll view around them.
///
/// ```swift
/// ScrollView(.horizontal) {
///     LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) { ForEach(0..<1000, id: \.self) { Text("\($0)") } }
/// }
/// ```
public nonisolated struct LazyHGrid<Content: View>: LazyGridView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// Cells in `rows`, with `spacing` cells between the columns; nil is one. Without rows there is one.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package static var axis: Axis { .horizontal }
    @MainActor package var tracks: [GridTrack] { rows.map { $0.track(.vertical, usualSpacing: 0) } }
    @MainActor package var trackAlignment: AlignmentGuide { alignment.guide }
    @MainActor package var lineSpacing: Int { GridSpacing.cells(spacing, 1, .horizontal) }
    @MainActor package var pinned: Set<PinBox.Part> { pinnedViews.parts }
}
