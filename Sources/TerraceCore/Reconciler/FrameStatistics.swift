/// What one turn cost, in counts: they are the same on every machine, so that tests can fence them.
public struct FrameStatistics: Hashable, Sendable {
    /// Bodies of views and modifiers that were evaluated.
    public var bodies = 0
    /// Row closures of `ForEach` that were run.
    public var rowClosures = 0
    /// Controls and texts that took over a new value of their own, without a body being evaluated.
    public var leafUpdates = 0
    /// Places made, structure (rows, branches) left out.
    public var nodesMade = 0
    /// Places taken away, structure left out.
    public var nodesRemoved = 0
    /// Rows of `ForEach` made.
    public var rowsMade = 0
    /// Rows of `ForEach` that changed their place among those that stayed.
    public var rowsMoved = 0
    /// Rows of `ForEach` taken away.
    public var rowsRemoved = 0
    /// Rounds of updating until nothing was left to do.
    public var rounds = 0
    /// Boxes that were measured, answers from the cache left out.
    public var boxesMeasured = 0
    /// Boxes that were placed.
    public var boxesPlaced = 0
    /// Boxes that were painted.
    public var boxesPainted = 0
    /// Cells that differ from the last frame.
    public var cellsChanged = 0
    /// Bytes sent to the terminal.
    public var bytesWritten = 0

    /// Nothing.
    public init() {}
}

extension FrameStatistics: CustomStringConvertible {
    /// The counts that are not 0, by name.
    public var description: String {
        let counts = [
            ("bodies", bodies), ("rowClosures", rowClosures), ("leafUpdates", leafUpdates), ("nodesMade", nodesMade),
            ("nodesRemoved", nodesRemoved), ("rowsMade", rowsMade), ("rowsMoved", rowsMoved), ("rowsRemoved", rowsRemoved),
            ("rounds", rounds), ("boxesMeasured", boxesMeasured), ("boxesPlaced", boxesPlaced), ("boxesPainted", boxesPainted),
            ("cellsChanged", cellsChanged), ("bytesWritten", bytesWritten),
        ]
        let said = counts.filter { $0.1 != 0 }.map { "\($0.0) \($0.1)" }
        return said.isEmpty ? "nothing" : said.joined(separator: ", ")
    }
}
