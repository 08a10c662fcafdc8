import Foundation
import TerraceCore

/// A course from 0 to 1.
///
/// ```swift
/// let later = UnitCurve.easeIn.value(at: 0.25)
/// ```
public nonisolated struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable {
        /// A curve from corner to corner, by its two handles.
        case bezier(Double, Double, Double, Double)
        case circleIn, circleOut, circleInOut, circleInOutInverse
    }

    private let form: Form

    private init(_ form: Form) { self.form = form }

    /// See the name.
    public static let linear = UnitCurve(.bezier(0, 0, 1, 1)), easeIn = UnitCurve(.bezier(0.42, 0, 1, 1))
    /// See the name.
    public static let easeOut = UnitCurve(.bezier(0, 0, 0.58, 1)), easeInOut = UnitCurve(.bezier(0.42, 0, 0.58, 1))
    /// See the name.
    public static let circularEaseIn = UnitCurve(.circleIn), circularEaseOut = UnitCurve(.circleOut)
    /// See the name.
    public static let circularEaseInOut = UnitCurve(.circleInOut)

    /// A curve by its handles, from one corner of a square to the other. It never goes back in time: their `x` is kept from 0 to 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                min(max(Double(startControlPoint.x), 0), 1), Double(startControlPoint.y), min(max(Double(endControlPoint.x), 0), 1),
                Double(endControlPoint.y)))
    }

    /// How far it is at a time; both from 0 to 1.
    public func value(at progress: Double) -> Double {
        let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
        switch form {
        case .circleIn: return 1 - (1 - x * x).squareRoot()
        case .circleOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circleInOut:
            return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : ((1 - (2 - 2 * x) * (2 - 2 * x)).squareRoot() + 1) / 2
        case .circleInOutInverse:
            return x < 0.5 ? (1 - (1 - 2 * x) * (1 - 2 * x)).squareRoot() / 2 : 1 - (1 - (2 * x - 1) * (2 * x - 1)).squareRoot() / 2
        case .bezier(let x1, let y1, let x2, let y2):
            // The time along the curve goes one way only, so that halving finds it.
            var low = 0.0, high = 1.0
            for _ in 0..<48 {
                let middle = (low + high) / 2
                if Self.cubic(x1, x2, middle) < x { low = middle } else { high = middle }
            }
            return Self.cubic(y1, y2, (low + high) / 2)
        }
    }

    /// How fast it is at a time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-5, from = min(max(progress, 0), 1 - step)
        return (value(at: from + step) - value(at: from)) / step
    }

    /// The same, the other way round.
    public var inverse: UnitCurve {
        switch form {
        case .circleIn: .circularEaseOut
        case .circleOut: .circularEaseIn
        case .circleInOut: UnitCurve(.circleInOutInverse)
        case .circleInOutInverse: .circularEaseInOut
        case .bezier(let x1, let y1, let x2, let y2): UnitCurve(.bezier(y1, x1, y2, x2))
        }
    }

    private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
}
