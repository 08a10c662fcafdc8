import Foundation
import TerraceScreen

/// The line in a box that an alignment lines up. What is not explicit in a box follows from its size.
package enum AlignmentGuide: Hashable, Sendable {
    case start
    case center
    case end
    case firstTextBaseline
    case lastTextBaseline
    /// A line of the program's own.
    case custom(CustomGuide)

    /// Whether the guide follows from the length of the box alone, unless a box says otherwise. Containers do not take it over from
    /// their children (D37).
    package var isGeometric: Bool { self == .start || self == .center || self == .end }

    /// Where the guide stands in a box of `size` that has no explicit one, in half cells, so that a centre is exact.
    ///
    /// A box without text has its baseline in its last row, as SwiftUI puts it at the bottom.
    @MainActor func defaultPosition(in size: Size, axis: Axis, dimensions: @autoclosure () -> ViewDimensions) -> Int {
        switch self {
        case .start: 0
        case .center: size[axis]
        case .end: 2 * size[axis]
        case .firstTextBaseline, .lastTextBaseline: 2 * max(0, size[axis] - 1)
        case .custom(let guide): HalfCells.count(guide.id.defaultValue(in: dimensions()), axis)
        }
    }

    /// The same for a box that nothing is known of but its size.
    @MainActor func defaultPosition(in size: Size, axis: Axis) -> Int {
        defaultPosition(in: size, axis: axis, dimensions: ViewDimensions(size))
    }

    /// Where a box of `length` starts within `available`, by a geometric guide; what is left over of an odd cell goes to the end.
    package func offset(of length: Int, in available: Int) -> Int {
        switch self {
        case .start: 0
        case .end: available - length
        case .center, .firstTextBaseline, .lastTextBaseline, .custom: (available - length) >> 1
        }
    }

    /// What a container makes of its children's explicit guides: the first and the last baseline, and of custom ones the mean.
    func combined(_ positions: ContiguousArray<Int>) -> Int? {
        switch self {
        case .start, .center, .end: nil
        case .firstTextBaseline: positions.min()
        case .lastTextBaseline: positions.max()
        case .custom: positions.isEmpty ? nil : positions.reduce(0, +) / positions.count
        }
    }
}

/// An alignment id by its type.
package struct CustomGuide: Hashable, Sendable {
    // A type without state; only its static function is called.
    nonisolated(unsafe) let id: any AlignmentID.Type

    package static func == (a: CustomGuide, b: CustomGuide) -> Bool { a.id == b.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// Guides are kept in halves of a cell: the centre of an odd number of cells is one.
enum HalfCells {
    /// Rounded to the nearest half; what is no number is 0.
    static func count(_ length: CGFloat, _ axis: Axis) -> Int {
        if length.isNaN { return 0 }
        let most = CGFloat(Length.infinity)
        return Int((2 * min(max(length / LengthUnit.current[axis], -most), most)).rounded())
    }

    static func length(_ count: Int, _ axis: Axis) -> CGFloat { CGFloat(count) / 2 * LengthUnit.current[axis] }
}
