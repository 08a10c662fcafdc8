extension Subscribers {
    /// Writes values to a property of an object, which it keeps alive until it is cancelled or there are no more.
    public final class Assign<Root, Input>: Subscriber, Cancellable, @unchecked Sendable {
        /// It takes no failures.
        public typealias Failure = Never

        private let lock = Lock()
        private var target: Root?
        private var subscription: (any Subscription)?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        /// Writes to a property of `object`.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object; nil once it has been let go of.
        public var object: Root? { lock.withLock { target } }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, target != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        /// Writes a value.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets go of the object.
        public func receive(completion: Completion<Never>) { _ = end() }
        /// Lets go of the object.
        public func cancel() { end()?.cancel() }

        private func end() -> (any Subscription)? {
            lock.lock()
            let old = (subscription, target)
            subscription = nil
            target = nil
            lock.unlock()
            return old.0
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to a property of an object, which is kept alive meanwhile.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }

    /// Writes each value to a published property, for as long as the property lives.
    ///
    /// ```swift
    /// final class Clock: ObservableObject {
    ///     @Published var now = Date()
    ///     init() { Timer.publish(every: 1, on: .main, in: .common).autoconnect().assign(to: &$now) }
    /// }
    /// ```
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.keep(sink { [weak storage] in storage?.assign($0) })
    }
}
