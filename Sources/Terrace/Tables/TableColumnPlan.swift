import Foundation
import TerraceCore

/// How wide a column may be, in the program's unit; nil as usual.
nonisolated struct TableColumnWidth: Equatable, Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// The narrowest that a column is by itself.
    private static let usual = 6

    /// In cells. What is no length counts as not said; what contradicts gives way to `min`.
    @MainActor var cells: (min: Int, ideal: Int, max: Int) {
        let most = self.max.flatMap { Cells.frame($0, .horizontal) }.map { Swift.max(1, $0) } ?? Length.infinity
        let wanted = ideal.flatMap { Cells.frame($0, .horizontal) }.map { Swift.max(1, $0) }
        let usual = Swift.min(Self.usual, wanted ?? Self.usual, most)
        let least = min.flatMap { Cells.frame($0, .horizontal) }.map { Swift.max(1, $0) } ?? usual
        let most2 = Swift.max(least, most)
        return (least, Swift.min(Swift.max(least, wanted ?? least), most2), most2)
    }
}

/// How the columns of a table share its width, in cells.
package nonisolated struct TableColumnPlan: Equatable {
    /// Of the columns that there is room for, from the first on; at least one, if there are any.
    package private(set) var widths: [Int]
    /// What no column wants.
    package private(set) var slack = 0

    /// Columns between columns.
    static let gap = 2
    /// More than any terminal has; a table in endless room is as wide as its columns like.
    private static let most = 2000

    /// As many columns as fit at their narrowest; then each is as wide as it likes, and what is left goes to the narrowest ones.
    package init(_ columns: [(min: Int, ideal: Int, max: Int)], width: Int) {
        let width = Swift.min(Swift.max(1, width), Self.most)
        var used = 0
        var shown = 0
        for column in columns {
            let needed = used + (shown > 0 ? Self.gap : 0) + Swift.min(column.min, Self.most)
            if shown > 0, needed > width { break }
            used = needed
            shown += 1
        }
        widths = columns.prefix(shown).map { Swift.min($0.min, width) }
        var left = Swift.max(0, width - used)
        for limits in [columns.map(\.ideal), columns.map(\.max)] {
            while left > 0 {
                let growing = widths.indices.filter { widths[$0] < limits[$0] }
                guard let narrowest = growing.min(by: { widths[$0] < widths[$1] }) else { break }
                widths[narrowest] += 1
                left -= 1
            }
        }
        slack = left
    }
}
