import TerraceCore

/// What a table's style comes to in cells. An implementation detail.
public nonisolated struct _TableLook: Hashable, Sendable {
    var list = _ListLook()
    var showsHeaders = true
}

/// How a table looks. The styles are those below.
///
/// ```swift
/// struct Person: Identifiable { let id: Int; var name: String }
/// let table = Table([Person(id: 1, name: "Ada")]) { TableColumn("Name", value: \.name) }.tableStyle(.bordered)
/// ```
public protocol TableStyle: Sendable {
    /// An implementation detail.
    nonisolated var _look: _ListLook { get }
}

/// The usual style: rows from edge to edge.
public nonisolated struct AutomaticTableStyle: TableStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook() }
}

/// Rows a column away from the edges.
public nonisolated struct InsetTableStyle: TableStyle {
    /// The style.
    public init() {}
    /// The style; rows do not alternate in a terminal.
    public init(alternatesRowBackgrounds: Bool) {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(inset: 1) }
}

/// A frame around the rows.
public nonisolated struct BorderedTableStyle: TableStyle {
    /// The style.
    public init() {}
    /// The style; rows do not alternate in a terminal.
    public init(alternatesRowBackgrounds: Bool) {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(isBordered: true) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The usual style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows a column away from the edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Rows a column away from the edges; they do not alternate in a terminal.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}
extension TableStyle where Self == BorderedTableStyle {
    /// A frame around the rows.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// A frame around the rows; they do not alternate in a terminal.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

private enum TableLookKey: EnvironmentKey { static let defaultValue = _TableLook() }

extension EnvironmentValues {
    /// What the tables in a view look like.
    var tableLook: _TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the tables in the view look; the nearest style counts.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableLook.list, style._look) }

    /// Whether the tables in the view have headers.
    public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableLook.showsHeaders, visibility != .hidden)
    }
}
