import TerraceScreen

/// Paints nothing of its content outside of its own place.
package final class ClipBox: UnaryBox {
    override package var childClip: Rect? { Rect(origin: .zero, size: size) }

    override package func paint(_ canvas: Canvas) {
        canvas.clipped(to: Rect(origin: .zero, size: size)) { paintChildren(canvas) }
    }
}
