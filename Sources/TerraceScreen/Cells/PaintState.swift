/// A canvas of cells, where another type of the name `Canvas` is in sight.
package typealias CellCanvas = Canvas

/// A linear change of places in the plane, in eighths of a column and sixteenths of a row from the screen's corner, so that both count
/// about the same length.
package struct PlaneTransform: Hashable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    package static let identity = PlaneTransform()

    /// First this one, then the other.
    package func then(_ other: PlaneTransform) -> PlaneTransform {
        PlaneTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    package func callAsFunction(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// The same, around a point instead of the corner.
    package func around(_ x: Double, _ y: Double) -> PlaneTransform {
        PlaneTransform(tx: -x, ty: -y).then(self).then(PlaneTransform(tx: x, ty: y))
    }

    /// How many quarter turns to the right it comes nearest to: 0 to 3.
    package var quarterTurns: Int {
        if abs(b) > abs(a) { return b > 0 ? 1 : 3 }
        return a < 0 && d < 0 ? 2 : 0
    }
}

/// What painting carries along besides origin and clip.
package struct PaintState {
    /// How drawings are turned and scaled; text is not.
    package var transform: PlaneTransform?
    /// Whether what is painted stands behind something else, so that a full cell is a blank one of that background.
    package var isBehind = false
    /// Cells that a filled shape covers in part; nil where nobody asks. When text is put on one, it gets the shape for its background.
    package var edges: [Int: EdgeFill]?

    package init() {}

    package struct EdgeFill {
        package var glyph: UInt32
        /// What the cell's background was.
        package var under: TerminalColor
        package var fill: TerminalColor

        package init(glyph: UInt32, under: TerminalColor, fill: TerminalColor) {
            self.glyph = glyph
            self.under = under
            self.fill = fill
        }
    }
}
