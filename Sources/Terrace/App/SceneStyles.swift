import TerraceCore

/// How a window looks; a terminal's windows all look the same.
public protocol WindowStyle: Sendable {}

/// A style by its name.
public nonisolated struct DefaultWindowStyle: WindowStyle {
    /// The style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// A style by its name.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

/// A style by its name.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
    /// The style.
    public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A style by its name.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// A style by its name.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
    /// The style.
    public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A style by its name.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// A style by its name.
public nonisolated struct PlainWindowStyle: WindowStyle {
    /// The style.
    public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A style by its name.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window's toolbar looks; a terminal's windows all look the same.
public protocol WindowToolbarStyle: Sendable {}

/// A style by its name.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// A style by its name.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// A style by its name.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A style by its name.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
    /// The style, with or without the title; a terminal shows the title in its own place.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

/// A style by its name.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A style by its name.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
    /// The style, with or without the title; a terminal shows the title in its own place.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
}

/// A style by its name.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The style.
    public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A style by its name.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

/// How a menu in the menu bar looks; a terminal's windows all look the same.
public protocol MenuBarExtraStyle: Sendable {}

/// A style by its name.
public nonisolated struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A style by its name.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

/// A style by its name.
public nonisolated struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A style by its name.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

/// A style by its name.
public nonisolated struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// The style.
    public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A style by its name.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// How windows are resized.
public nonisolated struct WindowResizability: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = WindowResizability(name: "automatic")
    /// As the name says.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// As the name says.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// How windows are laid above others.
public nonisolated struct WindowLevel: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = WindowLevel(name: "automatic")
    /// As the name says.
    public static let normal = WindowLevel(name: "normal")
    /// As the name says.
    public static let floating = WindowLevel(name: "floating")
    /// As the name says.
    public static let desktop = WindowLevel(name: "desktop")
}

/// Whether windows come back.
public nonisolated struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// As the name says.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window is shown at launch.
public nonisolated struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// As the name says.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// As the name says.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// What a window is for.
public nonisolated struct WindowManagerRole: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = WindowManagerRole(name: "automatic")
    /// As the name says.
    public static let principal = WindowManagerRole(name: "principal")
    /// As the name says.
    public static let associated = WindowManagerRole(name: "associated")
}

/// What can be done with a window.
public nonisolated struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// As the name says.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// As the name says.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// How labels in a toolbar look.
public nonisolated struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    /// As the name says.
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    /// As the name says.
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
    /// As the name says.
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    /// As the name says.
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
}
