import TerraceScreen

/// Turns and scales what is drawn in it: shapes, gradients and symbols; text stays as it is, for letters have one size.
package final class TransformBox: UnaryBox {
    /// Around the anchor, in eighths of a column.
    package var transform = PlaneTransform.identity {
        didSet { if transform != oldValue { needsPaint() } }
    }

    /// The shares of the width and the height that the fixed point stands at.
    package var anchor: (x: Double, y: Double) = (0.5, 0.5) {
        didSet { if anchor != oldValue { needsPaint() } }
    }

    override package var showsChildren: Bool { transform.a != 0 || transform.b != 0 || transform.c != 0 || transform.d != 0 }

    override package func paint(_ canvas: Canvas) {
        if transform == .identity { return paintChildren(canvas) }
        if !showsChildren { return }
        let outer = canvas.state.transform
        let x = (Double(canvas.origin.x) + Double(size.width) * anchor.x) * 8
        let y = (Double(canvas.origin.y) + Double(size.height) * anchor.y) * 16
        let own = transform.around(x, y)
        canvas.state.transform = outer.map { own.then($0) } ?? own
        paintChildren(canvas)
        canvas.state.transform = outer
    }
}
