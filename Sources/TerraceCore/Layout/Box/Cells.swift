import Foundation
import TerraceScreen

/// Lengths of the public interface are numbers of units as `CGFloat`; here, and nowhere else, they become whole cells, and back.
package nonisolated enum Cells {
    /// Rounded to the nearest cell; infinity stays, what is no number is nothing.
    package static func length(_ length: CGFloat?, _ axis: Axis) -> Int? {
        guard let length, !length.isNaN else { return nil }
        let cells = length / LengthUnit.current[axis]
        if cells >= CGFloat(Length.infinity) { return Length.infinity }
        if cells <= -CGFloat(Length.infinity) { return -Length.infinity }
        return Int(cells.rounded())
    }

    /// The same, but at least a cell where there is to be anything at all.
    package static func frame(_ length: CGFloat?, _ axis: Axis) -> Int? {
        guard let length, let cells = self.length(length, axis) else { return nil }
        return length > 0 ? max(1, cells) : cells
    }

    /// A place, rounded down, as a cell holds all places from its left edge on.
    package static func place(_ place: CGFloat, _ axis: Axis) -> Int {
        if place.isNaN { return 0 }
        let most = CGFloat(Length.infinity)
        return Int(min(max(place / LengthUnit.current[axis], -most), most).rounded(.down))
    }

    /// As the public interface shows it.
    package static func length(_ length: Int, _ axis: Axis) -> CGFloat {
        length >= Length.infinity ? .infinity : CGFloat(length) * LengthUnit.current[axis]
    }
}

extension Size {
    /// A size from the public interface; what is no number is nothing.
    package init(_ size: CGSize) {
        self.init(width: Cells.length(size.width, .horizontal) ?? 0, height: Cells.length(size.height, .vertical) ?? 0)
    }
}

extension Point {
    /// The cell that a place of the public interface lies in.
    package init(_ point: CGPoint) {
        self.init(x: Cells.place(point.x, .horizontal), y: Cells.place(point.y, .vertical))
    }
}

extension CGSize {
    package init(_ size: Size) {
        self.init(width: Cells.length(size.width, .horizontal), height: Cells.length(size.height, .vertical))
    }
}

extension CGPoint {
    package init(_ point: Point) {
        let cell = LengthUnit.current.cell
        self.init(x: CGFloat(point.x) * cell.width, y: CGFloat(point.y) * cell.height)
    }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
}

extension CellInsets {
    /// Insets from the public interface; what is no number is nothing.
    package init(_ insets: EdgeInsets) {
        self.init(
            top: Cells.length(insets.top, .vertical) ?? 0, leading: Cells.length(insets.leading, .horizontal) ?? 0,
            bottom: Cells.length(insets.bottom, .vertical) ?? 0, trailing: Cells.length(insets.trailing, .horizontal) ?? 0)
    }
}

extension EdgeInsets {
    package init(_ insets: CellInsets) {
        self.init(
            top: Cells.length(insets.top, .vertical), leading: Cells.length(insets.leading, .horizontal),
            bottom: Cells.length(insets.bottom, .vertical), trailing: Cells.length(insets.trailing, .horizontal))
    }
}

extension CGRect {
    /// A cell's place, counted from the corner of the rectangle, as the public interface shows it.
    func point(_ cell: Point) -> CGPoint {
        let offset = CGPoint(cell)
        return CGPoint(x: minX + offset.x, y: minY + offset.y)
    }
}
