import TerraceCore

/// How much room a control takes. In a terminal it is a matter of cells: large ones have more room in their brackets.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    /// The smallest.
    case mini
    /// Small.
    case small
    /// As usual.
    case regular
    /// With more room.
    case large
    /// With the most room.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    /// How much room controls take.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how much room controls in the view take.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
