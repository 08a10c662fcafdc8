import Dispatch

/// How a change would move. A terminal shows the end state at once, so that an animation is a name and nothing more; programs written
/// with animations work as they are.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    private var name: String
    private var parameters: [Double] = []

    /// The name and the numbers.
    public var description: String { parameters.isEmpty ? name : "\(name)(\(parameters.map { "\($0)" }.joined(separator: ", ")))" }

    private init(_ name: String, _ parameters: Double...) {
        self.name = name
        self.parameters = parameters
    }

    /// The usual one.
    public static let `default` = Animation("default")
    /// Even.
    public static let linear = Animation("linear")
    /// Even, with a duration.
    public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
    /// Slow at the beginning.
    public static let easeIn = Animation("easeIn")
    /// Slow at the beginning, with a duration.
    public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
    /// Slow at the end.
    public static let easeOut = Animation("easeOut")
    /// Slow at the end, with a duration.
    public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
    /// Slow at both ends.
    public static let easeInOut = Animation("easeInOut")
    /// Slow at both ends, with a duration.
    public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
    /// Along a curve.
    public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35) -> Animation {
        Animation("timingCurve", p1x, p1y, p2x, p2y, duration)
    }
    /// A spring.
    public static let spring = Animation("spring")
    /// A spring, described.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        Animation("spring", duration, bounce, blendDuration)
    }
    /// A spring, described in the older way.
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
        Animation("spring", response, dampingFraction, blendDuration)
    }
    /// A spring that overshoots.
    public static let bouncy = Animation("bouncy")
    /// A spring that overshoots, described.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation("bouncy", duration, extraBounce) }
    /// A spring without overshoot.
    public static let smooth = Animation("smooth")
    /// A spring without overshoot, described.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation("smooth", duration, extraBounce) }
    /// A quick spring.
    public static let snappy = Animation("snappy")
    /// A quick spring, described.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { Animation("snappy", duration, extraBounce) }
    /// A spring that follows a finger.
    public static let interactiveSpring = Animation("interactiveSpring")
    /// A spring that follows a finger, described.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation("interactiveSpring", response, dampingFraction, blendDuration)
    }
    /// A spring, by its physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation("interpolatingSpring", mass, stiffness, damping, initialVelocity)
    }

    /// The same, begun later.
    public func delay(_ delay: Double) -> Animation { with("delay", delay) }
    /// The same at another speed.
    public func speed(_ speed: Double) -> Animation { with("speed", speed) }
    /// The same, several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with("repeatCount", Double(repeatCount), autoreverses ? 1 : 0)
    }
    /// The same, again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { with("repeatForever", autoreverses ? 1 : 0) }

    private func with(_ suffix: String, _ more: Double...) -> Animation {
        var copy = self
        copy.name += "." + suffix
        copy.parameters += more
        return copy
    }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String
    /// When it looks done.
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    /// When it has been taken away.
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs a closure whose writes of state go along with an animation. What it writes is so at once, and the next frame shows its end.
///
/// ```swift
/// struct Fold: View {
///     @State private var isOpen = false
///     var body: some View { Button(isOpen ? "Close" : "Open") { withAnimation { isOpen.toggle() } } }
/// }
/// ```
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Like `withAnimation(_:_:)`; `completion` runs on the main thread soon after, because there is nothing to wait for.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    // It runs on the main thread, where whoever wrote it expects it.
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion() }
    return result
}

extension View {
    /// Has no effect: changes are shown at once.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Has no effect: changes are shown at once.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    /// Has no effect: no view animates, so that no view has a transaction to edit.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
}
