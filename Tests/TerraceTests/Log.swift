import Synchronization

/// What views did, in order. Shared with closures of tasks and threads.
final class Log: Sendable {
    private let entries = Mutex<[String]>([])

    var all: [String] { entries.withLock { $0 } }

    func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    /// What was logged since the last call.
    func take() -> [String] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

/// A cell that tests and views share without a dependency.
final class Shared<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) { storage = Mutex(value) }

    var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
