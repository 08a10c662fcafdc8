import TerraceScreen

/// Hides a view from the mouse.
public nonisolated struct _HitTestingModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let isEnabled: Bool

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> HitTestingBox { HitTestingBox(isEnabled) }
    @MainActor package func update(_ box: HitTestingBox, _ environment: EnvironmentValues) { box.passesHits = !isEnabled }
}

/// Stands around what the mouse may not find.
package final class HitTestingBox: UnaryBox {
    init(_ isEnabled: Bool) {
        super.init()
        passesHits = !isEnabled
    }
}

extension View {
    /// Whether the mouse finds the view; with false, clicks and the wheel go to what is behind it. The keyboard reaches it all the same.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_HitTestingModifier(isEnabled: enabled))
    }
}
