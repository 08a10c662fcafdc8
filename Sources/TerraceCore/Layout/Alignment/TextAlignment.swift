/// Where the lines of one text stand in that text's own width.
///
/// ```swift
/// let heading = TextAlignment.center
/// ```
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the leading edge.
    case leading
    /// Lines are centred.
    case center
    /// Lines end at the trailing edge.
    case trailing
}
