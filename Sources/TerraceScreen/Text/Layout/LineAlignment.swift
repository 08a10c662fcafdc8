/// Where a line stands in columns that it does not fill.
package enum LineAlignment: Hashable, Sendable {
    case left, center, right
    /// Where its paragraph begins: left, or right where that runs to the left.
    case start
    /// Where its paragraph ends.
    case end

    /// The columns to the left of a line for which `free` are left.
    package func offset(free: Int, direction: TextDirection) -> Int {
        switch self {
        case .left: 0
        case .center: free >> 1
        case .right: free
        case .start: direction == .rightToLeft ? free : 0
        case .end: direction == .rightToLeft ? 0 : free
        }
    }
}
