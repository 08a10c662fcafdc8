import Foundation
import TerraceScreen

/// How many columns a cell of a grid takes.
package struct GridColumnsKey: LayoutValueKey {
    package static let defaultValue = 1
}

/// Where a cell stands in its room, instead of where its row and column say.
package struct GridAnchorKey: LayoutValueKey {
    package static let defaultValue: UnitPoint? = nil
}

/// How the cells of the column stand.
package struct GridColumnAlignmentKey: LayoutValueKey {
    package static let defaultValue: AlignmentGuide? = nil
}

/// The axes along which a cell takes what the others leave and asks for nothing.
package struct GridUnsizedAxesKey: LayoutValueKey {
    package static let defaultValue: Axis.Set = []
}

extension Box {
    /// What the box says to the layout around, or what is said by default.
    @MainActor final func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
        layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
    }
}

/// One cell: which columns it takes, and what it says about itself.
struct GridCell {
    let box: Box
    let columns: Range<Int>
    let unsized: Axis.Set
    let anchor: UnitPoint?
}

/// One row of a grid, as the tree describes it.
package struct GridLine: Equatable {
    /// Positions among the boxes of the grid.
    package var cells: Range<Int>
    /// Whether it is a view of its own, which takes all columns.
    package var isWhole: Bool
    /// How its cells stand from top to bottom; nil leaves it to the grid.
    package var alignment: AlignmentGuide?

    package init(cells: Range<Int>, isWhole: Bool, alignment: AlignmentGuide? = nil) {
        self.cells = cells
        self.isWhole = isWhole
        self.alignment = alignment
    }
}
