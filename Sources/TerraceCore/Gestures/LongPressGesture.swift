import Foundation
import TerraceScreen

/// The button is held down on a view.
///
/// ```swift
/// Text("Hold me").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in print("held") })
/// ```
public nonisolated struct LongPressGesture: PrimitiveGesture {
    /// True while it is held, and when it was held long enough.
    public typealias Value = Bool
    /// How long it must be held, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile; nil is anywhere on the view.
    private var distance: CGFloat?

    /// How far the pointer may move meanwhile, in the program's unit.
    public var maximumDistance: CGFloat {
        get { distance ?? 10 }
        set { distance = newValue }
    }

    /// Held for so many seconds, half a one unless another number is given; the pointer may move on the view.
    public nonisolated init(minimumDuration: Double = 0.5) {
        self.minimumDuration = minimumDuration
    }

    /// Held for so many seconds while the pointer moves no further than `maximumDistance`.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat) {
        self.minimumDuration = minimumDuration
        distance = maximumDistance
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
        LongPressRecognizer(gesture.minimumDuration, gesture.distance)
    }
}

package final class LongPressRecognizer: _GestureRecognizer<Bool> {
    private let duration: Duration
    private let distance: CGFloat?

    init(_ seconds: Double, _ distance: CGFloat?) {
        duration = .seconds(seconds.isFinite ? min(max(seconds, 0), 86_400) : 86_400)
        self.distance = distance
    }

    override package func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Bool> {
        let isNear = distance.map { press.distance <= max($0, 0) } ?? press.isInside
        if !isNear { return .failed }
        if press.elapsed >= duration { return .ended(true) }
        return press.event == .up ? .failed : .pending(true)
    }

    override package var key: GestureKey? { GestureKey(duration: duration) }
    override package var holdDuration: Duration? { duration }
}
