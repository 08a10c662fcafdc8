extension Publishers {
    /// How a buffer is filled.
    public enum PrefetchStrategy: Sendable {
        /// It asks for as many values as it holds, and for one more for each that goes.
        case keepFull
        /// It asks for all there are.
        case byRequest
    }

    /// What becomes of a value for which a buffer has no room.
    public enum BufferingStrategy<Failure: Error> {
        /// It is lost.
        case dropNewest
        /// The oldest is lost.
        case dropOldest
        /// It is a failure.
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How many it holds.
        public let size: Int
        /// How it is filled.
        public let prefetch: PrefetchStrategy
        /// What becomes of values for which there is no room.
        public let whenFull: BufferingStrategy<Failure>

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferSubscription(subscriber, size, prefetch, whenFull))
        }
    }
}

extension Publisher {
    /// Keeps up to `size` values until they are asked for.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: Swift.max(0, size), prefetch: prefetch, whenFull: whenFull)
    }
}

private final class BufferSubscription<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let delivery = Lock(isRecursive: true)
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var values: ContiguousArray<Input> = []
    private var ending: Subscribers.Completion<Failure>?

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        lock.withLock { upstream = subscription }
        lock.withLock { downstream }?.receive(subscription: self)
        switch prefetch {
        case .keepFull: subscription.request(.max(size))
        case .byRequest: subscription.request(.unlimited)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard downstream != nil, ending == nil else {
            lock.unlock()
            return .none
        }
        if values.count < size || demand > 0 {
            values.append(input)
        } else {
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                if !values.isEmpty {
                    values.removeFirst()
                    values.append(input)
                }
            case .customError(let error):
                ending = .failure(error())
                let upstream = self.upstream
                lock.unlock()
                upstream?.cancel()
                drain()
                return .none
            }
        }
        lock.unlock()
        drain()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { if ending == nil { ending = completion } }
        drain()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    private func drain() {
        delivery.withLock {
            lock.lock()
            while let downstream, demand > 0, !values.isEmpty {
                let value = values.removeFirst()
                demand -= 1
                let upstream = self.upstream
                lock.unlock()
                let more = downstream.receive(value)
                if case .keepFull = prefetch { upstream?.request(.max(1)) }
                lock.lock()
                demand += more
            }
            let end = values.isEmpty ? ending : nil
            lock.unlock()
            if let end { finish()?.receive(completion: end) }
        }
    }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        _ = finish()
        upstream?.cancel()
    }

    private func finish() -> Downstream? {
        lock.lock()
        let old = (downstream, upstream, values)
        downstream = nil
        upstream = nil
        values = []
        lock.unlock()
        return old.0
    }
}
