import TerraceScreen

/// Adds attributes to all that its content painted, and to the blanks between; in reverse it is one bar.
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
        let area = Rect(origin: .zero, size: size)
        let others = attributes.subtracting(.reverse)
        if !others.isEmpty { canvas.restyle(area) { $0.attributes.formUnion(others) } }
        if attributes.contains(.reverse) { canvas.drawHighlight(over: area) }
    }
}
