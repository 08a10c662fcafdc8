import TerraceCore

extension View {
    /// The title of the screen, by its name of 2019.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the screen, by its name of 2019.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// The title of the screen, by its name of 2019.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// The title of the screen and how it is shown.
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of the screen and how it is shown.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// The title of the screen and how it is shown.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the line with the title.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { screenTrait(.barHidden(hidden)) }

    /// Hides the way back; Escape does not lead back either then.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        screenTrait(.backHidden(hidesBackButton))
    }

    /// Views at both ends of the line with the title.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Views at the start of the line with the title.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Views at the end of the line with the title.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }

    /// How a navigation view is shown: in a terminal always as a stack.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How a navigation view is shown.
public protocol NavigationViewStyle: Sendable {}

/// The usual way: a stack.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// Screens on top of each other.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// Two columns; a terminal shows a stack.
public nonisolated struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// The style.
    public init() {}
}

/// Columns; a terminal shows a stack.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
    init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The usual way.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Screens on top of each other.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
