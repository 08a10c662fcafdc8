import Foundation
import TerraceCore

extension Text {
    /// A value in a format, as the locale of the environment writes it.
    ///
    /// ```swift
    /// Text(0.25, format: .percent)
    /// ```
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(source: FormatSource(input, format))
    }

    /// A value in a format with looks of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(source: AttributedFormatSource(input, format))
    }

    /// A value as a formatter writes it; nothing where the formatter has no use for the value.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(source: FormatterSource(subject, formatter))
    }

    /// A text with looks of its own: fonts, colours, lines, links.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(source: AttributedSource(attributedContent))
    }
}

extension EnvironmentValues {
    /// The locale, where it was set to another than the user's.
    nonisolated fileprivate var chosenLocale: Locale? {
        let locale = locale
        return locale == Locale.current || locale == Locale.autoupdatingCurrent ? nil : locale
    }
}

nonisolated final class FormatSource<F: FormatStyle>: TextPart, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        let format = resolver.environment.chosenLocale.map(format.locale) ?? format
        resolver.append(format.format(input), traits)
    }

    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }
}

nonisolated final class AttributedFormatSource<F: FormatStyle>: TextPart, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    private let input: F.FormatInput
    private let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        let format = resolver.environment.chosenLocale.map(format.locale) ?? format
        resolver.append(format.format(input), traits)
    }

    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? Self else { return false }
        return input == other.input && format == other.format
    }
}

nonisolated final class FormatterSource: TextPart, @unchecked Sendable {
    private let subject: Any
    private let formatter: Formatter

    init(_ subject: Any, _ formatter: Formatter) {
        self.subject = subject
        self.formatter = formatter
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        resolver.append(formatter.string(for: subject) ?? "", traits)
    }

    /// Formatters can be changed in place; one that is the same may not be what it was, but then its owner has to say so, as elsewhere.
    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? FormatterSource, formatter === other.formatter else { return false }
        guard let a = subject as? AnyHashable, let b = other.subject as? AnyHashable else { return false }
        return a == b
    }
}

nonisolated final class AttributedSource: TextPart, @unchecked Sendable {
    private let string: AttributedString

    init(_ string: AttributedString) {
        self.string = string
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) { resolver.append(string, traits) }
    override func isEqual(to other: TextPart) -> Bool { string == (other as? AttributedSource)?.string }
}

extension TextResolver {
    mutating func append(_ string: AttributedString, _ traits: TextTraits) {
        for run in string.runs {
            let text = String(string.characters[run.range])
            let link = run.link
            let look = TextTraits(run).over(link == nil ? traits : TextTraits.link.over(traits))
            append(text, look, link: link)
        }
    }
}

extension TextTraits {
    /// What the attributes of a run say.
    fileprivate init(_ run: AttributedString.Runs.Run) {
        self.init()
        typealias Attributes = AttributeScopes.SwiftUIAttributes
        font = run[Attributes.FontAttribute.self]
        foreground = run[Attributes.ForegroundColorAttribute.self].map(AnyShapeStyle.init)
        background = run[Attributes.BackgroundColorAttribute.self].map(AnyShapeStyle.init)
        if run[Attributes.UnderlineStyleAttribute.self] != nil { isUnderlined = true }
        if run[Attributes.StrikethroughStyleAttribute.self] != nil { isStruckThrough = true }
        guard let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] else { return }
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.strikethrough) { isStruckThrough = true }
        if intent.contains(.code) { isDim = true }
    }
}
