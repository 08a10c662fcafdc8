import TerraceCore

/// How menus look while they are closed.
///
/// ```swift
/// struct Red: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View { Menu(configuration).tint(.red) }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
    /// What a menu is drawn as.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = MenuStyleConfiguration
    /// A menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a `MenuStyle` is told; `Menu(configuration)` makes a menu of it.
public nonisolated struct MenuStyleConfiguration {
    /// The label of the menu.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The rows of the menu.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The rows.
        @MainActor public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    let origin: ControlStyle<MenuStyleConfiguration>?
}

/// Menus as is usual where they stand.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    /// The style.
    public init() {}
    /// A menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus as buttons of the style that is set for buttons.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}
    /// A menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// Menus as a title in the tint.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}
    /// A menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

/// Menus in brackets.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle {
    /// The style.
    public init() {}
    /// A menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.bordered) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// Menus as is usual where they stand.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// Menus as buttons of the style that is set for buttons.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// Menus as a title in the tint.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// Menus in brackets.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// In which order a menu shows its rows: in a terminal always as they are written.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first nearest to the button.
    public static let priority = MenuOrder(name: "priority")
    /// As they are written.
    public static let fixed = MenuOrder(name: "fixed")
}

private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

extension EnvironmentValues {
    var menuStyle: ControlStyle<MenuStyleConfiguration>? { self[styleFor: MenuStyleConfiguration.self] }

    /// Whether menus show that they are menus.
    var menuIndicator: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// In which order menus show their rows.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Sets how menus in the view look while they are closed.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle(style) { (style: S, configuration: MenuStyleConfiguration) in style.makeBody(configuration: configuration) })
    }

    /// Whether menus in the view show `▾`.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicator, visibility) }

    /// In which order menus show their rows: in a terminal as they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
