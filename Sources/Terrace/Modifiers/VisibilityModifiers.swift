import TerraceCore
import TerraceScreen

/// Keeps a view's place and draws nothing.
public nonisolated struct _HiddenModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> HiddenBox { HiddenBox() }
    @MainActor package func update(_ box: HiddenBox, _ environment: EnvironmentValues) {}
}

/// Draws a view as far as it is opaque.
public nonisolated struct _OpacityModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let opacity: Double

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> OpacityBox { OpacityBox(nil, opacity: opacity) }
    @MainActor package func update(_ box: OpacityBox, _ environment: EnvironmentValues) { box.opacity = opacity }
}

extension View {
    /// Keeps the view's place and its state, and draws nothing of it; it takes no keys and no focus.
    public nonisolated func hidden() -> some View {
        environment(\.isShown, false).modifier(_HiddenModifier())
    }

    /// Draws the view dim below 1, and not at all at 0; it keeps its place and its state. What is not drawn takes no focus.
    public nonisolated func opacity(_ opacity: Double) -> some View {
        transformEnvironment(\.isShown) { if opacity <= 0 { $0 = false } }.modifier(_OpacityModifier(opacity: opacity))
    }
}
