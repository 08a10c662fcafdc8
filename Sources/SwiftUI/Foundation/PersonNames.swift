import Foundation

extension PersonNameComponents {
    /// Writes a name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Codable, Hashable, Sendable {
            /// As friends call somebody.
            case short
            /// Given and family name.
            case medium
            /// All of it.
            case long
            /// Initials.
            case abbreviated
        }

        /// How much is written.
        public var style: Style
        /// Whose order of names it is.
        public var locale: Locale

        /// Writes a name.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// A name as text.
        public func format(_ value: PersonNameComponents) -> String {
            let isFamilyFirst = ["zh", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier ?? "")
            func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ") }
            let (given, family) = (value.givenName, value.familyName)
            switch style {
            case .short: return [value.nickname, given, family].compactMap { $0 }.first { !$0.isEmpty } ?? ""
            case .medium: return joined(isFamilyFirst ? [family, given] : [given, family])
            case .long:
                let core = isFamilyFirst ? [family, given, value.middleName] : [given, value.middleName, family]
                return joined([value.namePrefix] + core + [value.nameSuffix])
            case .abbreviated:
                let initials = [given, family].compactMap { $0?.first.map(String.init) }
                return (isFamilyFirst ? initials.reversed() : initials).joined().uppercased()
            }
        }

        /// The style in another language.
        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    }

    /// The name as text.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The name as text in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes a name.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { PersonNameComponents.FormatStyle(style: style) }
}

/// Writes names.
open class PersonNameComponentsFormatter: Formatter {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// Given and family name.
        case `default`
        /// As friends call somebody.
        case short
        /// Given and family name.
        case medium
        /// All of it.
        case long
        /// Initials.
        case abbreviated
    }

    /// How much is written.
    open var style = Style.default
    /// Whose order of names it is.
    open var locale: Locale = .autoupdatingCurrent

    /// A name as text.
    open func string(from components: PersonNameComponents) -> String {
        let style: PersonNameComponents.FormatStyle.Style =
            switch style {
            case .default, .medium: .medium
            case .short: .short
            case .long: .long
            case .abbreviated: .abbreviated
            }
        return PersonNameComponents.FormatStyle(style: style, locale: locale).format(components)
    }

    /// A name as text in a style.
    open class func localizedString(from components: PersonNameComponents, style: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        return formatter.string(from: components)
    }

    /// The parts of a name that is written as given names, then one family name; nil for no name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return components
    }

    /// A name as text; nil for anything else.
    override open func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
