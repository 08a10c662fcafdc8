import Foundation

/// The language of the user, as the environment names it.
///
/// It is read by hand: Foundation's data of locales costs more than the first frame.
struct UserLanguage: Hashable {
    /// The language's code, `ar` for instance; empty for none in particular.
    let code: String
    private let territory: String
    /// The script's code, `arab` for instance.
    private let script: String
    /// What POSIX has behind an `@`: the name of a script, or something else.
    private let modifier: String

    /// The language that messages are wanted in: the first of `LANGUAGE`, unless the locale is none in particular, else that of the locale,
    /// by `LC_ALL`, `LC_MESSAGES` or `LANG`.
    init(environment: [String: String]) {
        let locale = Self.localeName(environment)
        let isNone = Self.isNeutral(locale)
        let first = environment["LANGUAGE"]?.split(separator: ":").first.map(String.init)
        self.init(isNone ? "" : first ?? locale)
    }

    /// A name of a locale, in POSIX's form (`uz_AF.UTF-8@arabic`) or BCP 47's (`uz-Arab-AF`).
    init(_ name: String) {
        let parts = name.split(separator: "@", maxSplits: 1)
        let base = (parts.first ?? "").prefix { $0 != "." }
        let tags = Self.isNeutral(String(base)) ? [] : base.split { $0 == "_" || $0 == "-" }
        code = tags.first?.lowercased() ?? ""
        territory = tags.dropFirst().first { $0.count == 2 }?.uppercased() ?? ""
        script = tags.dropFirst().first { $0.count == 4 }?.lowercased() ?? ""
        modifier = parts.count > 1 ? parts[1].lowercased() : ""
    }

    /// That of this process.
    static var current: UserLanguage {
        let environment = ProcessInfo.processInfo.environment
        #if canImport(Darwin)
            // Programs that were not started by a shell know it from the system.
            if localeName(environment).isEmpty, let first = Locale.preferredLanguages.first { return UserLanguage(first) }
        #endif
        return UserLanguage(environment: environment)
    }

    /// The name of the locale, for messages or for all else.
    private static func localeName(_ environment: [String: String]) -> String {
        ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    }

    private static func isNeutral(_ name: String) -> Bool {
        let base = name.prefix { $0 != "." }
        return base.isEmpty || base == "C" || base == "POSIX"
    }

    // MARK: Direction

    /// Whether it is written from right to left.
    var isRightToLeft: Bool {
        if !script.isEmpty { return Self.scripts.contains(script) }
        if let answer = Self.modifiers[modifier] { return answer }
        return Self.languages.contains(code) || Self.byTerritory[code]?.contains(territory) == true
    }

    /// Languages written from right to left where nothing else is said.
    private static let languages: Set<String> = [
        "ar", "arc", "arz", "ary", "aeb", "apc", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "prs",
        "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi", "azb",
    ]

    /// Languages of several scripts, and the territories where the usual one runs to the left.
    private static let byTerritory = [
        "az": ["IR", "IQ"], "kk": ["CN", "AF", "IR"], "ky": ["CN"], "ku": ["IQ", "IR"], "ms": ["CC"], "pa": ["PK"], "tk": ["AF", "IR"],
        "uz": ["AF"],
    ]

    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// POSIX's words for scripts, and whether they run to the left.
    private static let modifiers = [
        "arabic": true, "hebrew": true, "latin": false, "cyrillic": false, "devanagari": false, "gurmukhi": false, "iqtelif": false,
    ]
}
