import Synchronization

/// What the framework has to say to the programmer. It never draws over a live screen: messages are kept, and whoever runs the
/// program prints them after the terminal is restored.
public final class Diagnostics: Sendable {
    /// The log of this process.
    public static let shared = Diagnostics()

    private struct Log {
        var messages: [String] = []
        var seen: Set<String> = []
        var dropped = 0
    }

    private let log = Mutex(Log())
    private static let limit = 1000

    package init() {}

    /// Notes a message, the first time that it is said.
    package func report(_ message: String) {
        log.withLock { log in
            guard log.messages.count < Self.limit else {
                log.dropped += 1
                return
            }
            if log.seen.insert(message).inserted { log.messages.append(message) }
        }
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
