#if canImport(Darwin)
    // Where the system has Combine, models are its models.
    @_exported import Combine
#else

    /// A model that says when it is about to change. The views that hold it by `ObservedObject`, `StateObject` or `EnvironmentObject` are
    /// evaluated again after each change, whatever they read of it.
    ///
    /// Properties marked `@Published` say so by themselves.
    ///
    /// ```swift
    /// final class Counter: ObservableObject {
    ///     @Published var count = 0
    /// }
    /// ```
    public protocol ObservableObject: AnyObject {
        /// The type of `objectWillChange`.
        associatedtype ObjectWillChangePublisher: _ChangePublisher = ObservableObjectPublisher
        /// Sends before the object changes.
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// One publisher for each object, made when it is first asked for.
        public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
    }

    /// What can be listened to for changes: the seam between models and views. An implementation detail.
    public protocol _ChangePublisher {
        /// Calls `onChange` before each change, until the answer goes.
        func _onChange(_ onChange: @escaping () -> Void) -> AnyObject
    }

    /// Tells listeners that an object is about to change.
    public final class ObservableObjectPublisher: _ChangePublisher, @unchecked Sendable {
        // All of it is used under StateLock.
        private var listeners: [(id: Int, onChange: () -> Void)] = []
        private var doneListeners: [(id: Int, onChange: () -> Void)] = []
        private var nextID = 0

        /// A publisher that nobody listens to.
        public init() {}

        /// Says that the object is about to change. Any thread may say it.
        public func send() {
            // Listeners run outside of the lock: they are the program's own as well as ours.
            for listener in StateLock.withLock({ listeners }) { listener.onChange() }
        }

        /// Calls `onChange` at each `send`, until the answer goes. An implementation detail.
        public func _onChange(_ onChange: @escaping () -> Void) -> AnyObject {
            StateLock.withLock {
                nextID += 1
                listeners.append((nextID, onChange))
                return Subscription(self, nextID)
            }
        }

        /// Calls `onChange` when a published property has been written, until the answer goes.
        package func onDone(_ onChange: @escaping () -> Void) -> AnyObject {
            StateLock.withLock {
                nextID += 1
                doneListeners.append((nextID, onChange))
                return Subscription(self, nextID)
            }
        }

        func sendDone() {
            for listener in StateLock.withLock({ doneListeners }) { listener.onChange() }
        }

        private func cancel(_ id: Int) {
            StateLock.withLock {
                listeners.removeAll { $0.id == id }
                doneListeners.removeAll { $0.id == id }
            }
        }

        private final class Subscription {
            private let publisher: ObservableObjectPublisher
            private let id: Int

            init(_ publisher: ObservableObjectPublisher, _ id: Int) {
                self.publisher = publisher
                self.id = id
            }

            deinit { publisher.cancel(id) }
        }
    }

    /// The publishers of objects that do not have one of their own.
    private enum ObjectPublishers {
        private struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        // Used under StateLock. Entries of objects that have gone are swept when as many may be stale as live.
        nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
        nonisolated(unsafe) private static var sweepAt = 64

        static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
            StateLock.withLock {
                let id = ObjectIdentifier(object)
                // An object that has gone may have stood at the same address.
                if let found = entries[id], found.object === object { return found.publisher }
                if entries.count >= sweepAt {
                    entries = entries.filter { $0.value.object != nil }
                    sweepAt = max(64, entries.count * 2)
                }
                let made = ObservableObjectPublisher()
                entries[id] = Entry(object: object, publisher: made)
                return made
            }
        }
    }
#endif
