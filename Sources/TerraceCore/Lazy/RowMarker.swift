import TerraceScreen

/// What a list draws about its rows, beside what they draw themselves.
@MainActor
package protocol RowMarker: AnyObject {
    /// Paints over a row: `area` is its lines, as wide as the stack.
    func mark(_ row: Box, in area: Rect, _ canvas: Canvas)
    /// The lines that separate a row from those around it.
    func lines(of row: Box) -> RowLines
}

/// The lines above and below a row, each a cell high; nil where there is none.
package struct RowLines {
    package var above: CellStyle?
    package var below: CellStyle?

    package init(above: CellStyle? = nil, below: CellStyle? = nil) {
        self.above = above
        self.below = below
    }

    var aboveCount: Int { above == nil ? 0 : 1 }
    var count: Int { aboveCount + (below == nil ? 0 : 1) }
}

/// The room between two sections of a list: none in front of the first.
package final class SectionGapBox: Box {
    package var height: Int {
        didSet { if height != oldValue { invalidate() } }
    }
    var isFirst = false {
        didSet { if isFirst != oldValue { invalidate() } }
    }

    package init(height: Int) {
        self.height = height
    }

    override package func measure(_ proposal: ProposedSize) -> Size { Size(width: 0, height: isFirst ? 0 : height) }
}
