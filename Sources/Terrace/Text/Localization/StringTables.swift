import Foundation
import Synchronization
import TerraceCore

#if canImport(Glibc)
    import Glibc
#endif

/// The tables of strings of programs: `Localizable.strings` and others, in the `.lproj` folders of bundles. Each is read once.
///
/// Where a text names no bundle, the program's own resources are looked through: those beside the executable, and in the bundles that
/// the package manager puts there.
nonisolated enum StringTables {
    private struct Place: Hashable {
        var folder: String
        var table: String
    }

    private static let tables = Mutex<[Place: [String: String]]>([:])
    /// The folders of each bundle that have resources for languages; nothing is looked up in a program that has none.
    private static let folders = Mutex<[String: [String]]>([:])

    /// What a key stands for in the environment's language; nil where no table has it.
    static func text(for key: String, table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String? {
        let folders = bundle.map { localized(in: [$0.resourcePath ?? $0.bundlePath]) } ?? programFolders
        guard !folders.isEmpty else { return nil }
        return text(for: key, table: table ?? "Localizable", folders: folders, languages: languages(environment.locale))
    }

    /// What a key stands for outside of views.
    static func text(for key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
        let folders = bundle.map { localized(in: [$0.resourcePath ?? $0.bundlePath]) } ?? programFolders
        guard !folders.isEmpty else { return nil }
        return text(for: key, table: table ?? "Localizable", folders: folders, languages: languages(locale))
    }

    private static func text(for key: String, table: String, folders: [String], languages: [String]) -> String? {
        for language in languages {
            for folder in folders where folder.hasSuffix("/" + language + ".lproj") {
                if let text = strings(Place(folder: folder, table: table))[key] { return text }
            }
        }
        return nil
    }

    private static func strings(_ place: Place) -> [String: String] {
        tables.withLock { tables in
            if let known = tables[place] { return known }
            let path = "\(place.folder)/\(place.table).strings"
            let strings = FileManager.default.contents(atPath: path).map(StringsFile.parse) ?? [:]
            tables[place] = strings
            return strings
        }
    }

    // MARK: Languages

    /// The names that folders for a locale may have, best first, and the languages that programs are written in.
    private static func languages(_ locale: Locale) -> [String] {
        var names: [String] = []
        func add(_ identifier: String) {
            let name = identifier.prefix { $0 != "@" && $0 != "." }.replacingOccurrences(of: "_", with: "-")
            var parts = name.split(separator: "-")
            while !parts.isEmpty {
                names.append(parts.joined(separator: "-"))
                names.append(parts.joined(separator: "_"))
                parts.removeLast()
            }
        }
        // Nobody chose a language in the program: the system's counts.
        if PlainLocale.isPlain(locale) { systemLanguages.forEach(add) }
        add(locale.identifier)
        return names + ["Base", "en"]
    }

    private static let systemLanguages: [String] = {
        #if canImport(Darwin)
            return Locale.preferredLanguages
        #else
            let environment = ProcessInfo.processInfo.environment
            let languages = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
            return (languages + [locale].compactMap { $0 }).filter { !$0.hasPrefix("C.") && $0 != "C" && $0 != "POSIX" }
        #endif
    }()

    // MARK: Folders

    private static let programFolders: [String] = {
        #if canImport(Darwin)
            let resources = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        #else
            // Asking for the main bundle would search the disk for one, in every program.
            let program =
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
            let resources = (program as NSString).deletingLastPathComponent
        #endif
        let names = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(resources)/\($0)" }
        return localized(in: [resources] + bundles)
    }()

    private static func localized(in places: [String]) -> [String] {
        places.flatMap { place in
            folders.withLock { folders in
                if let known = folders[place] { return known }
                let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
                let found = names.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(place)/\($0)" }
                folders[place] = found
                return found
            }
        }
    }
}
