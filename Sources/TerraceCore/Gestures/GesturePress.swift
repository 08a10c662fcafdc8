import Foundation
import TerraceScreen

/// What is known of a press at a moment of it.
package struct GesturePress {
    /// What has just happened to it.
    package enum Event: Hashable, Sendable {
        /// The button went down.
        case down
        /// The pointer is on another cell.
        case moved
        /// Time has passed.
        case held
        /// The button came up.
        case up
    }

    package var event: Event
    /// Where the pointer is, in the window.
    package var place: Point
    /// Where the button went down.
    package var start: Point
    /// How long it has been down.
    package var elapsed: Duration
    /// How many presses there were in quick succession at one cell, this one included.
    package var clicks: Int
    /// Whether the pointer is on the view.
    package var isInside: Bool
    /// The view, for the coordinates of what is inside.
    package var node: ViewNode

    /// A place in the window as seen in a coordinate space, in the program's unit.
    @MainActor func location(_ place: Point, in space: CoordinateSpace) -> CGPoint {
        guard let box = node.firstBox else { return CGPoint(place) }
        let origin = node.origin(of: space, node.graph.layout.rectInRoot(of: box).origin)
        return CGPoint(Point(x: place.x - origin.x, y: place.y - origin.y))
    }

    /// How far the pointer has come, in the program's unit.
    @MainActor var distance: CGFloat {
        let way = CGPoint(Point(x: place.x - start.x, y: place.y - start.y))
        return (way.x * way.x + way.y * way.y).squareRoot()
    }
}

/// What a press has come to for a gesture.
package enum GesturePhase<Value> {
    /// It may still become one.
    case possible
    /// It may still become one, and those who ask are told how it stands.
    case pending(Value)
    /// It is one, and goes on.
    case active(Value)
    /// It was one.
    case ended(Value)
    /// It is none.
    case failed

    /// What there is to tell.
    package var value: Value? {
        switch self {
        case .pending(let value), .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    package func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
        switch self {
        case .possible: .possible
        case .pending(let value): .pending(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    package var hasEnded: Bool { if case .ended = self { true } else { false } }
    package var hasFailed: Bool { if case .failed = self { true } else { false } }
    /// Whether the gesture is recognised.
    package var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .pending, .failed: false
        }
    }
}

/// What gestures would tell the program. It runs once it is clear whose press it is; else it is dropped.
@MainActor
package final class GestureCallbacks {
    private var waiting: ContiguousArray<() -> Void> = []

    package init() {}
    func add(_ callback: @escaping () -> Void) { waiting.append(callback) }
    func drop() { waiting.removeAll() }

    func run() {
        let callbacks = waiting
        waiting.removeAll()
        for callback in callbacks { callback() }
    }
}
