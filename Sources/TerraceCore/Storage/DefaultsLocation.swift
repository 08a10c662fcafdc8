import Foundation
import Synchronization

/// Who watches which keys of which `UserDefaults`, so that all of them hear of a change, whoever made it.
final class DefaultsWatch: @unchecked Sendable {
    static let shared = DefaultsWatch()

    private struct Watcher {
        weak var location: (any DefaultsWatching)?
    }

    // Used under StateLock.
    private var watchers: [Watcher] = []

    private init() {
        // Lives as long as the process.
        _ = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in
            DefaultsWatch.shared.check()
        }
    }

    /// Not every platform tells of each write, so that turns begin by looking; without watchers that is nothing.
    static func check() {
        if isUsed.load(ordering: .relaxed) { shared.check() }
    }

    private static let isUsed = Atomic<Bool>(false)

    func add(_ location: any DefaultsWatching) {
        Self.isUsed.store(true, ordering: .relaxed)
        StateLock.withLock {
            watchers.removeAll { $0.location == nil }
            watchers.append(Watcher(location: location))
        }
    }

    /// Something was written by somebody: whoever's value is another one now hears of it.
    func check() {
        StateLock.withLock {
            for watcher in watchers { watcher.location?.compare() }
        }
    }
}

/// Something that shows a value of a `UserDefaults`.
package protocol DefaultsWatching: AnyObject {
    func compare()
}

/// A key of a `UserDefaults`.
package final class DefaultsLocation<Value>: StoredLocation<Value>, DefaultsWatching {
    private let defaults: UserDefaults
    private var lastSeen: NSObject?

    init(_ defaults: UserDefaults, key: String, initial: Value, coding: StoredValue<Value>, inbox: Inbox) {
        self.defaults = defaults
        super.init(key: key, initial: initial, coding: coding, inbox: inbox)
        lastSeen = stored.map { $0 as AnyObject } as? NSObject
        DefaultsWatch.shared.add(self)
    }

    func isFor(_ defaults: UserDefaults, key: String) -> Bool { self.defaults === defaults && self.key == key }

    override package var stored: Any? { defaults.object(forKey: key) }

    override package func store(_ value: Any?) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }

    override package func changed() {
        note()
        DefaultsWatch.shared.check()
    }

    package func compare() {
        let now = stored.map { $0 as AnyObject } as? NSObject
        guard now != lastSeen else { return }
        lastSeen = now
        note()
    }
}
