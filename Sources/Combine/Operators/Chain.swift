/// Listens to one publisher after another: what `append`, `prepend`, `catch` and `retry` have in common.
final class Chain<Downstream: Subscriber>: Subscription {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private var downstream: Downstream?
    private var current: (any Cancellable)?
    private var request: ((Subscribers.Demand) -> Void)?
    private var demand = Subscribers.Demand.none
    private var hasBegun = false

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Begins to listen to a publisher; `onEnd` is told how it ends, and listens to another or finishes.
    func listen<P: Publisher>(to publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void) where P.Output == Output {
        let link = Link<Output, P.Failure>(
            onSubscription: { [self] subscription in
                let (isFirst, open) = lock.withLock { () -> (Bool, Subscribers.Demand) in
                    defer { hasBegun = true }
                    request = { subscription.request($0) }
                    return (!hasBegun, demand)
                }
                if isFirst {
                    lock.withLock { downstream }?.receive(subscription: self)
                } else if open > 0 {
                    subscription.request(open)
                }
            },
            onValue: { [self] value in
                guard let downstream = take() else { return .none }
                let more = downstream.receive(value)
                lock.withLock { demand += more }
                return more
            }, onCompletion: onEnd)
        let isWanted = lock.withLock {
            if downstream != nil { current = link }
            return downstream != nil
        }
        if isWanted { publisher.subscribe(link) }
    }

    private func take() -> Downstream? {
        lock.withLock {
            demand -= 1
            return downstream
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) { end().downstream?.receive(completion: completion) }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let request = self.request
        lock.unlock()
        request?(more)
    }

    func cancel() { end().current?.cancel() }

    private func end() -> (downstream: Downstream?, current: (any Cancellable)?) {
        lock.lock()
        let old = (downstream, current, request)
        downstream = nil
        current = nil
        request = nil
        lock.unlock()
        return (old.0, old.1)
    }
}

extension Publishers {
    /// What one publisher sends, then what another one sends.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        /// What it sends.
        public typealias Output = Suffix.Output
        /// How it may fail.
        public typealias Failure = Suffix.Failure
        /// The first.
        public let prefix: Prefix
        /// The second.
        public let suffix: Suffix

        /// One after the other.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            chain.listen(to: prefix) { end in
                if case .failure = end { return chain.finish(end) }
                chain.listen(to: suffix) { chain.finish($0) }
            }
        }
    }

    /// What another publisher sends, once the first one has failed.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = NewPublisher.Failure
        /// The first.
        public let upstream: Upstream
        /// Makes the other one.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            chain.listen(to: upstream) { end in
                switch end {
                case .finished: chain.finish(.finished)
                case .failure(let error): chain.listen(to: handler(error)) { chain.finish($0) }
                }
            }
        }
    }

    /// What another publisher sends, once the first one has failed, if one can be had.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher where Upstream.Output == NewPublisher.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// The first.
        public let upstream: Upstream
        /// Makes the other one.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let chain = Chain(subscriber)
            chain.listen(to: upstream) { end in
                guard case .failure(let error) = end else { return chain.finish(.finished) }
                do { chain.listen(to: try handler(error)) { chain.finish($0.widened) } } catch { chain.finish(.failure(error)) }
            }
        }
    }

    /// Subscribes again when the publisher fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// The publisher.
        public let upstream: Upstream
        /// How often; nil for without end.
        public let retries: Int?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attempt(Chain(subscriber), left: retries)
        }

        private func attempt<S: Subscriber>(_ chain: Chain<S>, left: Int?) where S.Input == Output, S.Failure == Failure {
            chain.listen(to: upstream) { end in
                guard case .failure = end, left ?? 1 > 0 else { return chain.finish(end) }
                attempt(chain, left: left.map { $0 - 1 })
            }
        }
    }
}

extension Publisher {
    /// Sends some values first.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements of a sequence first.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
    where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends what another publisher sends first.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Sends some values at the end.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements of a sequence at the end.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
    where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends what another publisher sends at the end.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Goes on with another publisher instead of failing.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher instead of failing; fails with what the closure throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again when it fails, up to so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
