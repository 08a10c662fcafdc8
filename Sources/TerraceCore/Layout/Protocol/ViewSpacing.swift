import Foundation

/// The room that a view likes between itself and its neighbours, where nobody says how much it is to be.
///
/// In a terminal that is a cell between views side by side, nothing between views one below the other, and nothing beside a spacer.
///
/// ```swift
/// let gap = ViewSpacing().distance(to: ViewSpacing(), along: .horizontal)  // 1
/// ```
public struct ViewSpacing: Hashable, Sendable {
    /// The edges that neighbours touch.
    private var flush: Edge.Set

    /// The usual spacing.
    public init() {
        flush = []
    }

    private init(flush: Edge.Set) {
        self.flush = flush
    }

    /// No room at any edge.
    public static let zero = ViewSpacing(flush: .all)

    /// The gap between this view and one behind it or below it, in cells.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { Cells.length(gap(to: next, along: axis), axis) }

    func gap(to next: ViewSpacing, along axis: Axis) -> Int {
        axis == .vertical || flush.contains(.trailing) || next.flush.contains(.leading) ? 0 : 1
    }

    /// Takes over what another view likes at the given edges, where that is more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        flush.subtract(edges.subtracting(other.flush))
    }

    /// The larger of what two views like at the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }
}
