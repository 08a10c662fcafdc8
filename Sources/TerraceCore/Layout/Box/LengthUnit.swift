import Foundation

/// What the lengths of a program count.
///
/// Terrace counts in cells. A program that was written for SwiftUI counts in points: 8 to a column, 16 to a row. The unit belongs to the
/// host that shows the program; a program that imports SwiftUI is shown in points.
///
/// ```swift
/// let unit = LengthUnit.points
/// print(unit.cell)  // (8.0, 16.0)
/// ```
public nonisolated enum LengthUnit: Hashable, Sendable {
    /// A column and a row are 1.
    case cells
    /// A column is 8 and a row is 16, as in a window of a desktop.
    case points

    /// The width of a column and the height of a row.
    public var cell: CGSize { self == .cells ? CGSize(width: 1, height: 1) : CGSize(width: 8, height: 16) }

    /// The unit of the host whose graph is at work. Hosts change it on the main actor, around what they do; that is where it is read.
    @exclusivity(unchecked) package nonisolated(unsafe) static var current = LengthUnit.cells

    /// How many units a cell has along an axis.
    @inline(__always) package subscript(axis: Axis) -> CGFloat {
        self == .cells ? 1 : axis == .horizontal ? 8 : 16
    }

    /// Does something while this is the unit.
    @inline(__always) package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try body()
    }
}
