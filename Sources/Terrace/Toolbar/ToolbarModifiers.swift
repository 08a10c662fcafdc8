import TerraceCore

/// Shows items in the bars of the screen around; where there is none, the view becomes one.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    let items: Items

    private var parts = Parts()
    @Environment(\.isInScreen) private var isInScreen

    init(items: Items) { self.items = items }

    @MainActor func body(content: Content) -> some View {
        var collected = _ToolbarItems()
        parts.collect { Items._items(items, &collected) }
        return content.modifier(PortalModifier(collected.portals)).modifier(ScreenIfNone(hasScreen: isInScreen))
    }
}

/// Makes a view a screen unless it is in one.
nonisolated struct ScreenIfNone: ViewModifier {
    let hasScreen: Bool

    @MainActor func body(content: Content) -> some View {
        if hasScreen {
            content
        } else {
            ScreenView(content) { ScreenTraits($0).parts(back: nil, isRoot: true) }
        }
    }
}

extension EnvironmentValues {
    /// Whether a view is shown in a screen, which has bars.
    var isInScreen: Bool { screen != nil }
}

/// A view as an item of a toolbar. An implementation detail.
public nonisolated struct _ToolbarViews<Content: View>: ToolbarContent {
    let content: Content

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("The items of a toolbar have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        items.add(ToolbarItemPlacement.automatic.slot, content.content)
    }
}

extension View {
    /// Shows items in the bars of the screen around: the line with the title, and lines at the bottom. Tab reaches them after the content.
    public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Shows views at the end of the line with the title.
    @_disfavoredOverload
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(items: _ToolbarViews(content: content())))
    }

    /// Shows items that users may arrange where a platform lets them; in a terminal they stand where they are.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }

    /// Shows or hides bars.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Shows or hides bars.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    private nonisolated func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        func isHidden(_ bar: ToolbarPlacement) -> Bool? { bars.contains(bar) ? visibility == .hidden : nil }
        return modifier(
            BarVisibilityModifier(title: isHidden(.navigationBar), bottom: isHidden(.bottomBar), tabs: isHidden(.tabBar)))
    }

    /// Takes a part of a bar away that is there by itself; a terminal's bars have none of them.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    /// A menu behind the title.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        screenTrait(.titleMenu(AnyView(content())))
    }

    /// The background of bars; a terminal's have none.
    public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    /// The background of bars; a terminal's have none.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// The background of bars; a terminal's have none.
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// What a toolbar is used for; it looks the same.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a toolbar is used for.
public nonisolated struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// Whatever is usual.
    public static let automatic = ToolbarRole(name: "automatic")
    /// To move through what there is.
    public static let browser = ToolbarRole(name: "browser")
    /// To work on a document.
    public static let editor = ToolbarRole(name: "editor")
    /// To find the way.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// A part of a toolbar that is there by itself.
public nonisolated struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Says which bars are hidden.
nonisolated struct BarVisibilityModifier: ViewModifier {
    let title: Bool?
    let bottom: Bool?
    let tabs: Bool?

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(RegistrationModifier(title.map(ScreenTrait.barHidden) as Any) { $0.screen })
            .modifier(RegistrationModifier(bottom.map(ScreenTrait.bottomBarHidden) as Any) { $0.screen })
            .modifier(RegistrationModifier(TabTrait.barHidden(tabs ?? false)) { tabs == nil ? nil : $0.tabs })
    }
}
