import TerraceScreen

/// Shows its content fully, dimmed, or not at all; a terminal knows nothing between. Without opacity the mouse does not find it.
package final class OpacityBox: UnaryBox {
    package init(_ content: Box? = nil, opacity: Double = 1) {
        self.opacity = opacity
        super.init(content)
    }

    package var opacity: Double {
        didSet { if opacity != oldValue { needsPaint() } }
    }

    override package var showsChildren: Bool { opacity > 0 }

    override package func paint(_ canvas: Canvas) {
        if opacity >= 1 || !showsChildren {
            paintChildren(canvas)
            return
        }
        // What changes while the content paints is the content's, wherever it paints.
        let before = canvas.screen.cells
        paintChildren(canvas)
        canvas.dimChanges(since: before)
    }
}

extension Canvas {
    /// Dims the cells that differ from `before`.
    fileprivate func dimChanges(since before: ContiguousArray<Cell>) {
        let table = screen.table
        var lastStyle: UInt32?
        var lastDimmed: UInt32 = 0
        for y in clip.minY..<max(clip.minY, clip.maxY) {
            for x in clip.minX..<max(clip.minX, clip.maxX) {
                let index = y * screen.size.width + x
                let cell = screen.cells[index]
                if cell == before[index] { continue }
                if cell.style != lastStyle {
                    var style = table.style(cell.style)
                    style.attributes.insert(.dim)
                    lastStyle = cell.style
                    lastDimmed = table.id(for: style)
                }
                screen.cells[index].style = lastDimmed
            }
        }
    }
}
