import TerraceCore

/// Why what a view shows is not to be read.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not there yet: bars stand for all texts.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others may look: bars stand for what is marked with `privacySensitive()`.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// It is out of date; it stays as it is.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
    /// Why what is shown here is not to be read; empty when it is.
    public var redactionReasons: RedactionReasons {
        get { textTraits.redaction }
        set { textTraits.redaction = newValue }
    }
}

extension View {
    /// Shows dim bars in the place of texts, as wide as they are.
    ///
    /// ```swift
    /// Text("Loading").redacted(reason: .placeholder)
    /// ```
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows texts inside of something redacted after all.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks what is nobody else's business: `redacted(reason: .privacy)` shows bars in its place.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.textTraits.isPrivate, sensitive)
    }

    /// Marks what is out of date; it stays as it is.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
