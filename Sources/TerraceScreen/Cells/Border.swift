/// The line that a border is drawn with.
package enum BorderKind: Hashable, Sendable {
    case single, rounded, double, heavy

    /// Its glyphs: horizontal, vertical, top left, top right, bottom left, bottom right.
    fileprivate var glyphs: (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar, Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) {
        switch self {
        case .single: ("─", "│", "┌", "┐", "└", "┘")
        case .rounded: ("─", "│", "╭", "╮", "╰", "╯")
        case .double: ("═", "║", "╔", "╗", "╚", "╝")
        case .heavy: ("━", "┃", "┏", "┓", "┗", "┛")
        }
    }
}

extension Canvas {
    /// Draws a border just inside of `rect`; one that is a single row or column becomes a line.
    package func drawBorder(_ rect: Rect, style: CellStyle, kind: BorderKind = .single) {
        let seen = visiblePart(of: rect)
        guard !seen.isEmpty else { return }
        let (horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight) = kind.glyphs
        let right = rect.maxX - 1
        let bottom = rect.maxY - 1
        if rect.height == 1 { return draw(horizontal, repeated: rect.width, at: rect.origin, style: style) }
        for y in seen.minY..<seen.maxY {
            let isEdge = y == rect.minY || y == bottom
            let left = Point(x: rect.minX, y: y)
            if rect.width == 1 || !isEdge {
                draw(vertical, repeated: 1, at: left, style: style)
                if rect.width > 1 { draw(vertical, repeated: 1, at: Point(x: right, y: y), style: style) }
            } else {
                draw(y == bottom ? bottomLeft : topLeft, repeated: 1, at: left, style: style)
                draw(horizontal, repeated: rect.width - 2, at: Point(x: rect.minX + 1, y: y), style: style)
                draw(y == bottom ? bottomRight : topRight, repeated: 1, at: Point(x: right, y: y), style: style)
            }
        }
    }
}
