import TerraceCore
import TerraceScreen

/// Rows that belong together, with a header above and a footer below them.
///
/// With `isExpanded` the header has a triangle, and shows and hides the rows: with Return, Space, Right and Left, or by a click.
///
/// ```swift
/// List {
///     Section("Fruit") { Text("Apple"); Text("Pear") }
/// }
/// ```
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?

    @Environment(\.list) private var list
    @Environment(\.sectionLines) private var lines

    private init(isExpanded: Binding<Bool>?, content: () -> Content, header: () -> Parent, footer: () -> Footer) {
        self.header = header()
        self.content = content()
        self.footer = footer()
        self.isExpanded = isExpanded
    }

    /// Rows with a header and a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(isExpanded: nil, content: content, header: header, footer: footer)
    }

    /// Rows with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, content: content, header: { header }, footer: { footer })
    }

    /// The header, the rows and the footer; whatever holds them lays them out.
    @MainActor public var body: some View {
        Group {
            if list.isInside {
                _SectionGap(height: list.gap).modifier(_RowTraitModifier(.decoration))
                if lines.edges.contains(.top) { _SectionLine(color: lines.top) }
            }
            shownHeader.modifier(_PinModifier(.header)).modifier(_RowTraitModifier(.decoration))
            if isExpanded?.wrappedValue ?? true { content }
            footer.foregroundStyle(.secondary).modifier(_PinModifier(.footer)).modifier(_RowTraitModifier(.decoration))
            if list.isInside, lines.edges.contains(.bottom) { _SectionLine(color: lines.bottom) }
        }
        .modifier(_RowTraitModifier(.section))
    }

    @ViewBuilder @MainActor private var shownHeader: some View {
        let isQuiet = list.isInside && list.look.hasQuietHeaders
        let styled = header.bold(!isQuiet).foregroundStyle(isQuiet ? HierarchicalShapeStyle.secondary : .primary)
        if let isExpanded {
            _DisclosureHeader(isExpanded: isExpanded.wrappedValue, setExpanded: { isExpanded.wrappedValue = $0 }, label: styled)
        } else {
            styled
        }
    }
}

extension Section where Footer == EmptyView {
    /// Rows with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(isExpanded: nil, content: content, header: header, footer: { EmptyView() })
    }

    /// Rows with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, content: content, header: { header }, footer: { EmptyView() })
    }

    /// Rows with a header that shows and hides them.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(isExpanded: isExpanded, content: content, header: header, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView {
    /// Rows with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(isExpanded: nil, content: content, header: { EmptyView() }, footer: footer)
    }

    /// Rows with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Rows that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Rows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Rows with a title that shows and hides them.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) }, footer: { EmptyView() })
    }

    /// Rows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: nil, content: content, header: { Text(title) }, footer: { EmptyView() })
    }

    /// Rows with a title that shows and hides them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// The room in front of a section. An implementation detail.
nonisolated struct _SectionGap: LeafView {
    let height: Int

    @MainActor func makeBox(_ environment: EnvironmentValues) -> SectionGapBox { SectionGapBox(height: height) }
    @MainActor func update(_ box: SectionGapBox, _ environment: EnvironmentValues) { box.height = height }
}

/// A line around a section.
private nonisolated struct _SectionLine: View {
    let color: Color?

    var body: some View {
        Divider().foregroundColor(color).modifier(_RowTraitModifier(.decoration))
    }
}
