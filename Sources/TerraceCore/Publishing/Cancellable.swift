#if !canImport(Darwin)

    /// What can be ended before its time.
    public protocol Cancellable {
        /// Ends it; nothing happens the second time.
        func cancel()
    }

    extension Cancellable {
        /// Keeps it in a set.
        public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
        /// Keeps it in a collection.
        public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
            AnyCancellable(self).store(in: &collection)
        }
    }

    /// Ends something when it goes: keep it for as long as values are wanted.
    ///
    /// ```swift
    /// var cancellables: Set<AnyCancellable> = []
    /// [1, 2].publisher.sink { print($0) }.store(in: &cancellables)
    /// ```
    public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
        private let lock = Lock()
        private var action: (() -> Void)?

        /// Runs a closure, once, when it is cancelled or goes.
        public init(_ cancel: @escaping () -> Void) {
            action = cancel
        }

        /// Cancels something when it goes.
        public init<C: Cancellable>(_ canceller: C) {
            action = canceller.cancel
        }

        deinit { cancel() }

        /// Ends it now.
        public func cancel() {
            let action = lock.withLock {
                defer { self.action = nil }
                return self.action
            }
            action?()
        }

        /// Keeps it in a set.
        public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
        /// Keeps it in a collection.
        public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
            collection.append(self)
        }

        /// Whether they are one object.
        public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
        /// By the object.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
