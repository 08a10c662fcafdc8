import Foundation

/// Colours that change from place to place.
package nonisolated struct Shading: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: RGBA
        package var location: Double

        package init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    package enum Geometry: Hashable, Sendable {
        case linear(start: UnitPoint, end: UnitPoint)
        /// Radii are in the unit of the program.
        case radial(center: UnitPoint, start: Double, end: Double)
        /// Radii are shares of the area's lengths.
        case elliptical(center: UnitPoint, start: Double, end: Double)
        /// Angles in radians, growing downwards from the right.
        case angular(center: UnitPoint, start: Double, end: Double)
        /// Colours at points of a grid, row by row.
        case mesh(width: Int, height: Int, points: [UnitPoint])
    }

    package var stops: [Stop]
    package var geometry: Geometry

    package init(_ stops: [Stop], _ geometry: Geometry) {
        self.geometry = geometry
        if case .mesh = geometry { self.stops = stops } else { self.stops = Self.ordered(stops) }
    }

    /// Places never go back: each stop stands at or behind the one before.
    private static func ordered(_ stops: [Stop]) -> [Stop] {
        var last = -Double.infinity
        return stops.map { stop in
            var stop = stop
            stop.location = max(stop.location.isFinite ? stop.location : 0, last)
            last = stop.location
            return stop
        }
    }

    /// A colour for all, where one is wanted.
    package var middle: RGBA {
        if case .mesh = geometry { return stops.isEmpty ? RGBA(0, 0, 0, 0) : stops[stops.count / 2].color }
        guard let first = stops.first, let last = stops.last else { return RGBA(0, 0, 0, 0) }
        return color(at: (first.location + last.location) / 2)
    }

    /// Along the stops.
    package func color(at share: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return RGBA(0, 0, 0, 0) }
        if share.isNaN || share <= first.location { return first.color }
        for (a, b) in zip(stops, stops.dropFirst()) where share < b.location {
            let span = b.location - a.location
            return span <= 0 ? b.color : a.color.mixed(with: b.color, by: (share - a.location) / span)
        }
        return last.color
    }

    /// At a place of an area, both in the unit of the program.
    package func color(at point: CGPoint, in size: CGSize) -> RGBA {
        // Both axes in one length, so that angles and circles are as people see them.
        let cell = LengthUnit.current.cell
        let (sx, sy) = (8 / Double(cell.width), 16 / Double(cell.height))
        let (x, y) = (Double(point.x) * sx, Double(point.y) * sy)
        let (w, h) = (max(Double(size.width) * sx, 1e-9), max(Double(size.height) * sy, 1e-9))
        switch geometry {
        case .linear(let start, let end):
            let (ax, ay) = (Double(start.x) * w, Double(start.y) * h)
            let (dx, dy) = (Double(end.x) * w - ax, Double(end.y) * h - ay)
            let length = dx * dx + dy * dy
            return color(at: length <= 0 ? 1 : ((x - ax) * dx + (y - ay) * dy) / length)
        case .radial(let center, let start, let end):
            let distance = hypot(x - Double(center.x) * w, y - Double(center.y) * h)
            return color(at: share(distance, start * sx, end * sx))
        case .elliptical(let center, let start, let end):
            let distance = hypot(x / w - Double(center.x), y / h - Double(center.y))
            return color(at: share(distance, start, end))
        case .angular(let center, let start, let end):
            let span = end - start
            guard span != 0 else { return color(at: 1) }
            var angle = atan2(y - Double(center.y) * h, x - Double(center.x) * w) - start
            let turn = 2 * Double.pi
            angle -= (angle / turn).rounded(.down) * turn
            if span < 0 { angle -= turn }
            return color(at: angle / span)
        case .mesh(let columns, let rows, let points): return mesh(x / w, y / h, columns, rows, points)
        }
    }

    private func share(_ distance: Double, _ start: Double, _ end: Double) -> Double {
        end == start ? (distance < start ? 0 : 1) : (distance - start) / (end - start)
    }

    /// Each point's colour counts by how near it is.
    private func mesh(_ x: Double, _ y: Double, _ columns: Int, _ rows: Int, _ points: [UnitPoint]) -> RGBA {
        var (r, g, b, a, sum) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (point, stop) in zip(points, stops) {
            let (dx, dy) = ((x - Double(point.x)) * Double(max(1, columns - 1)), (y - Double(point.y)) * Double(max(1, rows - 1)))
            let weight = 1 / pow(max(dx * dx + dy * dy, 1e-6), 2)
            r += stop.color.r * weight
            g += stop.color.g * weight
            b += stop.color.b * weight
            a += stop.color.a * weight
            sum += weight
        }
        return sum > 0 ? RGBA(r / sum, g / sum, b / sum, a / sum) : RGBA(0, 0, 0, 0)
    }
}
