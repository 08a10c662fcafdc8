import TerraceCore
import TerraceScreen

/// Rows one below the other that are built when they come near the window of the scroll view around them.
///
/// Rows appear and disappear as they come and go, and keep their state for as long as their ids are in the data. Tab, focus requests
/// and `scrollTo` reach rows that were never built. Its width is what it is offered.
///
/// ```swift
/// ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Text("Row \($0)") } } }
/// ```
public nonisolated struct LazyVStack<Content: View>: LazyStackView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// Rows with `spacing` cells between them; nil is none. `pinnedViews` stay at the edge of the scroll view while their section is seen.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package var axis: Axis { .vertical }
    @MainActor package var stackAlignment: Alignment { Alignment(horizontal: alignment, vertical: .center) }
    @MainActor package var stackSpacing: Int { max(0, Cells.length(spacing, .vertical) ?? 0) }
    @MainActor package var pinned: Set<PinBox.Part> { pinnedViews.parts }
}

/// Columns side by side that are built when they come near the window of the scroll view around them.
///
/// ```swift
/// ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000, id: \.self) { Text("\($0)") } } }
/// ```
public nonisolated struct LazyHStack<Content: View>: LazyStackView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    package let content: Content

    /// Columns with `spacing` cells between them; nil is one.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor package var axis: Axis { .horizontal }
    @MainActor package var stackAlignment: Alignment { Alignment(horizontal: .center, vertical: alignment) }
    @MainActor package var stackSpacing: Int { max(0, Cells.length(spacing, .horizontal) ?? 1) }
    @MainActor package var pinned: Set<PinBox.Part> { pinnedViews.parts }
}
