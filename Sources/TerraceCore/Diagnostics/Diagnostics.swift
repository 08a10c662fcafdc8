import Foundation
import Synchronization

/// What the framework has to say to the programmer, each thing once. It never draws over a live screen: with `TERRACE_LOG=path` in the
/// environment messages are appended to a file at once; otherwise they are kept, and whoever runs the program prints them after the
/// terminal is restored.
public final class Diagnostics: Sendable {
    /// The log of this process.
    public static let shared = Diagnostics(file: ProcessInfo.processInfo.environment["TERRACE_LOG"])

    private struct Log {
        var messages: [String] = []
        var seen: Set<String> = []
        var dropped = 0
    }

    private let log = Mutex(Log())
    private let file: String?
    private static let limit = 1000

    /// A log; with `file`, one that is appended to the file at this path.
    package init(file: String? = nil) {
        self.file = file.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether messages are in a file already.
    package var writesToFile: Bool { file != nil }

    /// Notes a message, the first time that it is said.
    package func report(_ message: String) {
        let message = VisibleControls.shown(in: message)
        log.withLock { log in
            guard log.messages.count < Self.limit else {
                log.dropped += 1
                return
            }
            guard log.seen.insert(message).inserted else { return }
            log.messages.append(message)
            if let file { Self.append("Terrace: \(message)\n", to: file) }
        }
    }

    /// Says why the program cannot go on, and stops it. The terminal is restored before the message is seen.
    package func stop(_ message: String) -> Never {
        report(message)
        fatalError(VisibleControls.shown(in: message))
    }

    /// A log that cannot be written is no reason to disturb the program.
    private static func append(_ line: String, to path: String) {
        guard let file = fopen(path, "a") else { return }
        fputs(line, file)
        fclose(file)
    }

    /// What was said so far, oldest first.
    public var messages: [String] {
        log.withLock { log in
            log.dropped == 0 ? log.messages : log.messages + ["… and \(log.dropped) more."]
        }
    }

    /// Forgets all messages and returns them.
    @discardableResult
    public func drain() -> [String] {
        log.withLock { log in
            defer { log = Log() }
            return log.dropped == 0 ? log.messages : log.messages + ["… and \(log.dropped) more."]
        }
    }
}
