/// The upper or the lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper one.
    case top
    /// The lower one.
    case bottom

    /// Several of them.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int8
        /// Edges by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The edge alone.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The upper one.
        public static let top = Set(.top)
        /// The lower one.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// Where lines begin, or where they end.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing

    /// Several of them.
    @frozen public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int8
        /// Edges by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The edge alone.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// Where lines begin.
        public static let leading = Set(.leading)
        /// Where lines end.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}
