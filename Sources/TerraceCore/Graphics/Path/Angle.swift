import Foundation

/// An angle.
///
/// ```swift
/// let right = Angle.degrees(90)
/// ```
@frozen public nonisolated struct Angle: Sendable, Hashable, Comparable, Animatable {
    /// In radians: a whole turn is 2π.
    public var radians: Double
    /// In degrees: a whole turn is 360.
    @inlinable public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No angle.
    @inlinable public init() { radians = 0 }
    /// An angle in radians.
    @inlinable public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle in radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No angle.
    public static let zero = Angle()

    /// What animations would change.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }

    /// Which one is smaller.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    /// The sum.
    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// The difference.
    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// The other way.
    @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// So many times.
    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// So many times.
    @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
    /// A part.
    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    /// Adds.
    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
    /// Subtracts.
    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
    /// Multiplies.
    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }
    /// Divides.
    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
