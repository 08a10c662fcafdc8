import TerraceCore

/// When a bar of tabs makes itself small.
public nonisolated struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// When it is usual.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// When the content is scrolled down.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// When the content is scrolled up.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    /// Never.
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What choosing the tab to search in does.
public nonisolated struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    /// What is usual.
    public static let automatic = TabSearchActivation(name: "automatic")
    /// The field gets the focus.
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// Where a bar of tabs stands.
public nonisolated struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// On top.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// At the bottom.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// In a sidebar.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// Beside the window.
    public static let ornament = TabBarPlacement(name: "ornament")
    /// Below a line of pages.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// How a line below the content of a tab view stands to the bar.
public nonisolated enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside a bar that is small.
    case inline
    /// A line of its own.
    case expanded
}

private enum BottomAccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
    /// Where the bar of tabs stands: on top, and nil outside of tab views.
    public var tabBarPlacement: TabBarPlacement? { tabs == nil ? nil : .topBar }

    /// How a view stands to the bar, where it was given to `tabViewBottomAccessory`.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[BottomAccessoryPlacementKey.self] }
        set { self[BottomAccessoryPlacementKey.self] = newValue }
    }
}
