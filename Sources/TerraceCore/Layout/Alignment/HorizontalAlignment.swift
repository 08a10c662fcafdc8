/// How views stand to each other from left to right.
///
/// ```swift
/// let column = HorizontalAlignment.leading
/// ```
public struct HorizontalAlignment: Hashable, Sendable {
    /// The line that is lined up.
    package let guide: AlignmentGuide

    package init(guide: AlignmentGuide) {
        self.guide = guide
    }

    /// A line of your own, see `AlignmentID`.
    public init(_ id: any AlignmentID.Type) {
        guide = .custom(CustomGuide(id: id))
    }

    /// Leading edges in one line.
    public static let leading = HorizontalAlignment(guide: .start)
    /// Centres in one line.
    public static let center = HorizontalAlignment(guide: .center)
    /// Trailing edges in one line.
    public static let trailing = HorizontalAlignment(guide: .end)
}
