import TerraceCore
import TerraceScreen

/// Two or three columns: what is chosen in one decides what the next one shows. In a window of less than 60 columns they are a stack: the
/// sidebar, and over it what links and Return in a list lead to; Escape leads back.
///
/// ```swift
/// struct Mail: View {
///     @State private var box: String? = "Inbox"
///     var body: some View {
///         NavigationSplitView {
///             List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
///         } detail: {
///             Text(box ?? "Nothing chosen")
///         }
///     }
/// }
/// ```
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<NavigationSplitViewColumn>?

    @State private var models = SplitModels()
    @State private var sidebarPath = NavigationPath()
    @State private var contentPath = NavigationPath()
    @State private var detailPath = NavigationPath()
    @State private var compactColumn: NavigationSplitViewColumn?
    @State private var width: CGFloat = .infinity

    fileprivate init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?, sidebar: Sidebar,
        content: Content, detail: Detail
    ) {
        self.visibility = visibility
        self.preferred = preferred
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    private var hasContent: Bool { Content.self != EmptyView.self }
    private var columns: [NavigationSplitViewColumn] { hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail] }

    /// The columns.
    @MainActor public var body: some View {
        let isCompact = (Cells.length(width, .horizontal) ?? 0) < 60
        models.connect(columns) { go(to: $0, isCompact) }
        return HStack(spacing: 0) { PagesView(pages(isCompact)) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    }

    @MainActor private func go(to column: NavigationSplitViewColumn, _ isCompact: Bool) {
        guard isCompact else { return }
        compactColumn = column
        if let preferred, preferred.wrappedValue != column { preferred.wrappedValue = column }
    }

    @MainActor private func isShown(_ column: NavigationSplitViewColumn, _ isCompact: Bool) -> Bool {
        if isCompact {
            let wanted = preferred?.wrappedValue ?? compactColumn ?? .sidebar
            return column == (columns.contains(wanted) ? wanted : .sidebar)
        }
        switch visibility?.wrappedValue ?? .automatic {
        case .detailOnly: return column == .detail
        case .doubleColumn: return !hasContent || column != .sidebar
        default: return true
        }
    }

    @MainActor private func pages(_ isCompact: Bool) -> [Page] {
        columns.enumerated().map { index, column in
            let before = index > 0 ? columns[index - 1] : nil
            var leave: (() -> Void)?
            var leavePage: (@MainActor () -> Bool)?
            if isCompact, let before {
                leave = { go(to: before, true) }
                leavePage = {
                    go(to: before, true)
                    return true
                }
            }
            let next = index + 1 < columns.count ? columns[index + 1] : nil
            let isLast = next == nil
            return Page(
                id: AnyHashable(column), isShown: isShown(column, isCompact), isMadeEarly: !isLast,
                environment: { [models] values in
                    values.columnAdvance = nil
                    if let next { values.columnAdvance = { models.advance?(next) } }
                },
                leave: leavePage,
                content: {
                    AnyView(
                        ColumnFrame(model: models[column], column: column, isAlone: isCompact || isLast) { pages(of: column, leave) })
                })
        }
    }

    @MainActor private func pages(of column: NavigationSplitViewColumn, _ leave: (() -> Void)?) -> AnyView {
        let model = models[column]
        switch column {
        case .sidebar: return AnyView(NavigationPages(model: model, path: PathStorage($sidebarPath), root: sidebar, leaveRoot: leave))
        case .content: return AnyView(NavigationPages(model: model, path: PathStorage($contentPath), root: content, leaveRoot: leave))
        default: return AnyView(NavigationPages(model: model, path: PathStorage($detailPath), root: detail, leaveRoot: leave))
        }
    }
}

/// A column with its width, and a line behind it.
nonisolated struct ColumnFrame: View {
    let model: NavigationModel
    let column: NavigationSplitViewColumn
    /// Whether it has all the room that is left.
    let isAlone: Bool
    let content: () -> AnyView

    @MainActor private var width: ColumnWidth {
        model.signal.read()
        return model.width ?? ColumnWidth(min: nil, ideal: Cells.length(column == .sidebar ? 24 : 30, .horizontal), max: nil)
    }

    @MainActor var body: some View {
        let width = width
        HStack(spacing: 0) {
            content()
                .frame(
                    minWidth: isAlone ? nil : width.min, idealWidth: isAlone ? nil : width.ideal,
                    maxWidth: isAlone ? .infinity : width.max ?? width.ideal, maxHeight: .infinity)
            if !isAlone { Divider() }
        }
    }
}

/// The stacks of the columns.
@MainActor
final class SplitModels {
    private let sidebar = NavigationModel()
    private let content = NavigationModel()
    private let detail = NavigationModel()
    /// The user has gone on to a column.
    var advance: ((NavigationSplitViewColumn) -> Void)?

    nonisolated init() {}

    subscript(column: NavigationSplitViewColumn) -> NavigationModel {
        column == .sidebar ? sidebar : column == .content ? content : detail
    }

    func connect(_ columns: [NavigationSplitViewColumn], advance: @escaping (NavigationSplitViewColumn) -> Void) {
        self.advance = advance
        for (column, next) in zip(columns, columns.dropFirst()) {
            self[column].detail = self[next]
            self[next].detailOwner = self[column]
            self[column].advance = { advance(next) }
        }
    }
}

/// Which columns of a split view are shown.
public nonisolated struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    /// As many as there is room for.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All of them.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first one.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The one in the middle.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last one.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
    /// Three columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, and which of them are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, and which of them is shown where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Three columns, which of them are shown, and which where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns, and which of them are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns, and which of them is shown where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Two columns, which of them are shown, and which where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }
}
