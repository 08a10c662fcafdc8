import Foundation

/// A value in a key.
nonisolated enum TextArgument: Equatable, Sendable {
    case string(String)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(Text)
    case source(TextPart)

    /// A string or a number as a place of a format has it.
    func formatted(_ specifier: FormatSpecifier, locale: Locale) -> String {
        switch self {
        case .string(let string): specifier.padded(string)
        case .integer(let value): integer(value, magnitude: value.magnitude, specifier, locale)
        case .unsigned(let value): integer(Int64(clamping: value), magnitude: value, specifier, locale)
        case .double(let value): number(value, specifier, locale)
        // They have looks, and are added by who adds texts.
        case .text, .source: ""
        }
    }

    private func integer(_ value: Int64, magnitude: UInt64, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch specifier.kind {
        case .real: return number(Double(value), specifier, locale)
        case .text: return specifier.padded(value < 0 ? "-\(magnitude)" : "\(magnitude)")
        case .integer:
            if specifier.isPlain, PlainLocale.writesPlainly(magnitude, in: locale) { return value < 0 ? "-\(magnitude)" : "\(magnitude)" }
            return specifier.format(value < 0 ? UInt64(bitPattern: value) : magnitude, locale)
        }
    }

    private func number(_ value: Double, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch specifier.kind {
        case .real: specifier.format(value, locale)
        case .text: specifier.padded("\(value)")
        case .integer: TextArgument.integer(Int64(exactly: value.rounded(.towardZero)) ?? 0).formatted(specifier, locale: locale)
        }
    }
}

/// Locales that write numbers as C does: no language was chosen.
nonisolated enum PlainLocale {
    static func isPlain(_ locale: Locale) -> Bool {
        switch locale.identifier {
        // What Foundation gives where the system says nothing.
        case "en_001", "en_US_POSIX", "en-US-POSIX", "C", "": true
        default: false
        }
    }

    /// Languages that have digits of their own.
    private static let ownDigits: Set<String> = ["ar", "fa", "ur", "bn", "mr", "ne", "my", "dz", "ckb", "ps", "as", "ks", "sd", "sat"]

    /// Whether an integer is written without separators, in the digits that C has.
    static func writesPlainly(_ magnitude: UInt64, in locale: Locale) -> Bool {
        if isPlain(locale) { return true }
        guard magnitude < 1000 else { return false }
        let identifier = locale.identifier
        return !identifier.contains("@") && !ownDigits.contains(String(identifier.prefix { $0 != "_" && $0 != "-" }))
    }
}
