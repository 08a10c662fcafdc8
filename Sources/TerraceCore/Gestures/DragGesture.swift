import Foundation
import TerraceScreen

/// The pointer moves while the button is down.
///
/// A terminal tells of places in whole cells; they are given in the program's unit, as the corner of the cell.
///
/// ```swift
/// Text("◆").gesture(DragGesture().onChanged { print($0.translation) })
/// ```
public nonisolated struct DragGesture: PrimitiveGesture {
    /// How far a drag has come.
    public struct Value: Equatable, Sendable {
        /// When it came there.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where the button went down.
        public var startLocation: CGPoint
        /// How fast the pointer is, in units a second.
        public var velocity: CGSize
        /// From the start to where the pointer is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the pointer would be in a quarter of a second.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// From the start to there.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    private var distance: CGFloat?
    /// How far the pointer must move for it to be a drag, in the program's unit.
    public var minimumDistance: CGFloat {
        get { distance ?? 10 }
        set { distance = newValue }
    }
    /// Where places are counted from.
    public var coordinateSpace: CoordinateSpace

    /// A drag begins with the first cell that the pointer moves.
    public nonisolated init(coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A drag begins at a distance; with 0 as soon as the button is down.
    public nonisolated init(minimumDistance: CGFloat, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace()) {
        distance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// A drag with places in a coordinate space.
    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat? = nil, coordinateSpace: CoordinateSpace) {
        distance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        DragRecognizer(gesture.distance, gesture.coordinateSpace)
    }
}

package final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
    private let distance: CGFloat?
    private let space: CoordinateSpace
    private var isActive = false
    private var last: (elapsed: Duration, location: CGPoint)?
    private var velocity = CGSize.zero

    init(_ distance: CGFloat?, _ space: CoordinateSpace) {
        self.distance = distance
        self.space = space
    }

    override package func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<DragGesture.Value> {
        let value = value(press)
        if !isActive { isActive = press.distance >= (distance ?? .leastNonzeroMagnitude) }
        switch press.event {
        case .up: return isActive ? .ended(value) : .failed
        case .down, .moved: return isActive ? .active(value) : .possible
        case .held: return .possible
        }
    }

    private func value(_ press: GesturePress) -> DragGesture.Value {
        let location = press.location(press.place, in: space)
        if let last, press.elapsed > last.elapsed, location != last.location {
            let step = (press.elapsed - last.elapsed) / Duration.seconds(1)
            velocity = CGSize(width: (location.x - last.location.x) / step, height: (location.y - last.location.y) / step)
        }
        last = (press.elapsed, location)
        return DragGesture.Value(
            time: Date(), location: location, startLocation: press.location(press.start, in: space), velocity: velocity)
    }

    override package func adopt(_ old: _GestureRecognizer<DragGesture.Value>) {
        guard let old = old as? DragRecognizer else { return }
        isActive = old.isActive
        last = old.last
        velocity = old.velocity
    }
}
