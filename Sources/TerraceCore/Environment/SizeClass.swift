import TerraceScreen

/// How much room there is along an axis, roughly.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little, as on a phone.
    case compact
    /// As much as a program may count on.
    case regular

    /// A window of 80x24 is regular both ways; one of 40x12 is compact both ways.
    static func horizontal(_ size: Size) -> UserInterfaceSizeClass { size.width < 64 ? .compact : .regular }
    static func vertical(_ size: Size) -> UserInterfaceSizeClass { size.height < 20 ? .compact : .regular }
}

enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }

extension EnvironmentValues {
    /// How wide the window is: compact below 64 columns. It follows the window.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How high the window is: compact below 20 rows. It follows the window.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
