import Foundation

#if !canImport(Darwin)
    extension String {
        /// A key of the program's tables of strings, with values. Literals are such keys.
        public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
            /// Puts a key together out of a literal.
            public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
            let key: LocalizedStringKey

            /// A key.
            public init(_ value: String) { key = LocalizedStringKey(value) }
            /// A key.
            public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
            /// A key with values.
            public init(stringInterpolation: StringInterpolation) { key = LocalizedStringKey(stringInterpolation: stringInterpolation) }
        }

        /// The text of the program's tables for a key; the key itself where no table has it.
        ///
        /// ```swift
        /// let count = 3
        /// let title = String(localized: "\(count) items")
        /// ```
        @_disfavoredOverload
        public init(
            localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = LocalizedString.text(key.key, table: table, bundle: bundle, locale: locale, default: nil)
        }

        /// The text of the program's tables for a key; another text where no table has it.
        @_disfavoredOverload
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = .current, comment: StaticString? = nil
        ) {
            self = LocalizedString.text(
                LocalizedStringKey(key.description), table: table, bundle: bundle, locale: locale, default: defaultValue.key)
        }

        /// The text that a resource stands for.
        @_disfavoredOverload
        public init(localized resource: LocalizedStringResource) {
            self = LocalizedString.text(
                resource.value.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale,
                default: resource.defaultValue.key)
        }
    }

    /// A text of a program's tables that is looked up where it is shown.
    public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// Where tables are looked for.
        public enum BundleDescription: Sendable {
            /// The program.
            case main
            /// The bundle of a class.
            case forClass(AnyClass)
            /// The bundle at a place.
            case atURL(URL)

            var bundle: Bundle? {
                switch self {
                case .main: nil
                case .forClass(let type): Bundle(for: type)
                case .atURL(let url): Bundle(url: url)
                }
            }
        }

        /// The key.
        public var key: String { value.key.key }
        /// What is shown where no table has the key.
        public let defaultValue: String.LocalizationValue
        /// The name of the table; nil is `Localizable`.
        public let table: String?
        /// The language, and how values are written.
        public var locale: Locale
        /// Where the table is looked for.
        public let bundle: BundleDescription
        let value: String.LocalizationValue

        /// A text of a key that is shown itself where no table has it.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
            comment: StaticString? = nil
        ) {
            value = keyAndValue
            defaultValue = keyAndValue
            self.table = table
            self.locale = locale
            self.bundle = bundle
        }

        /// A text of a key, and what is shown where no table has it.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) {
            value = String.LocalizationValue(key.description)
            self.defaultValue = defaultValue
            self.table = table
            self.locale = locale
            self.bundle = bundle
        }

        /// A text of a key.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        /// A text of a key with values.
        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }

        /// Whether both show the same.
        public static func == (a: Self, b: Self) -> Bool {
            a.value == b.value && a.defaultValue == b.defaultValue && a.table == b.table && a.locale == b.locale
                && a.bundle.bundle === b.bundle.bundle
        }
    }
#endif

/// Texts of tables outside of views.
enum LocalizedString {
    static func text(
        _ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale, default other: LocalizedStringKey?
    ) -> String {
        let found = StringTables.text(for: key.key, table: table, bundle: bundle, locale: locale)
        let shown = found == nil ? other ?? key : key
        guard !shown.arguments.isEmpty || !key.arguments.isEmpty else { return found ?? shown.key }
        var resolver = TextResolver(locale: locale)
        resolver.append(plain: found ?? shown.key, shown.arguments.isEmpty ? key.arguments : shown.arguments)
        return resolver.text
    }
}

extension Text {
    /// A text of a program's tables.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        #if canImport(Darwin)
            self.init(verbatim: String(localized: resource))
        #else
            self.init(source: ResourceSource(resource))
        #endif
    }
}

#if !canImport(Darwin)
    nonisolated final class ResourceSource: TextPart, @unchecked Sendable {
        private let resource: LocalizedStringResource

        init(_ resource: LocalizedStringResource) {
            self.resource = resource
        }

        override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
            let key = resource.value.key
            let bundle = resource.bundle.bundle
            let isFound =
                StringTables.text(for: key.key, table: resource.table, bundle: bundle, in: resolver.environment) != nil
            let shown = isFound ? key : resource.defaultValue.key
            resolver.append(key: shown.key, shown.arguments, table: resource.table, bundle: bundle, traits)
        }

        override func isEqual(to other: TextPart) -> Bool { resource == (other as? ResourceSource)?.resource }
    }
#endif
