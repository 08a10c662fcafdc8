import TerraceCore

/// How heavy text is to be so that it can be read.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
    /// As usual.
    case regular
    /// Bold.
    case bold
}

/// Whether controls look as in the window that is in use.
public nonisolated enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// The window that is in use.
    case key
    /// The program's window, while another one is in use.
    case active
    /// Another program is in use.
    case inactive
}

private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }

extension EnvironmentValues {
    /// Pixels to a point; a terminal's cells are not made of any: 1.
    public nonisolated var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel.
    public nonisolated var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// How heavy text is to be; a terminal does not say.
    public nonisolated var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// Whether the window is in use; a terminal shows one program, so it is.
    public nonisolated var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// The same, as it is read since 2024.
    public nonisolated var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }
}
