/// One side of a rectangle.
///
/// ```swift
/// let sides: Edge.Set = [.top, .horizontal]
/// ```
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge where a line of text begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where a line of text ends.
    case trailing

    /// Any of the four edges.
    ///
    /// ```swift
    /// let aside: Edge.Set = .horizontal
    /// ```
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int8

        /// Edges from their bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}
