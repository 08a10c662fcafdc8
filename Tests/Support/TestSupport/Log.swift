import Synchronization

/// What views did, in order. Shared with closures of tasks and threads.
package final class Log: Sendable {
    package init() {}

    private let entries = Mutex<[String]>([])

    package var all: [String] { entries.withLock { $0 } }

    package func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    /// What was logged since the last call.
    package func take() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

/// A cell that tests and views share without a dependency.
package final class Shared<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    package init(_ value: Value) { storage = Mutex(value) }

    package var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
