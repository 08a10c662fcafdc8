import TerraceScreen

/// Adds attributes to all that its content painted, and to the blanks between.
package final class RestyleBox: UnaryBox {
    package var attributes: CellAttributes {
        didSet { if attributes != oldValue { needsPaint() } }
    }

    package init(_ attributes: CellAttributes) {
        self.attributes = attributes
        super.init()
    }

    override package func paint(_ canvas: Canvas) {
        paintChildren(canvas)
        guard !attributes.isEmpty else { return }
        canvas.restyle(Rect(origin: .zero, size: size)) { $0.attributes.formUnion(attributes) }
    }
}
