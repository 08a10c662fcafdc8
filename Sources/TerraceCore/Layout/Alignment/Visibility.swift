/// Whether something is shown.
///
/// ```swift
/// let rule = Visibility.hidden
/// ```
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Whatever is usual where it stands.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
