extension Publishers {
    /// The values until another publisher sends something, or from then on.
    public struct UntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What ends it, or begins it.
        public let other: Other
        let isPrefix: Bool

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            UntilSubscription(subscriber, isPrefix: isPrefix).start(upstream, other)
        }
    }

    /// What `prefix(untilOutputFrom:)` makes.
    public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = UntilOutput<Upstream, Other>
    /// What `drop(untilOutputFrom:)` makes.
    public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = UntilOutput<Upstream, Other>
}

extension Publisher {
    /// The values until another publisher sends something.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.UntilOutput(upstream: self, other: publisher, isPrefix: true)
    }

    /// The values from when another publisher has sent something.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
        Publishers.UntilOutput(upstream: self, other: publisher, isPrefix: false)
    }
}

private final class UntilSubscription<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private let isPrefix: Bool
    private var downstream: Downstream?
    private var link: Link<Downstream.Input, Downstream.Failure>?
    private var trigger: (any Cancellable)?
    private var isTriggered = false

    init(_ downstream: Downstream, isPrefix: Bool) {
        self.downstream = downstream
        self.isPrefix = isPrefix
    }

    func start<Upstream: Publisher, Other: Publisher>(_ upstream: Upstream, _ other: Other)
    where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
        let trigger = Link<Other.Output, Other.Failure>(
            onSubscription: { $0.request(.max(1)) },
            onValue: { [self] _ in
                lock.withLock { isTriggered = true }
                if isPrefix { finish(.finished) }
                return .none
            },
            onCompletion: { [self] _ in
                // What has not begun by now never will.
                if !isPrefix, !lock.withLock({ isTriggered }) { finish(.finished) }
            })
        let link = Link<Downstream.Input, Downstream.Failure>(
            onSubscription: { [self] _ in lock.withLock { downstream }?.receive(subscription: self) },
            onValue: { [self] value in
                let (downstream, isOn) = lock.withLock { (self.downstream, isTriggered != isPrefix) }
                guard let downstream else { return .none }
                return isOn ? downstream.receive(value) : .max(1)
            }, onCompletion: { [self] in finish($0) })
        self.trigger = trigger
        self.link = link
        other.subscribe(trigger)
        upstream.subscribe(link)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { link }?.request(demand) }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) { end()?.receive(completion: completion) }

    func cancel() { _ = end() }

    private func end() -> Downstream? {
        lock.lock()
        let old = (downstream, link, trigger)
        downstream = nil
        link = nil
        trigger = nil
        lock.unlock()
        old.1?.cancel()
        old.2?.cancel()
        return old.0
    }
}
