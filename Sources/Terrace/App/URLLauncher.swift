import Foundation

/// Starts the system's program for a URL.
@MainActor
enum URLLauncher {
    /// Returns false where there is no desktop, or nothing to start.
    static func open(_ url: URL) -> Bool {
        // What has no scheme could be taken for an option.
        guard url.scheme?.isEmpty == false, let program = program(ProcessInfo.processInfo.environment) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [url.absoluteString]
        // Whatever it has to say would be drawn over the screen.
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    /// The program, if this is a desktop's terminal.
    static func program(_ environment: [String: String]) -> String? {
        #if canImport(Darwin)
            return environment["SSH_CONNECTION"] == nil ? "/usr/bin/open" : nil
        #else
            guard environment["DISPLAY"]?.isEmpty == false || environment["WAYLAND_DISPLAY"]?.isEmpty == false else { return nil }
            let folders = (environment["PATH"] ?? "").split(separator: ":")
            return folders.map { "\($0)/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        #endif
    }
}
