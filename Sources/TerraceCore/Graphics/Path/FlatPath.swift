import Foundation
import TerraceScreen

/// A path as straight lines, in whatever unit it was flattened to.
package struct FlatPath {
    package struct Vector: Hashable {
        package var x: Double
        package var y: Double
    }

    package struct Line {
        package var points: [Vector]
        package var isClosed = false
    }

    package var lines: [Line] = []
    /// Beyond it nothing is drawn, and arithmetic stays exact enough.
    private static let horizon = 1e6

    package init(lines: [Line]) { self.lines = lines }

    package init(_ path: Path, _ transform: PlaneTransform = .identity) {
        var current: Line?
        var start = Vector(x: 0, y: 0)
        func vector(_ point: CGPoint) -> Vector? {
            let (x, y) = transform(Double(point.x), Double(point.y))
            guard x.isFinite, y.isFinite else { return nil }
            return Vector(x: min(max(x, -Self.horizon), Self.horizon), y: min(max(y, -Self.horizon), Self.horizon))
        }
        func finish(closed: Bool) {
            guard var line = current else { return }
            line.isClosed = closed
            if line.points.count > 1 || closed { lines.append(line) }
            current = nil
        }
        func begin(_ at: Vector) {
            finish(closed: false)
            start = at
            current = Line(points: [at])
        }
        for element in path.elements {
            switch element {
            case .move(let to): if let to = vector(to) { begin(to) }
            case .line(let to):
                guard let to = vector(to) else { continue }
                if current == nil { begin(start) }
                current?.points.append(to)
            case .quadCurve(let to, let control):
                guard let to = vector(to), let control = vector(control) else { continue }
                if current == nil { begin(start) }
                guard let from = current?.points.last else { continue }
                let count = Self.steps(from, control, control, to)
                for step in 1...count {
                    let t = Double(step) / Double(count)
                    let (p, q, r) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    current?.points.append(
                        Vector(x: p * from.x + q * control.x + r * to.x, y: p * from.y + q * control.y + r * to.y))
                }
            case .curve(let to, let control1, let control2):
                guard let to = vector(to), let c1 = vector(control1), let c2 = vector(control2) else { continue }
                if current == nil { begin(start) }
                guard let from = current?.points.last else { continue }
                let count = Self.steps(from, c1, c2, to)
                for step in 1...count {
                    let t = Double(step) / Double(count)
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t)
                    current?.points.append(
                        Vector(x: p * from.x + q * c1.x + r * c2.x + s * to.x, y: p * from.y + q * c1.y + r * c2.y + s * to.y))
                }
            case .closeSubpath: finish(closed: true)
            }
        }
        finish(closed: false)
    }

    /// Enough pieces for a curve to look like one, whether it is a few points long or a window wide.
    private static func steps(_ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector) -> Int {
        let length = hypot(b.x - a.x, b.y - a.y) + hypot(c.x - b.x, c.y - b.y) + hypot(d.x - c.x, d.y - c.y)
        return min(max(Int((length / 2).squareRoot() * 2), 6), 64)
    }

    /// The straight pieces, those that close included.
    package func forEachSegment(_ body: (Vector, Vector) -> Void) {
        for line in lines {
            for (from, to) in zip(line.points, line.points.dropFirst()) { body(from, to) }
            if line.isClosed, let first = line.points.first, let last = line.points.last { body(last, first) }
        }
    }

    /// The left, top, right and bottom; nil of nothing.
    package var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)? {
        guard let first = lines.first?.points.first else { return nil }
        var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
        for line in lines {
            for point in line.points {
                minX = min(minX, point.x)
                minY = min(minY, point.y)
                maxX = max(maxX, point.x)
                maxY = max(maxY, point.y)
            }
        }
        return (minX, minY, maxX, maxY)
    }

    package var length: Double {
        var sum = 0.0
        forEachSegment { sum += hypot($1.x - $0.x, $1.y - $0.y) }
        return sum
    }

    /// The part from one length to another.
    package func part(from: Double, to: Double) -> FlatPath {
        var parts: [Line] = []
        var done = 0.0
        for line in lines {
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            var part: [Vector] = []
            for (a, b) in zip(points, points.dropFirst()) {
                let length = hypot(b.x - a.x, b.y - a.y)
                defer { done += length }
                guard length > 0 else { continue }
                let (low, high) = (max(from, done), min(to, done + length))
                guard low < high else { continue }
                func at(_ distance: Double) -> Vector {
                    let t = (distance - done) / length
                    return Vector(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
                if part.isEmpty { part.append(at(low)) }
                part.append(at(high))
            }
            if part.count > 1 { parts.append(Line(points: part)) }
        }
        return FlatPath(lines: parts)
    }

    /// Cut into dashes.
    package func dashed(_ dash: [Double], phase: Double) -> FlatPath {
        let dash = dash.map { $0.isFinite ? max(0, $0) : 0 }
        let period = dash.reduce(0, +)
        guard period > 0.5 else { return self }
        var pieces: [Line] = []
        var steps = 0
        for line in lines {
            // Where in the dashes the line begins.
            var index = 0
            var rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: 2 * period) : 0
            if rest < 0 { rest += 2 * period }
            while rest >= dash[index % dash.count], index < 4 * dash.count {
                rest -= dash[index % dash.count]
                index += 1
            }
            var left = dash[index % dash.count] - rest
            var piece: [Vector] = []
            func finish() {
                if piece.count > 1 { pieces.append(Line(points: piece)) }
                piece = []
            }
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            for (a, b) in zip(points, points.dropFirst()) {
                let length = hypot(b.x - a.x, b.y - a.y)
                var done = 0.0
                if index.isMultiple(of: 2), piece.isEmpty { piece.append(a) }
                while length - done > left, steps < 100_000 {
                    steps += 1
                    done += left
                    let cut = Vector(x: a.x + (b.x - a.x) * done / length, y: a.y + (b.y - a.y) * done / length)
                    if index.isMultiple(of: 2) {
                        piece.append(cut)
                        finish()
                    } else {
                        piece = [cut]
                    }
                    index += 1
                    left = dash[index % dash.count]
                }
                left -= length - done
                if index.isMultiple(of: 2) { piece.append(b) }
            }
            finish()
        }
        return FlatPath(lines: pieces)
    }

    package var path: Path {
        var path = Path()
        for line in lines {
            path.addLines(line.points.map { CGPoint(x: $0.x, y: $0.y) })
            if line.isClosed { path.closeSubpath() }
        }
        return path
    }
}
