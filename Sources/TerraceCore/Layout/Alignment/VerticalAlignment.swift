/// How views stand to each other from top to bottom.
///
/// ```swift
/// let row = VerticalAlignment.firstTextBaseline
/// ```
public struct VerticalAlignment: Hashable, Sendable {
    /// The line that is lined up.
    package let guide: AlignmentGuide

    package init(guide: AlignmentGuide) {
        self.guide = guide
    }

    /// A line of your own, see `AlignmentID`.
    public init(_ id: any AlignmentID.Type) {
        guide = .custom(CustomGuide(id: id))
    }

    /// Tops in one line.
    public static let top = VerticalAlignment(guide: .start)
    /// Centres in one line.
    public static let center = VerticalAlignment(guide: .center)
    /// Bottoms in one line.
    public static let bottom = VerticalAlignment(guide: .end)
    /// The rows of the first lines of text in one line.
    public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
    /// The rows of the last lines of text in one line.
    public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}
