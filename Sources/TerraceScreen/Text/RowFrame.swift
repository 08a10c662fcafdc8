/// The columns in which rows of text that is edited stand.
package struct RowFrame: Hashable, Sendable {
    /// The edge at which the last column is kept for a scroll bar.
    package enum Rail: Hashable, Sendable { case left, right }

    /// The columns that rows wrap at; there is one more, for a caret at the end of the longest.
    package var width: Int
    package var direction: BaseDirection
    package var alignment: LineAlignment
    package var rail: Rail?

    /// A width below 1 acts as 1.
    package init(width: Int, direction: BaseDirection = .content, alignment: LineAlignment = .start, rail: Rail? = nil) {
        self.width = max(1, width)
        self.direction = direction
        self.alignment = alignment
        self.rail = rail
    }

    /// Whether rows of a direction begin at the rail, and have a column less. Those that end at it share it with the caret.
    private func startsAtRail(_ direction: TextDirection) -> Bool { rail == (direction == .rightToLeft ? .right : .left) }

    func width(for direction: TextDirection) -> Int { startsAtRail(direction) ? max(1, width - 1) : width }

    /// The left edge of a row that takes so many columns, its caret's included.
    func left(of columns: Int, _ direction: TextDirection) -> Int {
        let isNarrow = startsAtRail(direction)
        let start = isNarrow && rail == .left ? 1 : 0
        let free = max(0, width + (isNarrow ? 0 : 1) - columns)
        return start + alignment.offset(free: free, direction: direction)
    }
}
