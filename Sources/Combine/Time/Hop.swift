extension Publishers {
    /// Sends values on by a scheduler, at once or after a while.
    public struct Hop<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Where they are sent on.
        public let scheduler: Context
        /// How much later; nil for at once.
        public let interval: Context.SchedulerTimeType.Stride?
        let tolerance: Context.SchedulerTimeType.Stride?
        let options: Context.SchedulerOptions?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(HopSubscription(self, subscriber))
        }
    }

    /// What `receive(on:)` makes.
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Hop<Upstream, Context>
    /// What `delay` makes.
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Hop<Upstream, Context>

    /// Subscribes, asks and cancels by a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Where it is subscribed to.
        public let scheduler: Context
        /// What else is said.
        public let options: Context.SchedulerOptions?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
        }
    }
}

extension Publisher {
    /// Sends values on by a scheduler: `DispatchQueue.main`, `RunLoop.main` ...
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
        Publishers.Hop(upstream: self, scheduler: scheduler, interval: nil, tolerance: nil, options: options)
    }

    /// Sends values on after a while.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Hop(upstream: self, scheduler: scheduler, interval: interval, tolerance: tolerance, options: options)
    }

    /// Subscribes by a scheduler.
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class HopSubscription<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private enum Event {
        case value(Input)
        case end(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    /// Queues may be concurrent; values stay in order, one at a time.
    private let delivery = Lock(isRecursive: true)
    private let hop: Publishers.Hop<Upstream, Context>
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var events: ContiguousArray<Event> = []

    init(_ hop: Publishers.Hop<Upstream, Context>, _ downstream: Downstream) {
        self.hop = hop
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        lock.withLock { upstream = subscription }
        lock.withLock { downstream }?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        send(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { send(.end(completion)) }

    private func send(_ event: Event) {
        lock.withLock { events.append(event) }
        if let interval = hop.interval {
            let time = hop.scheduler.now.advanced(by: interval)
            hop.scheduler.schedule(
                after: time, tolerance: hop.tolerance ?? hop.scheduler.minimumTolerance, options: hop.options
            ) { [self] in deliver() }
        } else {
            hop.scheduler.schedule(options: hop.options) { [self] in deliver() }
        }
    }

    /// Sends the oldest on.
    private func deliver() {
        delivery.withLock {
            lock.lock()
            guard let downstream, !events.isEmpty else { return lock.unlock() }
            let event = events.removeFirst()
            let upstream = self.upstream
            lock.unlock()
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > 0 { upstream?.request(more) }
            case .end(let completion): end()?.receive(completion: completion)
            }
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        _ = end()
        upstream?.cancel()
    }

    private func end() -> Downstream? {
        lock.lock()
        let old = (downstream, upstream, events)
        downstream = nil
        upstream = nil
        events = []
        lock.unlock()
        return old.0
    }
}
