import TerraceCore

extension View {
    /// Shows a sheet while the flag is set: a panel above the window, which has the keyboard until it is closed by the program, by its
    /// own `dismiss`, or by Escape. Whichever way, the flag is false then, `onDismiss` runs, and the focus is where it was.
    ///
    /// ```swift
    /// struct Settings: View {
    ///     @State private var isShown = false
    ///     var body: some View {
    ///         Button("Settings") { isShown = true }.sheet(isPresented: $isShown) { Text("Nothing to set") }
    ///     }
    /// }
    /// ```
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .sheet, onDismiss: onDismiss, content)
    }

    /// Shows a sheet for an item while there is one. Another id is another sheet; the same id with other values is the same one.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .sheet, onDismiss: onDismiss, content)
    }

    /// Shows a view in all of the window while the flag is set.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .cover, onDismiss: onDismiss, content)
    }

    /// Shows a view in all of the window for an item while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .cover, onDismiss: onDismiss, content)
    }
}
