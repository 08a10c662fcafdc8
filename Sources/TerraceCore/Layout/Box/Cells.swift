import Foundation
import TerraceScreen

/// Lengths of the public interface are numbers of cells as `CGFloat`; here they become whole ones, and back.
package nonisolated enum Cells {
    /// Rounded to the nearest cell; infinity stays, what is no number is nothing.
    package static func length(_ length: CGFloat?) -> Int? {
        guard let length, !length.isNaN else { return nil }
        if length >= CGFloat(Length.infinity) { return Length.infinity }
        if length <= -CGFloat(Length.infinity) { return -Length.infinity }
        return Int(length.rounded())
    }

    /// A place, rounded down, as a cell holds all places from its left edge on.
    package static func place(_ place: CGFloat) -> Int {
        if place.isNaN { return 0 }
        let most = CGFloat(Length.infinity)
        return Int(min(max(place, -most), most).rounded(.down))
    }

    /// As the public interface shows it.
    package static func length(_ length: Int) -> CGFloat {
        length >= Length.infinity ? .infinity : CGFloat(length)
    }
}

extension Size {
    /// A size from the public interface; what is no number is nothing.
    package init(_ size: CGSize) {
        self.init(width: Cells.length(size.width) ?? 0, height: Cells.length(size.height) ?? 0)
    }
}

extension CGSize {
    package init(_ size: Size) {
        self.init(width: Cells.length(size.width), height: Cells.length(size.height))
    }
}

extension CGPoint {
    package init(_ point: Point) {
        self.init(x: CGFloat(point.x), y: CGFloat(point.y))
    }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
}
