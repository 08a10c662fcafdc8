import Foundation
import TerraceScreen

/// An outline of lines and curves, in the unit of the program.
///
/// ```swift
/// let triangle = Path { path in
///     path.move(to: CGPoint(x: 0, y: 16))
///     path.addLine(to: CGPoint(x: 8, y: 0))
///     path.addLine(to: CGPoint(x: 16, y: 16))
///     path.closeSubpath()
/// }
/// ```
public nonisolated struct Path: Equatable, Sendable {
    /// A step of a path.
    public enum Element: Equatable, Sendable {
        /// Goes on elsewhere.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the part began.
        case closeSubpath
    }

    /// What the path is as a whole, if it is anything simple: such are drawn with care for the cells.
    package enum Form: Equatable, Sendable {
        case free
        case rect(CGRect)
        case rounded(CGRect, radius: CGFloat)
        case capsule(CGRect)
        case ellipse(CGRect)
    }

    package private(set) var form = Form.free
    package private(set) var elements: [Element] = []
    private var start = CGPoint.zero
    /// Where the next line begins; nil before the first point.
    public private(set) var currentPoint: CGPoint?

    /// A path without anything.
    public init() {}

    /// A path that a closure makes.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// A rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// An ellipse in a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    package init(elements: [Element]) { for element in elements { append(element) } }

    /// A capsule in a rectangle: its shorter sides are half circles as people see them.
    package init(capsuleIn rect: CGRect) {
        let unit = PlaneTransform.fromUnit
        let radius = min(rect.width * unit.a, rect.height * unit.d) / 2
        addRoundedRect(in: rect, cornerSize: CGSize(width: radius / unit.a, height: radius / unit.d))
        form = .capsule(rect)
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.isEmpty }

    /// Whether both have the same elements.
    public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements && a.form == b.form }

    package mutating func append(_ element: Element) {
        form = .free
        switch element {
        case .move(let point): (start, currentPoint) = (point, point)
        case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
            // SwiftUI drops what has no beginning; a beginning at the point is kinder.
            if currentPoint == nil {
                elements.append(.move(to: point))
                start = point
            }
            currentPoint = point
        case .closeSubpath:
            if elements.isEmpty { return }
            currentPoint = start
        }
        elements.append(element)
    }

    package mutating func setForm(_ form: Form) { self.form = form }

    /// Goes on at a point without drawing.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }
    /// Draws a line.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }
    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quadCurve(to: end, control: control)) }
    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }
    /// Draws a line back to where the part began.
    public mutating func closeSubpath() { append(.closeSubpath) }

    /// Draws lines from point to point.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let wasEmpty = isEmpty
        let added = transform.isIdentity ? path : path.applying(transform)
        for element in added.elements { append(element) }
        if wasEmpty { form = added.form }
    }

    /// Calls a closure with each element.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// The same path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// The same path, each point of it transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let to): path.append(.move(to: to.applying(transform)))
            case .line(let to): path.append(.line(to: to.applying(transform)))
            case .quadCurve(let to, let control):
                path.append(.quadCurve(to: to.applying(transform), control: control.applying(transform)))
            case .curve(let to, let control1, let control2):
                path.append(
                    .curve(to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform)))
            case .closeSubpath: path.append(.closeSubpath)
            }
        }
        let isStraight = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        if isStraight {
            path.form =
                switch form {
                case .free: .free
                case .rect(let rect): .rect(rect.applying(transform))
                case .rounded(let rect, let radius): .rounded(rect.applying(transform), radius: radius * transform.a)
                case .capsule(let rect): .capsule(rect.applying(transform))
                case .ellipse(let rect): .ellipse(rect.applying(transform))
                }
        }
        return path
    }
}

extension Path: LosslessStringConvertible {
    /// The elements: points, then `m`, `l`, `q`, `c` or `h`.
    public var description: String {
        func text(_ points: CGPoint...) -> String { points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ") }
        return elements.map { element in
            switch element {
            case .move(let to): "\(text(to)) m"
            case .line(let to): "\(text(to)) l"
            case .quadCurve(let to, let control): "\(text(control, to)) q"
            case .curve(let to, let control1, let control2): "\(text(control1, control2, to)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
    }

    /// A path from its description; nil where that is none.
    public init?(_ string: String) {
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            switch (word, numbers.count) {
            case ("m", 2): append(.move(to: point(0)))
            case ("l", 2): append(.line(to: point(0)))
            case ("q", 4): append(.quadCurve(to: point(1), control: point(0)))
            case ("c", 6): append(.curve(to: point(2), control1: point(0), control2: point(1)))
            case ("h", 0): append(.closeSubpath)
            default:
                guard let number = Double(word) else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            numbers.removeAll()
        }
        if !numbers.isEmpty { return nil }
    }
}
