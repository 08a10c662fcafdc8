import Foundation
import TerraceCore
import TerraceScreen

/// The cells that a drawing goes to, while it is drawn: that is on the main actor, whatever the program's closures say of themselves.
final class Painter: @unchecked Sendable {
    let canvas: CellCanvas
    let environment: EnvironmentValues
    /// Of the canvas, in the unit of the program.
    let size: CGSize

    init(_ canvas: CellCanvas, _ environment: EnvironmentValues, _ size: CGSize) {
        self.canvas = canvas
        self.environment = environment
        self.size = size
    }

    /// A text laid out for a room, and how it looks.
    func layout(_ text: Text, in room: CGSize) -> (layout: TextLayout, style: CellStyle) {
        let resolved = MainActor.assumeIsolated {
            let resolved = ResolvedText(text, in: self.environment)
            return (text: resolved.text, style: resolved.style)
        }
        let cells = Size(room)
        let width = cells.width > 0 ? cells.width : nil
        return (TextLayout(resolved.text, width: width, maxLines: nil, truncation: .tail), resolved.style)
    }

    /// Draws a text whose anchor stands at a point.
    func draw(_ text: Text, in room: CGSize, at point: CGPoint, anchor: UnitPoint, _ opacity: Double, _ canvas: CellCanvas) {
        guard opacity > 0, point.x.isFinite, point.y.isFinite else { return }
        var (layout, style) = layout(text, in: room)
        if opacity < 0.5 { style.attributes.insert(.dim) }
        let cell = LengthUnit.current.cell
        let left = Double(point.x / cell.width) - Double(layout.size.width) * Double(anchor.x)
        let top = Double(point.y / cell.height) - Double(layout.size.height) * Double(anchor.y)
        guard abs(left) < 1e6, abs(top) < 1e6 else { return }
        // Of two cells that are equally near, the first.
        let (x, y) = (Int((left - 0.01).rounded()), Int((top - 0.01).rounded()))
        for (row, line) in layout.lines.enumerated() { canvas.draw(line, at: Point(x: x, y: y + row), style: style) }
    }
}
