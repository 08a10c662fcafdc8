import Foundation
import TerraceCore

/// A spring, described.
public nonisolated struct Spring: Hashable, Sendable {
    /// How long it swings, about.
    public var duration: TimeInterval
    /// How much it overshoots.
    public var bounce: Double

    /// A spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// A spring, described in the older way.
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

    /// Without overshoot.
    public static var smooth: Spring { Spring() }
    /// Quick.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// Overshoots.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
    /// Without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// Quick.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// Overshoots.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

/// A course from 0 to 1.
public nonisolated struct UnitCurve: Hashable, Sendable {
    private let name: String
    /// See the name.
    public static let linear = UnitCurve(name: "linear"), easeIn = UnitCurve(name: "easeIn"), easeOut = UnitCurve(name: "easeOut")
    /// See the name.
    public static let easeInOut = UnitCurve(name: "easeInOut"), circularEaseIn = UnitCurve(name: "circularEaseIn")
    /// See the name.
    public static let circularEaseOut = UnitCurve(name: "circularEaseOut"), circularEaseInOut = UnitCurve(name: "circularEaseInOut")
}

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
