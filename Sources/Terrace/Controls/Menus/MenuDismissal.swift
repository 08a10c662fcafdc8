import TerraceCore

/// What happens to a menu when something in it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    let staysOpen: Bool
    /// As usual: it closes.
    public static let automatic = MenuActionDismissBehavior(staysOpen: false)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(staysOpen: false)
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(staysOpen: true)
}

/// The way out of the menu that a control stands in.
struct MenuDismissal {
    /// Closes the menu, and those that it was opened from.
    let close: @MainActor () -> Void
    var behavior = MenuActionDismissBehavior.automatic

    /// Something was chosen.
    @MainActor func chosen() { if !behavior.staysOpen { close() } }
}

private enum MenuDismissalKey: EnvironmentKey {
    static let defaultValue: MenuDismissal? = nil
}

extension EnvironmentValues {
    /// The way out of the menu around; nil outside of menus.
    var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }
}

extension View {
    /// Whether choosing something in the view closes the menu that it stands in.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        transformEnvironment(\.menuDismissal) { $0?.behavior = behavior }
    }
}
