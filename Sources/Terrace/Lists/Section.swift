import TerraceCore

/// Rows that belong together, with a header above and a footer below them.
///
/// ```swift
/// List {
///     Section("Fruit") { Text("Apple"); Text("Pear") }
/// }
/// ```
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Rows with a header and a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// The header, the rows and the footer; whatever holds them lays them out.
    @MainActor public var body: some View {
        header.bold().modifier(_RowTraitModifier(.decoration))
        content
        footer.foregroundStyle(.secondary).modifier(_RowTraitModifier(.decoration))
    }
}

extension Section where Parent == EmptyView {
    /// Rows with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Footer == EmptyView {
    /// Rows with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Rows that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Rows with a title.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}
