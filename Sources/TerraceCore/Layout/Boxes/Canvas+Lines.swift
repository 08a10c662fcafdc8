import TerraceScreen

extension Canvas {
    /// Draws a glyph along a row, as much of it as can be seen: a length without end costs no more than the window is wide.
    func drawRow(_ scalar: Unicode.Scalar, x: Int, y: Int, width: Int, style: CellStyle) {
        let seen = visibleArea.intersection(Rect(x: x, y: y, width: width, height: 1))
        if !seen.isEmpty { draw(scalar, repeated: seen.width, at: seen.origin, style: style) }
    }

    /// Draws a glyph down a column, as much of it as can be seen.
    package func drawColumn(_ scalar: Unicode.Scalar, x: Int, y: Int, height: Int, style: CellStyle) {
        let seen = visibleArea.intersection(Rect(x: x, y: y, width: 1, height: height))
        if seen.isEmpty { return }
        for row in seen.minY..<seen.maxY { draw(scalar, repeated: 1, at: Point(x: x, y: row), style: style) }
    }
}
