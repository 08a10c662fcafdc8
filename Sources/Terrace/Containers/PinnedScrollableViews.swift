import TerraceCore

/// Which views of a section in a lazy stack or grid stay in sight while the section does: a header at the edge of the scroll view where rows
/// begin, a footer at the other one, until the next section pushes it out. One that is longer than half of the window scrolls along.
///
/// ```swift
/// ScrollView {
///     LazyVStack(pinnedViews: [.sectionHeaders]) { Section("Fruit") { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
/// }
/// ```
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Views by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)

    var parts: Set<PinBox.Part> {
        var parts: Set<PinBox.Part> = []
        if contains(.sectionHeaders) { parts.insert(.header) }
        if contains(.sectionFooters) { parts.insert(.footer) }
        return parts
    }
}
