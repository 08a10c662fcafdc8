import Foundation
import TerraceCore

/// A preview of the program: what it is called, and how it is shown.
@MainActor
struct PreviewEntry {
    let name: String
    /// What else it may be asked for by.
    let aliases: [String]
    let layout: PreviewLayout?
    let view: AnyView
}

/// The previews of the program.
@MainActor
enum PreviewCatalog {
    /// All of them, by name.
    static func entries() async -> [PreviewEntry] {
        var entries: [PreviewEntry] = []
        for case let type as any PreviewProvider.Type in ConformingTypes.find((any PreviewProvider).self) { entries += parts(of: type) }
        var declared: [Preview] = []
        for case let type as any _PreviewDeclaration.Type in ConformingTypes.find((any _PreviewDeclaration).self) {
            declared.append(type.preview)
        }
        for preview in declared { entries.append(await entry(preview)) }
        return numbered(entries.sorted { ($0.name, $0.aliases.first ?? "") < ($1.name, $1.aliases.first ?? "") })
    }

    private static func parts<Provider: PreviewProvider>(of type: Provider.Type) -> [PreviewEntry] {
        let full = String(describing: type)
        let short =
            ["_Previews", "_Preview", "Previews", "Preview"].first { full.hasSuffix($0) && full.count > $0.count }
            .map { String(full.dropLast($0.count)) } ?? full
        let parts = PreviewPart.parts(of: Provider.previews)
        return parts.enumerated().map { index, part in
            let name = part.note.name ?? short
            return PreviewEntry(
                name: name, aliases: ["\(short).\(index + 1)", full, short], layout: part.note.layout, view: part.view)
        }
    }

    private static func entry(_ preview: Preview) async -> PreviewEntry {
        let file = preview.fileID.split(separator: "/").last.map(String.init) ?? preview.fileID
        let place = "\(file):\(preview.line)"
        var view = preview.makeBody()
        var layout: PreviewLayout?
        for trait in preview.traits {
            layout = trait.layout ?? layout
            if let modify = trait.modifier { view = await modify(view) }
        }
        let short = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        return PreviewEntry(name: preview.name ?? place, aliases: [place, short], layout: layout, view: view)
    }

    /// Previews of one name are told apart by a number.
    private static func numbered(_ entries: [PreviewEntry]) -> [PreviewEntry] {
        let counts = Dictionary(grouping: entries, by: \.name).mapValues(\.count)
        var seen: [String: Int] = [:]
        return entries.map { entry in
            guard counts[entry.name, default: 1] > 1 else { return entry }
            seen[entry.name, default: 0] += 1
            return PreviewEntry(
                name: "\(entry.name) \(seen[entry.name, default: 1])", aliases: entry.aliases + [entry.name], layout: entry.layout,
                view: entry.view)
        }
    }

    /// The preview of a name; one that has it exactly comes before one that may be asked for by it.
    static func find(_ name: String, in entries: [PreviewEntry]) -> PreviewEntry? {
        entries.first { $0.name == name } ?? entries.first { $0.aliases.contains(name) }
            ?? entries.first { $0.name.lowercased() == name.lowercased() || $0.aliases.contains { $0.lowercased() == name.lowercased() } }
    }
}
