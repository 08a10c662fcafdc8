import Foundation
import TerraceScreen

extension Path {
    /// How far the control points of a quarter circle stand from its ends.
    private static let quarter: CGFloat = 0.552_284_749_8

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        let rect = rect.standardized
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        path.setForm(.rect(rect))
        addPath(path, transform: transform)
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        var path = Path()
        path.roundedOutline(
            rect, Array(repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
        path.setForm(.ellipse(rect))
        addPath(path, transform: transform)
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let corner = CGSize(
            width: min(max(0, cornerSize.width), rect.width / 2), height: min(max(0, cornerSize.height), rect.height / 2))
        if !(corner.width > 0 && corner.height > 0) { return addRect(rect, transform: transform) }
        var path = Path()
        path.roundedOutline(rect, Array(repeating: corner, count: 4))
        path.setForm(.rounded(rect, radius: corner.width))
        addPath(path, transform: transform)
    }

    /// Adds a rectangle with rounded corners, each with its radius.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let most = min(rect.width, rect.height) / 2
        let all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map { min(max(0, $0), most) }
        if all.allSatisfy({ $0 <= 0 }) { return addRect(rect, transform: transform) }
        var path = Path()
        path.roundedOutline(rect, all.map { CGSize(width: $0, height: $0) })
        addPath(path, transform: transform)
    }

    /// A rectangle whose corners (from the top left on, to the right) are quarters of ellipses.
    private mutating func roundedOutline(_ rect: CGRect, _ corners: [CGSize]) {
        guard corners.count == 4 else { return }
        let (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        let k = 1 - Self.quarter
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: at(rect.minX + topLeft.width, rect.minY))
        addLine(to: at(rect.maxX - topRight.width, rect.minY))
        addCurve(
            to: at(rect.maxX, rect.minY + topRight.height), control1: at(rect.maxX - topRight.width * k, rect.minY),
            control2: at(rect.maxX, rect.minY + topRight.height * k))
        addLine(to: at(rect.maxX, rect.maxY - bottomRight.height))
        addCurve(
            to: at(rect.maxX - bottomRight.width, rect.maxY), control1: at(rect.maxX, rect.maxY - bottomRight.height * k),
            control2: at(rect.maxX - bottomRight.width * k, rect.maxY))
        addLine(to: at(rect.minX + bottomLeft.width, rect.maxY))
        addCurve(
            to: at(rect.minX, rect.maxY - bottomLeft.height), control1: at(rect.minX + bottomLeft.width * k, rect.maxY),
            control2: at(rect.minX, rect.maxY - bottomLeft.height * k))
        addLine(to: at(rect.minX, rect.minY + topLeft.height))
        addCurve(
            to: at(rect.minX + topLeft.width, rect.minY), control1: at(rect.minX, rect.minY + topLeft.height * k),
            control2: at(rect.minX + topLeft.width * k, rect.minY))
        closeSubpath()
    }

    /// The outline of an ellipse that starts at its right and goes down, as `trim` counts it.
    package static func circleOutline(in rect: CGRect) -> Path {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
            transform: CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y))
        path.closeSubpath()
        return path
    }

    /// Adds a part of a circle by its start and how far it goes; angles grow downwards from the right.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        var rest = delta.radians
        guard start.isFinite, rest.isFinite else { return }
        rest = min(max(rest, -64 * Double.pi), 64 * Double.pi)
        func point(_ angle: Double, _ distance: Double = 1) -> CGPoint {
            CGPoint(
                x: Double(center.x) + Double(radius) * cos(angle) * distance, y: Double(center.y) + Double(radius) * sin(angle) * distance)
        }
        let first = point(start).applying(transform)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        let pieces = max(1, Int((abs(rest) / (Double.pi / 2) - 1e-9).rounded(.up)))
        if rest == 0 { return }
        let step = rest / Double(pieces)
        let k = 4 / 3 * tan(step / 4)
        var angle = start
        for _ in 0..<pieces {
            let next = angle + step
            let (from, to) = (point(angle), point(next))
            let r = Double(radius)
            let control1 = CGPoint(x: Double(from.x) - k * r * sin(angle), y: Double(from.y) + k * r * cos(angle))
            let control2 = CGPoint(x: Double(to.x) + k * r * sin(next), y: Double(to.y) - k * r * cos(next))
            addCurve(
                to: to.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
            angle = next
        }
    }

    /// Adds a part of a circle. `clockwise` is as in SwiftUI, which turns its axis over: with `false` angles grow, downwards on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            if delta < -turn { delta = -turn }
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            if delta > turn { delta = turn }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Adds an arc that touches two lines: from where the path is to the first point, and from there to the second.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let p0 = currentPoint else { return move(to: p1.applying(transform)) }
        let (ax, ay) = (Double(p0.x - p1.x), Double(p0.y - p1.y))
        let (bx, by) = (Double(p2.x - p1.x), Double(p2.y - p1.y))
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard la > 0, lb > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: p1.applying(transform)) }
        let angle = acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1))
        let distance = Double(radius) / tan(angle / 2)
        let start = CGPoint(x: Double(p1.x) + ax / la * distance, y: Double(p1.y) + ay / la * distance)
        let end = CGPoint(x: Double(p1.x) + bx / lb * distance, y: Double(p1.y) + by / lb * distance)
        let sign: Double = cross < 0 ? 1 : -1
        let center = CGPoint(
            x: Double(start.x) + sign * ay / la * Double(radius), y: Double(start.y) - sign * ax / la * Double(radius))
        let from = atan2(Double(start.y - center.y), Double(start.x - center.x))
        let to = atan2(Double(end.y - center.y), Double(end.x - center.x))
        addArc(
            center: center, radius: radius, startAngle: .radians(from), endAngle: .radians(to), clockwise: sign < 0,
            transform: transform)
    }
}
