/// What the views of one window keep by name: shared in the window, and taken over into the next run of the program.
package final class SceneStore: @unchecked Sendable {
    private struct Watcher {
        weak var location: (any SceneWatching)?
    }

    // Used under StateLock.
    private var values: [String: Any]
    private var watchers: [String: [Watcher]] = [:]
    private var isChanged = false

    /// A store with the values of an earlier run.
    package init(_ values: [String: Any] = [:]) {
        self.values = values
    }

    /// All values, for the next run.
    package var contents: [String: Any] { StateLock.withLock { values } }
    /// Whether anything was written.
    package var hasChanges: Bool { StateLock.withLock { isChanged } }

    fileprivate subscript(key: String) -> Any? {
        get { StateLock.withLock { values[key] } }
        set {
            StateLock.withLock {
                values[key] = newValue
                isChanged = true
            }
        }
    }

    fileprivate func add(_ location: any SceneWatching, key: String) {
        StateLock.withLock {
            watchers[key, default: []].removeAll { $0.location == nil }
            watchers[key, default: []].append(Watcher(location: location))
        }
    }

    fileprivate func noteAll(_ key: String) {
        StateLock.withLock {
            for watcher in watchers[key] ?? [] { watcher.location?.storeChanged() }
        }
    }
}

package protocol SceneWatching: AnyObject {
    func storeChanged()
}

/// A key of a scene's store.
package final class SceneLocation<Value>: StoredLocation<Value>, SceneWatching {
    private let scene: SceneStore

    init(_ scene: SceneStore, key: String, initial: Value, coding: StoredValue<Value>, inbox: Inbox) {
        self.scene = scene
        super.init(key: key, initial: initial, coding: coding, inbox: inbox)
        scene.add(self, key: key)
    }

    func isFor(key: String) -> Bool { self.key == key }

    override package var stored: Any? { scene[key] }
    override package func store(_ value: Any?) { scene[key] = value }
    override package func changed() { scene.noteAll(key) }
    package func storeChanged() { note() }
}
