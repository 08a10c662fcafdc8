import TerraceCore

/// What of a view a popover belongs to. In a terminal a popover stands below the view, or above it where there is no room below.
public enum PopoverAttachmentAnchor {
    /// A part of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point in the view.
    case point(UnitPoint)
}

extension View {
    /// Shows a small panel beside the view while the flag is set. Escape closes it, and so does a click beside it.
    ///
    /// ```swift
    /// struct Help: View {
    ///     @State private var isShown = false
    ///     var body: some View {
    ///         Button("?") { isShown = true }.popover(isPresented: $isShown) { Text("There is no help.") }
    ///     }
    /// }
    /// ```
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .popover, closesByClick: true, content)
    }

    /// Shows a small panel beside the view for an item while there is one.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .popover, closesByClick: true, content)
    }
}
