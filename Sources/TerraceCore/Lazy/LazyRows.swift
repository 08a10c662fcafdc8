import TerraceScreen

/// The rows of a `ForEach` in a lazy container: they are built when they come near the window, or are asked for.
@MainActor
package protocol LazyRows: RowHolder {
    /// What is known of the rows' lengths along the container's axis, the gap behind each included.
    var metrics: RowMetrics { get set }
    /// The rows that have boxes now, ascending.
    var builtRows: ContiguousArray<Int> { get }
    /// The boxes of a built row.
    func boxes(of row: Int) -> ContiguousArray<Box>
    /// Builds the rows of a range, and lets go of others; returns whether anything changed.
    func show(_ range: Range<Int>) -> Bool
    /// Builds the row with an id, if there is one, and keeps it to the end of the turn; returns its node.
    func reach(_ id: AnyHashable) -> ViewNode?
    /// The same, of the row at an offset.
    func reach(_ offset: Int) -> ViewNode?
    func offset(ofID id: AnyHashable) -> Int?
    func contains(_ id: AnyHashable) -> Bool
    /// Shows a row to `body`, without building it for good.
    func peek(_ offset: Int, _ body: (ViewNode) -> Void)
}

/// What a lazy container is made of, in order.
package enum LazySegment {
    case box(Box)
    case rows(any LazyRows)
}
