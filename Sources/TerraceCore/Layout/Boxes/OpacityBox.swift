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
        canvas.restyleChanges(since: before) { $0.attributes.insert(.dim) }
    }
}

extension Canvas {
    /// Changes the style of the cells that differ from `before`.
    func restyleChanges(since before: ContiguousArray<Cell>, _ change: (inout CellStyle) -> Void) {
        let table = screen.table
        let area = clip
        let width = screen.size.width
        if area.isEmpty { return }
        var last: (style: UInt32, changed: UInt32)?
        screen.cells.withUnsafeMutableBufferPointer { cells in
            for y in area.minY..<area.maxY {
                var leftHasChanged = false
                for index in (y * width + area.minX)..<(y * width + area.maxX) {
                    let cell = cells[index]
                    // The second half of a wide glyph goes with the first, even where it lies over another one's second half.
                    leftHasChanged = cell != before[index] || (cell.isContinuation && leftHasChanged)
                    if !leftHasChanged { continue }
                    if last?.style != cell.style {
                        var style = table.style(cell.style)
                        change(&style)
                        last = (cell.style, table.id(for: style))
                    }
                    cells[index].style = last?.changed ?? cell.style
                }
            }
        }
    }
}
