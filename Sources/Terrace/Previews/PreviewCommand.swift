import Foundation
import TerraceCore
import TerraceScreen
import TerraceTerminal

/// What a program is asked on its command line about its previews: `--previews` lists them, `--preview NAME` shows one, with
/// `--size WxH` in a window of that many cells, with `--print` once, as text, on the standard output.
struct PreviewCommand: Equatable {
    enum Request: Equatable {
        case list
        case show(String)
        /// It cannot be done; why.
        case fail(String)
    }

    var request: Request
    var size: Size?
    var isPrinted = false

    /// Nil when the arguments ask for no preview.
    init?(arguments: [String]) {
        var request: Request?
        var wrong: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--previews": request = .list
            case "--preview":
                guard let name = rest.popFirst() else {
                    wrong = "--preview wants a name; --previews lists them."
                    continue
                }
                request = .show(name)
            case "--print": isPrinted = true
            case "--size":
                guard let text = rest.popFirst(), let size = Self.size(text) else {
                    wrong = "--size wants columns and rows, as in 80x24."
                    continue
                }
                self.size = size
            default: break
            }
        }
        // A program may have a --size and a --print of its own.
        guard request != nil || arguments.contains("--preview") else { return nil }
        self.request = wrong.map { .fail($0) } ?? request ?? .list
    }

    private static func size(_ text: String) -> Size? {
        let parts = text.lowercased().split(separator: "x").compactMap { Int($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...1000).contains($0) }) else { return nil }
        return Size(width: parts[0], height: parts[1])
    }

    /// Does what was asked, and ends the program.
    @MainActor func run(countingIn unit: LengthUnit) -> Never {
        LengthUnit.current = unit
        // Shared contexts of previews may take their time; the loop of the program is not to be run inside of a task.
        let found = Found()
        Task { found.entries = await PreviewCatalog.entries() }
        while found.entries == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        let entries = found.entries ?? []
        switch request {
        case .fail(let message): end(StandardStream.error, message, 2)
        case .list:
            if entries.isEmpty { end(StandardStream.error, "The program has no previews.", 0) }
            end(StandardStream.output, entries.map(\.name).joined(separator: "\n"), 0)
        case .show(let name):
            guard let entry = PreviewCatalog.find(name, in: entries) else {
                end(StandardStream.error, "There is no preview \"\(name)\"; --previews lists them.", 1)
            }
            let view = PreviewWindow(entry: entry, size: size)
            guard isPrinted else { TerminalHost.run(view, unit: unit) }
            end(StandardStream.output, view.text(unit: unit), 0)
        }
    }

    @MainActor private final class Found {
        var entries: [PreviewEntry]?
    }

    private func end(_ stream: StandardStream, _ text: String, _ status: Int32) -> Never {
        let isWritten = stream.write(text + "\n")
        exit(isWritten ? status : 1)
    }
}
