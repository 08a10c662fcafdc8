import Foundation
import Synchronization
import TerraceCore

/// A colour or an image of a program's asset catalogues.
nonisolated struct AssetName: Hashable, Sendable {
    let name: String
    /// The directory of the bundle; nil is the program's.
    let bundle: String?

    init(_ name: String, bundle: Bundle?) {
        self.name = name
        self.bundle = bundle?.bundlePath
    }
}

/// A colour of an asset catalogue.
public nonisolated struct ColorResource: Hashable, Sendable {
    let asset: AssetName

    /// A colour by its name.
    public init(name: String, bundle: Bundle) {
        asset = AssetName(name, bundle: bundle)
    }
}

extension Color {
    /// A colour of the program's asset catalogues, where they lie in its bundle as directories; else what the name suggests (`darkBlue`,
    /// `cardBackground`; a middle grey if nothing), which is said once.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(AssetName(name, bundle: bundle)))
    }

    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(.asset(resource.asset))
    }
}

/// Looks colours up in the catalogues of a bundle: directories with files of JSON.
nonisolated enum AssetCatalog {
    private static let known = Mutex<[AssetName: [ColorScheme: RGBA]]>([:])

    /// The colour of a name; nil, and said once, where no catalogue has it.
    static func color(_ name: AssetName, _ scheme: ColorScheme) -> RGBA? {
        let colors = known.withLock { known in
            if let colors = known[name] { return colors }
            let colors = find(name)
            known[name] = colors
            return colors
        }
        guard let color = colors[scheme] ?? colors[.light] ?? colors[.dark] else {
            Diagnostics.reportCurrent(
                "There is no colour \"\(name.name)\" in the program's asset catalogues; it is shown as its name suggests. Put NAME.colorset into a directory NAME.xcassets of its resources."
            )
            return nil
        }
        return color
    }

    private static func find(_ name: AssetName) -> [ColorScheme: RGBA] {
        let main = Bundle.main
        let roots = (name.bundle.map { [$0] } ?? []) + [main.resourcePath, main.bundlePath].compactMap { $0 }
        let manager = FileManager.default
        for root in roots {
            for directory in [root] + entries(of: root, where: { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }) {
                for catalogue in entries(of: directory, where: { $0.hasSuffix(".xcassets") }) {
                    guard let files = manager.enumerator(atPath: catalogue) else { continue }
                    let wanted = "\(name.name).colorset/Contents.json"
                    for case let file as String in files where file == wanted || file.hasSuffix("/" + wanted) {
                        if let data = manager.contents(atPath: catalogue + "/" + file) { return colors(in: data) }
                    }
                }
            }
        }
        return [:]
    }

    private static func entries(of directory: String, where isWanted: (String) -> Bool) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter(isWanted).sorted().map { directory + "/" + $0 }
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                var value: String
            }
            struct Color: Decodable {
                var components: [String: String]?
            }
            var appearances: [Appearance]?
            var color: Color?
        }
        var colors: [Entry]
    }

    /// The colours in the file of a colour set.
    static func colors(in data: Data) -> [ColorScheme: RGBA] {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return [:] }
        var colors: [ColorScheme: RGBA] = [:]
        for entry in contents.colors {
            guard let components = entry.color?.components else { continue }
            func number(_ key: String) -> Double? {
                guard let text = components[key] else { return nil }
                if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                return Double(text).map { text.contains(".") ? $0 : $0 > 1 ? $0 / 255 : $0 }
            }
            let white = number("white")
            let color = RGBA(
                number("red") ?? white ?? 0, number("green") ?? white ?? 0, number("blue") ?? white ?? 0, number("alpha") ?? 1)
            let isDark = entry.appearances?.contains { $0.value == "dark" } ?? false
            colors[isDark ? .dark : .light] = color
        }
        return colors
    }
}
