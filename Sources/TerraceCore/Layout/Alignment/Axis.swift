/// The horizontal or the vertical dimension.
///
/// ```swift
/// let axes: Axis.Set = [.horizontal, .vertical]
/// ```
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// From the left to the right.
    case horizontal
    /// From the top to the bottom.
    case vertical

    /// "horizontal" or "vertical".
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Any of the two axes.
    ///
    /// ```swift
    /// let both: Axis.Set = [.horizontal, .vertical]
    /// ```
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int8

        /// Axes from their bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 1 << 1)

        /// The set of one axis.
        package init(_ axis: Axis) {
            self = axis == .horizontal ? .horizontal : .vertical
        }
    }
}

extension Axis {
    /// The axis across this one.
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
