/// The clusters of a row of an `EditableLine` where they are seen, for text that does not all run to the right.
///
/// The caret at the end of a row whose paragraph runs to the left stands left of it: such a row leaves a column for it there.
struct OrderedRow {
    private struct Placed {
        var bytes: Range<Int>
        var columns: Range<Int>
    }

    let order: LineOrder
    private let placed: [Placed]
    private let start: Int
    private let end: Int
    private let width: Int

    /// The columns left free at the left edge.
    var lead: Int { Int(order.level & 1) }

    /// `start` is where the row starts in `bytes`, which are those of `text`.
    init(_ order: LineOrder, start: Int, _ bytes: UnsafeBufferPointer<UInt8>, of text: Substring) {
        self.order = order
        self.start = start
        let lead = Int(order.level & 1)
        var placed: [Placed] = []
        for run in order.runs {
            var scanner = ClusterScanner(bytes, of: text, from: start + run.bytes.lowerBound)
            var x = lead + (run.isRightToLeft ? run.column + run.width : run.column)
            while scanner.position < start + run.bytes.upperBound, let cluster = scanner.next() {
                if run.isRightToLeft { x -= cluster.width }
                placed.append(Placed(bytes: cluster.start..<cluster.end, columns: x..<x + cluster.width))
                if !run.isRightToLeft { x += cluster.width }
            }
        }
        self.placed = placed
        end = placed.last?.bytes.upperBound ?? start
        width = order.runs.reduce(0) { $0 + $1.width }
    }

    /// The column of the caret at a place.
    func column(of place: Int) -> Int {
        let at = place < end ? placed.first { $0.bytes.contains(place) } : nil
        return at?.columns.lowerBound ?? (lead == 1 ? 0 : width)
    }

    /// The place of the cluster at a column; beyond the row its start or its end, whichever is there.
    func place(at column: Int) -> Int {
        if let hit = placed.first(where: { $0.columns.contains(column) }) { return hit.bytes.lowerBound }
        return (column < lead) == (lead == 1) ? end : start
    }

    /// The columns that show a range, from left to right, neighbours joined.
    func columns(of range: Range<Int>) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        let hit = placed.filter { !$0.columns.isEmpty && range.overlaps($0.bytes) }.map(\.columns)
        for columns in hit.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, last.upperBound == columns.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<columns.upperBound
            } else {
                joined.append(columns)
            }
        }
        return joined
    }
}
