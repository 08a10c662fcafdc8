import TerraceCore

/// A tab of a tab view.
///
/// ```swift
/// TabView {
///     Tab("Home", systemImage: "house") { Text("…") }
///     Tab("Settings", systemImage: "gear") { Text("…") }
/// }
/// ```
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Value

    private let value: Value?
    private let label: Label
    private let content: () -> Content

    init(tag: Value?, label: Label, content: @escaping () -> Content) {
        value = tag
        self.label = label
        self.content = content
    }

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A Tab has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _tabs(_ tab: Self, at path: [AnyHashable]) -> [_TabDescription] {
        let content = tab.content
        return [
            _TabDescription(
                id: tab.value.map { AnyHashable($0) } ?? AnyHashable(path), tag: tab.value.map { AnyHashable($0) },
                label: Label.self == EmptyView.self ? nil : AnyView(tab.label), content: { AnyView(content()) })
        ]
    }
}

/// The label of a tab that is made of a title and an image. In a terminal the title is shown.
public nonisolated struct DefaultTabLabel: View {
    let title: Text

    /// The title.
    @MainActor public var body: some View { title }
}

/// What a tab is for.
public nonisolated struct TabRole: Hashable, Sendable {
    private let name: String
    /// To search.
    public static let search = TabRole(name: "search")
}

/// Tabs of a tab view under a title; in a terminal they stand beside the others.
public nonisolated struct TabSection<Header: View, Content: TabContent, Footer: View>: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue

    private let content: Content

    fileprivate init(tabs: Content) { content = tabs }

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A TabSection has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _tabs(_ section: Self, at path: [AnyHashable]) -> [_TabDescription] {
        Content._tabs(section.content, at: path)
    }
}

extension TabSection where Footer == EmptyView {
    /// Tabs under a header.
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header)
    where Content.TabValue == V { self.init(tabs: content()) }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Tabs that belong together.
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V { self.init(tabs: content()) }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Tabs under a title.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.init(tabs: content()) }

    /// Tabs under a title.
    @_disfavoredOverload
    public init<V: Hashable, S: StringProtocol>(_ title: S, @TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.init(tabs: content()) }
}

/// A tab with something else about it. An implementation detail.
public nonisolated struct _ModifiedTab<Content: TabContent>: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue

    let content: Content
    let change: (inout _TabDescription) -> Void

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A Tab has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _tabs(_ tab: Self, at path: [AnyHashable]) -> [_TabDescription] {
        Content._tabs(tab.content, at: path).map {
            var description = $0
            tab.change(&description)
            return description
        }
    }
}

extension TabContent {
    private nonisolated func changing(_ change: @escaping (inout _TabDescription) -> Void) -> _ModifiedTab<Self> {
        _ModifiedTab(content: self, change: change)
    }

    /// A number beside the tab's name; 0 is none.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
        changing { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }
    /// A text beside the tab's name.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changing { $0.badge = label } }
    /// A text beside the tab's name.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { changing { $0.badge = Text(key) } }
    /// A text beside the tab's name.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> { changing { $0.badge = Text(label) } }
    /// Whether the tab is left out.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { changing { $0.isHidden = hidden } }
    /// Whether the tab cannot be chosen.
    public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { changing { $0.isDisabled = disabled } }
    /// A name for what users arrange; in a terminal tabs stay where they are.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    /// How users may arrange the tab; in a terminal they may not.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Where the tab is shown first; a terminal has one bar.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Actions beside a section's title; a terminal shows no such titles.
    public nonisolated func sectionActions<V: View>(@ViewBuilder content: () -> V) -> some TabContent<TabValue> { self }
    /// A name for tests.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
    /// Actions of a row of a sidebar; a terminal has a bar.
    public nonisolated func swipeActions<V: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> V
    ) -> some TabContent<TabValue> { self }
    /// A menu of the tab; a terminal's tabs have none.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
    /// What can be dropped on a tab; in a terminal nothing is.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> { self }
    /// Where the tab stands first; a terminal has one bar.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

/// How users may arrange a tab.
public nonisolated struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    /// It may be moved.
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    /// It stays where it is.
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs that adapt are shown.
public nonisolated struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// In the bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// In the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab stands.
public nonisolated struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = TabPlacement(name: "automatic")
    /// It stays in the bar.
    public static let pinned = TabPlacement(name: "pinned")
    /// Only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
