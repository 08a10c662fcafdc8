import Foundation
import TerraceScreen

extension Path {
    /// The smallest rectangle around the path; the null rectangle around nothing.
    public var boundingRect: CGRect {
        guard let bounds = FlatPath(self).bounds else { return .null }
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
    }

    /// Whether a point lies inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        let (x, y) = (Double(p.x), Double(p.y))
        var flat = FlatPath(self)
        for index in flat.lines.indices { flat.lines[index].isClosed = true }
        flat.forEachSegment { a, b in
            guard (a.y <= y) != (b.y <= y) else { return }
            let cut = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard cut > x else { return }
            crossings += 1
            winding += b.y > a.y ? 1 : -1
        }
        return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// The part of the path from one share of its length to another, each from 0 to 1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (low, high) = (min(max(0, Double(from)), 1), min(max(0, Double(to)), 1))
        guard low < high else { return Path() }
        if low <= 0, high >= 1 { return self }
        var source = self
        // A circle counts from its right, downwards.
        if case .ellipse(let rect) = form { source = Self.circleOutline(in: rect) }
        let flat = FlatPath(source)
        let length = flat.length
        return flat.part(from: low * length, to: high * length).path
    }

    /// The outline of the path as a line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var flat = FlatPath(self)
        if !style.dash.isEmpty { flat = flat.dashed(style.dash.map { Double($0) }, phase: Double(style.dashPhase)) }
        return flat.outline(width: Double(style.lineWidth), cap: style.lineCap, join: style.lineJoin).path
    }
}

extension FlatPath {
    /// The area that a line of a width covers: boxes around the pieces and corners between, all turning the same way.
    package func outline(width: Double, cap: CGLineCap, join: CGLineJoin) -> FlatPath {
        let half = min(width / 2, 1e6)
        guard half > 0 else { return FlatPath(lines: []) }
        var result: [Line] = []
        func add(_ points: [Vector]) {
            var area = 0.0
            for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { area += a.x * b.y - b.x * a.y }
            if area != 0 { result.append(Line(points: area < 0 ? points.reversed() : points, isClosed: true)) }
        }
        func disc(_ at: Vector) {
            let count = min(max(Int(half * 2), 8), 32)
            add(
                (0..<count).map { step in
                    let angle = 2 * Double.pi * Double(step) / Double(count)
                    return Vector(x: at.x + half * cos(angle), y: at.y + half * sin(angle))
                })
        }
        for line in lines {
            var points: [Vector] = []
            for point in line.points + (line.isClosed ? Array(line.points.prefix(1)) : []) where point != points.last {
                points.append(point)
            }
            if points.count == 1, cap == .round, let only = points.first { disc(only) }
            for index in points.indices.dropLast() {
                var (a, b) = (points[index], points[index + 1])
                let length = hypot(b.x - a.x, b.y - a.y)
                guard length > 0 else { continue }
                let (dx, dy) = ((b.x - a.x) / length, (b.y - a.y) / length)
                if !line.isClosed, cap == .square {
                    if index == 0 { a = Vector(x: a.x - dx * half, y: a.y - dy * half) }
                    if index == points.count - 2 { b = Vector(x: b.x + dx * half, y: b.y + dy * half) }
                }
                let (nx, ny) = (-dy * half, dx * half)
                add([
                    Vector(x: a.x + nx, y: a.y + ny), Vector(x: b.x + nx, y: b.y + ny), Vector(x: b.x - nx, y: b.y - ny),
                    Vector(x: a.x - nx, y: a.y - ny),
                ])
                let isInner = index > 0 || line.isClosed
                if isInner {
                    let before = index > 0 ? points[index - 1] : points[max(0, points.count - 2)]
                    corner(before, points[index], points[index + 1], half, join, add, disc)
                }
            }
            if !line.isClosed, cap == .round, let first = points.first, let last = points.last, points.count > 1 {
                disc(first)
                disc(last)
            }
        }
        return FlatPath(lines: result)
    }

    private func corner(
        _ a: Vector, _ b: Vector, _ c: Vector, _ half: Double, _ join: CGLineJoin, _ add: ([Vector]) -> Void, _ disc: (Vector) -> Void
    ) {
        let (la, lc) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
        guard la > 0, lc > 0 else { return }
        let (ux, uy) = ((b.x - a.x) / la, (b.y - a.y) / la)
        let (vx, vy) = ((c.x - b.x) / lc, (c.y - b.y) / lc)
        let cross = ux * vy - uy * vx
        if abs(cross) < 1e-6 { return }
        if join == .round { return disc(b) }
        // The outer side of the bend.
        let side: Double = cross > 0 ? -1 : 1
        let p = Vector(x: b.x - uy * half * side, y: b.y + ux * half * side)
        let q = Vector(x: b.x - vy * half * side, y: b.y + vx * half * side)
        let cosine = ux * vx + uy * vy
        if join == .miter, cosine > -0.8 {
            let reach = half * ((1 - cosine) / (1 + cosine)).squareRoot()
            add([b, p, Vector(x: p.x + ux * reach, y: p.y + uy * reach), q])
        } else {
            add([b, p, q])
        }
    }
}
