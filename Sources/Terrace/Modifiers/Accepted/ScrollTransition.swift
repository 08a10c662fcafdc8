import TerraceCore

/// Where a view stands in a scroll view, for effects at its edges.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the edge at the top or the leading side.
    case topLeading
    /// In sight.
    case identity
    /// Behind the edge at the bottom or the trailing side.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the edge, 0 in sight, 1 behind it.
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How effects at the edges of a scroll view set in. In a terminal there are none.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
    /// Bit by bit.
    public static let interactive = ScrollTransitionConfiguration()
    /// At once.
    public static let identity = ScrollTransitionConfiguration()
    /// With an animation.
    public static let animated = ScrollTransitionConfiguration()
    /// With an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
    /// Bit by bit.
    public static func interactive(timingCurve: Animation = .default) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
    /// With another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    /// From another share of the view on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

    /// When a view counts as in sight.
    public struct Threshold: Sendable {
        /// When some of it is.
        public static let visible = Threshold()
        /// When none of it is.
        public static let hidden = Threshold()
        /// When its middle is.
        public static let centered = Threshold()
        /// When a share of it is.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

extension View {
    /// Accepted: views look the same wherever they are scrolled to.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }

    /// Accepted: views look the same wherever they are scrolled to.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
}
