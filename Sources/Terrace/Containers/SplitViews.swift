import TerraceCore

/// Panes side by side, with a line between them. They share the width; limits of frames in them count.
///
/// ```swift
/// HSplitView {
///     Text("Names").frame(minWidth: 12)
///     Text("Details")
/// }
/// ```
public nonisolated struct HSplitView<Content: View>: View {
    private let content: Content

    /// One pane for each view in `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        let panes = ViewPiece.all(of: content)
        HStack(spacing: 0) {
            ForEach(panes, id: \.id) { pane in
                if pane.id != panes.first?.id { Divider() }
                pane.view.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}

/// Panes one below the other, with a line between them. They share the height; limits of frames in them count.
///
/// ```swift
/// VSplitView {
///     Text("Above")
///     Text("Below").frame(maxHeight: 5)
/// }
/// ```
public nonisolated struct VSplitView<Content: View>: View {
    private let content: Content

    /// One pane for each view in `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        let panes = ViewPiece.all(of: content)
        VStack(spacing: 0) {
            ForEach(panes, id: \.id) { pane in
                if pane.id != panes.first?.id { Divider() }
                pane.view.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }
}
