/// Which views of a section in a lazy stack or grid stay in sight while the section does. Here they scroll along with their rows.
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// The kinds whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
