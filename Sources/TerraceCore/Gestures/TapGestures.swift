import Foundation
import TerraceScreen

/// Clicks in quick succession at one place.
///
/// ```swift
/// Text("Open").gesture(TapGesture(count: 2).onEnded { print("opened") })
/// ```
public nonisolated struct TapGesture: PrimitiveGesture {
    /// Nothing to tell.
    public typealias Value = Void
    /// How many clicks.
    public var count: Int

    /// So many clicks; less than 1 acts as 1.
    public nonisolated init(count: Int = 1) { self.count = max(1, count) }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
        TapRecognizer(max(1, gesture.count)) { _ in }
    }
}

/// Clicks, and where they were.
///
/// ```swift
/// Text("Map").gesture(SpatialTapGesture().onEnded { print($0.location) })
/// ```
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
    /// Where it was.
    public struct Value: Equatable, Sendable {
        /// The place, in the program's unit.
        public var location: CGPoint
    }

    /// How many clicks.
    public var count: Int
    /// Where places are counted from.
    public var coordinateSpace: CoordinateSpace

    /// So many clicks; places are counted from the view's corner unless another space is given.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()) {
        self.count = max(1, count)
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// So many clicks, with places in a coordinate space.
    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = max(1, count)
        self.coordinateSpace = coordinateSpace
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        TapRecognizer(max(1, gesture.count)) { Value(location: $0.location($0.place, in: gesture.coordinateSpace)) }
    }
}

package final class TapRecognizer<Value>: _GestureRecognizer<Value> {
    private let count: Int
    private let value: (GesturePress) -> Value

    init(_ count: Int, _ value: @escaping (GesturePress) -> Value) {
        self.count = count
        self.value = value
    }

    override package func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        switch press.event {
        case .down: press.clicks % count == 0 ? .possible : .failed
        case .moved, .held: .possible
        case .up: press.isInside ? .ended(value(press)) : .failed
        }
    }

    override package var key: GestureKey? { GestureKey(clicks: count) }
    override package var isClick: Bool { true }
}
