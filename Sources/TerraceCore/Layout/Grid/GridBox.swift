import TerraceScreen

/// Rows of cells whose columns line up: a column is as wide as its widest cell, a row as high as its highest, and what is flexible
/// shares the rest.
package final class GridBox: Box {
    package init(alignment: Alignment, columnSpacing: Int, rowSpacing: Int) {
        self.alignment = alignment
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        super.init()
    }

    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }
    package var columnSpacing: Int {
        didSet { if columnSpacing != oldValue { invalidate() } }
    }
    package var rowSpacing: Int {
        didSet { if rowSpacing != oldValue { invalidate() } }
    }
    private var lines: ContiguousArray<GridLine> = []

    /// Takes over the cells, and which of them stand in a row.
    package func take(_ boxes: ContiguousArray<Box>, lines: ContiguousArray<GridLine>) {
        if lines != self.lines {
            self.lines = lines
            invalidate()
        }
        setChildren(boxes)
    }

    private var plan: GridPlan { GridPlan(children, lines, alignment, columnSpacing: columnSpacing, rowSpacing: rowSpacing) }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let plan = plan
        let widths = plan.widths(proposal.width)
        let heights = plan.heights(proposal.height, widths)
        return Size(width: GridPlan.total(widths, columnSpacing), height: GridPlan.total(heights, rowSpacing))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let plan = plan
        let widths = plan.widths(proposal.width)
        plan.forEachPlace(widths, plan.heights(proposal.height, widths)) { box, point, offer in box.place(at: point, proposal: offer) }
    }
}
