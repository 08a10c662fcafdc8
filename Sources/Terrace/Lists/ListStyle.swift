import TerraceCore

/// How a list looks. The styles are those below; in a terminal they differ in the room that they leave and in their headers.
///
/// ```swift
/// List { Section("Fruit") { Text("Apple") } }.listStyle(.grouped)
/// ```
public protocol ListStyle: Sendable {
    /// An implementation detail.
    nonisolated var _look: _ListLook { get }
}

/// The usual style: as `PlainListStyle`.
public nonisolated struct DefaultListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(pinsHeaders: true) }
}

/// Rows from edge to edge, and sections right below each other with bold headers; the header of the section that is read stays at the top.
public nonisolated struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(pinsHeaders: true) }
}

/// Rows a column away from the edges.
public nonisolated struct InsetListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(inset: 1, pinsHeaders: true) }
}

/// Sections with an empty line between them.
public nonisolated struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(sectionSpacing: 1) }
}

/// Rows a column away from the edges, and sections with an empty line between them.
public nonisolated struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(inset: 1, sectionSpacing: 1) }
}

/// For a column beside the main view: dim headers, sections with an empty line between them, rows a column away from the edges.
public nonisolated struct SidebarListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(inset: 1, sectionSpacing: 1, hasQuietHeaders: true) }
}

/// A frame around the list.
public nonisolated struct BorderedListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(isBordered: true, pinsHeaders: true) }
}

/// For watches; here as `PlainListStyle`.
public nonisolated struct CarouselListStyle: ListStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _ListLook { _ListLook(pinsHeaders: true) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The usual style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows a column away from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections with an empty line between them.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Rows a column away from the edges, and sections with an empty line between them.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// For a column beside the main view.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    /// A frame around the list.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}
extension ListStyle where Self == CarouselListStyle {
    /// Here as `plain`.
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension View {
    /// Sets how the lists in the view look; the nearest style counts.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.list.look, style._look) }
}
