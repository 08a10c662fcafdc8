import Foundation
import Terrace

/// An outline, as drawing on other systems has it: `Path` is the same as a value.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 16, y: 16))
/// let line = Path(path)
/// ```
public nonisolated class CGPath: Equatable {
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).turned(by: transform))
    }
    /// An ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).turned(by: transform))
    }
    /// A rectangle with rounded corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
        self.init(path.turned(by: transform))
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// Where the next line would begin.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around it.
    public var boundingBox: CGRect { path.boundingRect }
    /// The smallest rectangle around it.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Whether a point is in it.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    /// Whether both go the same way.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

/// An outline that is being made.
public nonisolated final class CGMutablePath: CGPath {
    /// Without anything.
    public init() { super.init(Path()) }

    /// Goes on at a point without drawing.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Draws a line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Draws lines from point to point.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Draws a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
    /// Draws a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Draws a part of a circle. Angles are in radians.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle), clockwise: clockwise)
    }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds an ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
    }
    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) { path.addPath(other.path, transform: transform) }
    /// Draws a line back to where the part began.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// The same path as a value.
    public nonisolated init(_ path: CGPath) { self = path.path }
    /// The same path as an object.
    public nonisolated var cgPath: CGPath { CGPath(self) }

    fileprivate nonisolated func turned(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee) } ?? self
    }
}
