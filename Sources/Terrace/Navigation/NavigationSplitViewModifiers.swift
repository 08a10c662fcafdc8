import TerraceCore

/// The width of a column.
nonisolated struct ColumnWidth: Equatable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
}

extension View {
    /// The width of the column of the split view around.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(RegistrationModifier(ColumnWidth(min: width, ideal: width, max: width)) { $0.navigation })
    }

    /// The width of the column of the split view around: no less, what it likes, no more.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(RegistrationModifier(ColumnWidth(min: min, ideal: ideal, max: max)) { $0.navigation })
    }

    /// How the columns of split views share the room; in a terminal always side by side.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle: Sendable {}

/// As usual.
public nonisolated struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

/// Each has its share.
public nonisolated struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

/// The detail comes first.
public nonisolated struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// As usual.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Each has its share.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail comes first.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}
