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
        associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
        where ObjectWillChangePublisher.Failure == Never
        /// Sends before the object changes.
        var objectWillChange: ObjectWillChangePublisher { get }
    }

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
        /// One publisher for each object, made when it is first asked for.
        public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
    }

    /// Tells subscribers that an object is about to change.
    public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
        /// Nothing but that it changes.
        public typealias Output = Void
        /// It does not fail.
        public typealias Failure = Never

        private let willChange = Broadcast<Void, Never>()
        /// Sends when a published property has been written.
        let didChange = Broadcast<Void, Never>()

        /// A publisher that nobody listens to.
        public init() {}

        /// Says that the object is about to change. Any thread may say it.
        public func send() { willChange.send(()) }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
            willChange.subscribe(subscriber)
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
