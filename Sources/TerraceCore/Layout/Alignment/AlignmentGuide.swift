/// The line in a box that an alignment lines up. What is not `explicit` in a box follows from its length.
package enum AlignmentGuide: UInt8, Hashable, Sendable {
    case start
    case center
    case end
    case firstTextBaseline
    case lastTextBaseline

    /// Whether the guide follows from the length of the box alone, unless a box says otherwise.
    package var isGeometric: Bool { self == .start || self == .center || self == .end }

    /// Where the guide stands in a box of `length` that has no explicit one, in half cells, so that a centre is exact.
    ///
    /// A box without text has its baseline in its last row, as SwiftUI puts it at the bottom.
    package func defaultPosition(in length: Int) -> Int {
        switch self {
        case .start: 0
        case .center: length
        case .end: 2 * length
        case .firstTextBaseline, .lastTextBaseline: 2 * max(0, length - 1)
        }
    }

    /// Where a box of `length` starts within `available`, by a geometric guide; what is left over of an odd cell goes to the end.
    package func offset(of length: Int, in available: Int) -> Int {
        switch self {
        case .start: 0
        case .center: (available - length) >> 1
        case .end: available - length
        case .firstTextBaseline, .lastTextBaseline: (available - length) >> 1
        }
    }
}
