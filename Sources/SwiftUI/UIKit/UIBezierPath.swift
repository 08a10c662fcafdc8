import Foundation
import Terrace

/// Which corners of a rectangle are rounded.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The value.
    public let rawValue: UInt
    /// By its value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner of this name.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner of this name.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner of this name.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner of this name.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of lines and curves, most often on its way to a `Path`:
///
/// ```swift
/// struct RoundedCorner: Shape {
///     func path(in rect: CGRect) -> Path {
///         let path = UIBezierPath(
///             roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 16, height: 16))
///         return Path(path.cgPath)
///     }
/// }
/// ```
public nonisolated class UIBezierPath {
    private var path: Path

    /// How wide it is drawn by those who draw it; shapes have their own `stroke`.
    public var lineWidth: CGFloat = 1

    /// Without anything.
    public init() { path = Path() }
    /// A rectangle.
    public init(rect: CGRect) { path = Path(rect) }
    /// An ellipse in a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: Self.fitting(cornerRadius, rect))
    }
    /// A rectangle with some rounded corners. A radius that is too long is as long as can be.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = Self.fitting(cornerRadii.width, rect)
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = RectangleCornerRadii(
            topLeading: length(.topLeft), bottomLeading: length(.bottomLeft), bottomTrailing: length(.bottomRight),
            topTrailing: length(.topRight))
        path = Path(roundedRect: rect, cornerRadii: radii)
    }
    /// A part of a circle. Angles are in radians.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// The same outline.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    private static func fitting(_ radius: CGFloat, _ rect: CGRect) -> CGFloat {
        let longest = min(abs(rect.width), abs(rect.height)) / 2
        return radius > 0 ? min(radius, longest) : 0
    }

    /// The same outline as drawing has it.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the next line would begin.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around it.
    public var bounds: CGRect { path.boundingRect }
    /// Whether a point is in it.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Goes on at a point without drawing.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Draws a line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Draws a curve with two control points.
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    /// Draws a curve with one control point.
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
    /// Draws a part of a circle, clockwise as it is seen. Angles are in radians.
    public func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        // `Path` counts as if y went up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: !clockwise)
    }
    /// Draws a line back to where the part began.
    public func close() { path.closeSubpath() }
    /// Adds another outline.
    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    /// Takes everything away.
    public func removeAllPoints() { path = Path() }
    /// Turns, scales and moves it.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}
