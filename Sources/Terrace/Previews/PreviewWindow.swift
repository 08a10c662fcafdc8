import Foundation
import TerraceCore
import TerraceScreen
import TerraceTerminal

/// A preview in a window of its size.
nonisolated struct PreviewWindow: View {
    let entry: PreviewEntry
    let size: Size?

    @MainActor var body: some View {
        let frame = frame
        return entry.view.frame(width: frame?.width, height: frame?.height).frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// In the program's unit; nil where the window of the program is filled.
    @MainActor private var frame: CGSize? {
        if let size {
            let cell = LengthUnit.current.cell
            return CGSize(width: CGFloat(size.width) * cell.width, height: CGFloat(size.height) * cell.height)
        }
        if case .fixed(let width, let height) = entry.layout { return CGSize(width: width, height: height) }
        return nil
    }

    /// What it looks like, as text, once its first tasks have had a moment.
    @MainActor func text(unit: LengthUnit) -> String {
        let environment = ProcessInfo.processInfo.environment
        var window = Size(
            width: environment["COLUMNS"].flatMap { Int($0) } ?? 80, height: environment["LINES"].flatMap { Int($0) } ?? 24)
        if let frame {
            let cell = unit.cell
            window = Size(width: Int(clamping: frame.width / cell.width), height: Int(clamping: frame.height / cell.height))
        }
        if let size { window = size }
        let host = ViewHost(entry.view, size: Size(width: min(max(1, window.width), 1000), height: min(max(1, window.height), 1000)))
        host.bidi = .logical
        host.graph.unit = unit
        host.turn()
        for _ in 0..<20 {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
            host.turn()
        }
        defer { host.close() }
        var lines = FrameEncoder.plainText(host.screen).split(separator: "\n", omittingEmptySubsequences: false)
        while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}

extension Int {
    fileprivate init(clamping value: CGFloat) {
        self = value.isNaN ? 1 : value >= 1000 ? 1000 : value <= 1 ? 1 : Int(value.rounded())
    }
}
