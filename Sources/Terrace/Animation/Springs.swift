import Foundation
import TerraceCore

extension Animation {
    /// As a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
    }
    /// As a spring.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce)
    }
    /// As a spring.
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation {
        .spring(duration: duration, bounce: bounce)
    }
    /// Along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { .linear(duration: duration) }
    /// Done, for whoever waits, at a time.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension View {
    /// Has no effect: changes are shown at once.
    public nonisolated func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
    /// Has no effect: no view animates, so that no view has a transaction to edit.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    /// Has no effect: no view animates, so that no view has a transaction to edit.
    public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
    ) -> some View { body(self) }
}
