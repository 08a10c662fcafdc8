/// A size in whole cells.
package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    @inlinable package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    package static let zero = Size(width: 0, height: 0)

    @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A cell's place: column `x` from the left, row `y` from the top, both from 0.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    @inlinable package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    package static let zero = Point(x: 0, y: 0)
}

/// A rectangle of whole cells; `maxX` and `maxY` stand just outside it.
package struct Rect: Hashable, Sendable {
    package var origin: Point
    package var size: Size

    @inlinable package init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    package static let zero = Rect(origin: .zero, size: .zero)

    @inlinable package var minX: Int { origin.x }
    @inlinable package var minY: Int { origin.y }
    @inlinable package var maxX: Int { Self.sum(origin.x, size.width) }
    @inlinable package var maxY: Int { Self.sum(origin.y, size.height) }
    @inlinable package var width: Int { size.width }
    @inlinable package var height: Int { size.height }
    @inlinable package var isEmpty: Bool { size.isEmpty }

    @inlinable package func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    @inlinable package func intersection(_ other: Rect) -> Rect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return Rect(x: x, y: y, width: Self.distance(from: x, to: right), height: Self.distance(from: y, to: bottom))
    }

    @inlinable package func offsetBy(x: Int, y: Int) -> Rect {
        Rect(x: Self.sum(origin.x, x), y: Self.sum(origin.y, y), width: width, height: height)
    }

    /// The length of a span, 0 where it ends before it starts.
    private static func distance(from a: Int, to b: Int) -> Int {
        let (distance, overflow) = b.subtractingReportingOverflow(a)
        return b <= a ? 0 : overflow ? .max : distance
    }

    /// Far off and endless rectangles stop at the largest number instead of trapping.
    private static func sum(_ a: Int, _ b: Int) -> Int {
        let (sum, overflow) = a.addingReportingOverflow(b)
        return overflow ? (b > 0 ? .max : .min) : sum
    }
}
