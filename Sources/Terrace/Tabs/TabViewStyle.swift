import TerraceCore

/// How the tabs of a tab view are chosen.
public protocol TabViewStyle: Sendable {
    /// An implementation detail.
    nonisolated var _look: _TabLook { get }
}

/// What a style comes down to. An implementation detail.
public nonisolated struct _TabLook: Sendable, Equatable {
    var isPaged = false
    var showsDots = true
}

/// A bar with the names of the tabs, on top.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _TabLook { _TabLook() }
}

/// One page at a time, with dots below: Left and Right turn the pages.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate let shows: Bool?
        /// When there is more than one page.
        public static let automatic = IndexDisplayMode(shows: nil)
        /// Always.
        public static let always = IndexDisplayMode(shows: true)
        /// Never.
        public static let never = IndexDisplayMode(shows: false)
    }

    private let mode: IndexDisplayMode

    /// The style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    /// An implementation detail.
    public var _look: _TabLook { _TabLook(isPaged: true, showsDots: mode.shows ?? true) }
}

/// A bar that is a sidebar where there is room; in a terminal it is a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _TabLook { _TabLook() }
}

/// A bar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _TabLook { _TabLook() }
}

/// A bar.
public nonisolated struct GroupedTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _TabLook { _TabLook() }
}

/// Pages that are turned up and down; in a terminal as any pages.
public nonisolated struct VerticalPageTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _TabLook { _TabLook(isPaged: true) }
}

/// Pages that are turned up and down; in a terminal as any pages.
public nonisolated struct CarouselTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _TabLook { _TabLook(isPaged: true) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar with the names of the tabs.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// One page at a time.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// One page at a time.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar that is a sidebar where there is room.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// A bar.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages that are turned up and down.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// How the dots below pages look.
public protocol IndexViewStyle: Sendable {}

/// Dots.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// When it is usual.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While the user works with them.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// The style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabLookKey: EnvironmentKey { static let defaultValue = _TabLook() }

extension EnvironmentValues {
    var tabLook: _TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}

extension View {
    /// How the tabs of tab views are chosen.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabLook, style._look) }
    /// How the dots below pages look; in a terminal always the same.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
    /// What users have arranged; in a terminal they do not.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// A view above the tabs of a sidebar; a terminal has a bar.
    public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// A view below the tabs of a sidebar; a terminal has a bar.
    public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// A view at the bottom of a sidebar; a terminal has a bar.
    public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    /// When the bar makes itself small; a terminal's is one line.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// A line below the content of all tabs.
    public nonisolated func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }
    /// A line below the content of all tabs.
    public nonisolated func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View {
        let accessory = isEnabled ? content() : nil
        return safeAreaInset(edge: .bottom, spacing: 0) {
            if let accessory { accessory.environment(\.tabViewBottomAccessoryPlacement, .expanded) }
        }
    }
    /// What choosing the tab to search in does; a terminal shows the field, and Ctrl-F leads there.
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    /// Where tabs that adapt stand first; a terminal has one bar.
    public nonisolated func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View { self }
}
