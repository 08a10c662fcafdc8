import Foundation
import TerraceCore

/// When a window's toolbar is shown in full screen.
public nonisolated struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    /// Always.
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
    /// When the pointer is there.
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// What a background is behind of.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

/// How much a header stands out.
public nonisolated enum Prominence: Hashable, Sendable {
    /// As usual.
    case standard
    /// More.
    case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    /// How much headers stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Accepted: a terminal closes its windows.
    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted: a terminal fills the screen, or does not.
    public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted: a terminal puts its windows away.
    public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted: a terminal resizes its windows.
    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Accepted: a terminal resizes its windows.
    public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Accepted: a window's toolbar is always shown.
    public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
    /// Accepted: a terminal tells nobody which click made its window the active one.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    /// Accepted: behind all stands the screen; use `background`.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        self
    }
    /// Accepted: behind all stands the screen; use `background`.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Accepted: headers are bold, and cannot be more.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
    /// Accepted: a terminal shows no widgets.
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }
    /// Accepted: a terminal shows no widgets.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Accepted: a terminal shows no widgets.
    public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
}

extension View {
    /// Accepted: the terminal decides about its window.
    public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }
    /// Accepted: bars are lines of the screen.
    public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }
    /// Accepted: a terminal shows no file in its title.
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
    /// Accepted: a terminal shows no file in its title.
    public nonisolated func navigationDocument<D>(_ document: D) -> some View { self }
}
