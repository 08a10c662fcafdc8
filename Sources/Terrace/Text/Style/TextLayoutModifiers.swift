import Foundation
import TerraceCore

private enum LineLimitKey: EnvironmentKey { static let defaultValue = LineLimit.unlimited }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum MultilineKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    package var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How many lines a text may have; nil for as many as it needs.
    public var lineLimit: Int? {
        get { lineLimits.maximum }
        set { lineLimits = LineLimit(newValue) }
    }

    /// Which part of a text goes when it does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How the lines of a text stand among themselves.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineKey.self] }
        set { self[MultilineKey.self] = newValue }
    }

    /// Room between lines, as it was set; lines of a terminal are a row apart.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How small text may get to fit, as it was set; a terminal's does not.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// Whether letters may come closer to fit, as it was set; a terminal's do not.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
}

extension View {
    /// Limits each text in the view to a number of lines; nil for no limit, less than 1 acts as 1.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimits, LineLimit(number)) }
    /// Limits each text in the view to a number of lines; with `reservesSpace` it always takes that many.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimit(limit, reservesSpace: reservesSpace))
    }
    /// Limits each text in the view to a range of lines.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimits, LineLimit(limit)) }
    /// Gives each text in the view at most so many lines.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimit(1...max(1, limit.upperBound)))
    }
    /// Gives each text in the view room for at least so many lines.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimit(limit.lowerBound, reservesSpace: true).withoutMaximum)
    }

    /// Sets which part of a text goes when it does not fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Sets how the lines of a text stand among themselves; of no effect on where the text stands.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Changes nothing that is seen: lines of a terminal are a row apart.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Changes nothing that is seen: letters of a terminal have one size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
    /// Changes nothing that is seen: letters of a terminal stand a cell apart.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Changes nothing: in text that runs to the left, glyphs are mirrored as Unicode says.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

    /// Changes nothing: a terminal lets users select what they see.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Changes nothing: a terminal sets all languages alike.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
    /// Changes nothing: a terminal sets all languages alike.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

    /// Changes nothing; it is for speech.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Changes nothing; it is for speech.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Changes nothing; it is for speech.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Changes nothing; it is for speech.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// The same text: a terminal sets all languages alike.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    /// The same text: a terminal sets all languages alike.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

/// Whether the text of a view can be selected. A terminal lets users select whatever they see.
public protocol TextSelectability {
    /// Whether it can.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public nonisolated struct EnabledTextSelectability: TextSelectability {
    /// It can.
    public static let allowsSelection = true
}

/// Text that need not be selectable; in a terminal it is all the same.
public nonisolated struct DisabledTextSelectability: TextSelectability {
    /// It cannot.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that need not be selectable.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The language that text is set in.
public nonisolated struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?
    /// That of the text.
    public static let automatic = TypesettingLanguage(language: nil)
    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(language: language) }
}
