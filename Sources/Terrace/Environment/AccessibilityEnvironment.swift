import Foundation
import TerraceCore

/// What users asked their system for. A terminal tells none of it, so that most are off; motion is reduced, because Terrace shows end states
/// at once, and nothing may depend on colour alone where there is none.
extension EnvironmentValues {
    /// Whether motion is to be avoided: yes.
    public nonisolated var accessibilityReduceMotion: Bool { true }
    /// Whether colour alone must not tell things apart: where `NO_COLOR` is set.
    public nonisolated var accessibilityDifferentiateWithoutColor: Bool { NoColor.isSet }
    /// Whether nothing is to shine through: yes.
    public nonisolated var accessibilityReduceTransparency: Bool { true }
    /// Whether colours are turned round: not known.
    public nonisolated var accessibilityInvertColors: Bool { false }
    /// Whether buttons are to be told by a shape: not known.
    public nonisolated var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights are dimmed: no.
    public nonisolated var accessibilityDimFlashingLights: Bool { false }
    /// Whether moving pictures may start by themselves: no.
    public nonisolated var accessibilityPlayAnimatedImages: Bool { false }
    /// Whether a screen reader is known to be in use: not known.
    public nonisolated var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether switches are in use instead of keys: not known.
    public nonisolated var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether some aid is known to be in use: not known.
    public nonisolated var accessibilityEnabled: Bool { false }
    /// Whether text is to be shown large: not known.
    public nonisolated var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether a quick action is enabled: no.
    public nonisolated var accessibilityQuickActionsEnabled: Bool { false }
}

private enum NoColor {
    static let isSet = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
}
