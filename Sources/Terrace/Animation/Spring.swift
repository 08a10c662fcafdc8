import Foundation
import TerraceCore

/// A spring, described. Nothing moves in a terminal, but programs may ask where a spring would be.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let half = spring.value(target: 1.0, time: 0.1)
/// ```
public nonisolated struct Spring: Hashable, Sendable {
    /// How long it swings, about.
    public var duration: TimeInterval
    /// How much it overshoots: 0 is not at all, and below that it is slow to arrive.
    public var bounce: Double

    /// A spring.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// A spring, described in the older way.
    public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
    }

    /// A spring, by its physics. What is not above zero counts as the least that is.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = max(mass, Self.least), stiffness = max(stiffness, Self.least)
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(response: 2 * .pi / (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring that is at rest after a time, but for `epsilon`.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = max(min(dampingRatio, 1), 0.001)
        let frequency = -log(min(max(epsilon, Self.least), 0.999)) / (ratio * max(settlingDuration, Self.least))
        self.init(response: 2 * .pi / frequency, dampingRatio: ratio)
    }

    /// How long a swing would take without damping.
    public var response: Double { duration }
    /// 1 just does not overshoot, less does.
    public var dampingRatio: Double { bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : max(0, 1 - bounce) }
    /// 1.
    public var mass: Double { 1 }
    /// How hard it pulls.
    public var stiffness: Double { frequency * frequency }
    /// How much it is held back.
    public var damping: Double { 2 * dampingRatio * frequency }
    /// When it is at rest, but for a thousandth.
    public var settlingDuration: TimeInterval {
        let decay = dampingRatio * frequency
        return decay > 0 ? -log(0.001) / decay : .infinity
    }

    private var frequency: Double { 2 * .pi / max(duration, Self.least) }

    /// What counts as the least that is above zero.
    private static let least = 1e-6

    /// How much of the way is left after a time, and how much of the speed at the start is still to be seen in the place.
    private func course(_ time: TimeInterval) -> (left: Double, push: Double) {
        let time = max(time, 0), ratio = dampingRatio, frequency = frequency
        if ratio < 1 {
            let swing = frequency * (1 - ratio * ratio).squareRoot()
            let fade = exp(-ratio * frequency * time)
            return (fade * (cos(swing * time) + ratio * frequency / swing * sin(swing * time)), fade * sin(swing * time) / swing)
        }
        if ratio == 1 {
            let fade = exp(-frequency * time)
            return (fade * (1 + frequency * time), fade * time)
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let slow = -ratio * frequency + root, fast = -ratio * frequency - root
        let (a, b) = (exp(slow * time), exp(fast * time))
        return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
    }

    /// Where it is after a time, on its way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let course = course(time)
        var way = target, push = initialVelocity
        way.scale(by: 1 - course.left)
        push.scale(by: course.push)
        return way + push
    }

    /// How fast it is after a time, by the second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-6
        var change =
            value(target: target, initialVelocity: initialVelocity, time: time + step)
            - value(target: target, initialVelocity: initialVelocity, time: time)
        change.scale(by: 1 / step)
        return change
    }

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
