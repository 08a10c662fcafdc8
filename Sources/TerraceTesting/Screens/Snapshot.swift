import Foundation

/// A screen recorded as a text file beside a test's file.
struct Snapshot {
    private let file: URL
    private let updates: Bool

    init(name: String, testFile: String, updates: Bool = Snapshot.updatesAll) {
        let test = URL(filePath: testFile)
        let safe = String(name.map { $0.isLetter || $0.isNumber || ".-_".contains($0) ? $0 : "-" })
        let stem = test.deletingPathExtension().lastPathComponent
        file = test.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: "\(stem).\(safe).txt")
        self.updates = updates
    }

    private static var updatesAll: Bool { ProcessInfo.processInfo.environment["TERRACE_UPDATE_SNAPSHOTS"] == "1" }

    /// Compares a screen with the file, or records it. Returns what to say if the test is to fail.
    func check(_ screen: String) -> String? {
        guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
            if let failure = record(screen) { return failure }
            return updates ? nil : "Nothing was recorded yet. What the screen shows now is in \(file.path()): look at it, and keep it."
        }
        guard let difference = ScreenDifference(expected: recorded, shown: screen).description else { return nil }
        if updates { return record(screen) }
        return
            "The screen is not what was recorded in \(file.path()). \(difference)\nIf this is how it is meant, record it by running the test with TERRACE_UPDATE_SNAPSHOTS=1."
    }

    private func record(_ screen: String) -> String? {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((ScreenDifference.lines(screen).joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
            return nil
        } catch {
            return "The screen cannot be recorded in \(file.path()): \(error.localizedDescription)"
        }
    }
}
