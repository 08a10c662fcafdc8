import TerraceCore

/// What a control stands in. What is usual there is how it looks unless it is given a style.
package enum ControlPlace: Hashable, Sendable {
    /// Anywhere.
    case plain
    /// A row of a list or a form: a control is as wide as the row.
    case row
    /// A bar: titles alone.
    case bar
    /// A menu: each control is a row of it.
    case menu
}

private enum ControlPlaceKey: EnvironmentKey { static let defaultValue = ControlPlace.plain }

extension EnvironmentValues {
    /// What controls here stand in. Lists, forms, bars and menus set it for what is in them.
    package var controlPlace: ControlPlace {
        get { self[ControlPlaceKey.self] }
        set { self[ControlPlaceKey.self] = newValue }
    }
}
