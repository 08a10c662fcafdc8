/// Listens to the publishers that an upstream brings: to some at a time (`flatMap`), or to the newest only (`switchToLatest`).
final class Gathering<Downstream: Subscriber>: Subscription {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure
    private typealias Inner = Link<Output, Failure>

    private let lock = Lock()
    /// Taken while values are delivered: publishers may send from several threads.
    private let delivery = Lock(isRecursive: true)
    private let most: Subscribers.Demand
    private let keepsNewest: Bool
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var outer: (any Cancellable)?
    private var requestOuter: ((Subscribers.Demand) -> Void)?
    private var isOuterDone = false
    private var inners: [ObjectIdentifier: Inner] = [:]
    /// Values that nobody has asked for yet; whoever sent them is asked for the next when they have gone.
    private var waiting: ContiguousArray<(value: Output, from: Inner)> = []

    init(_ downstream: Downstream, most: Subscribers.Demand, keepsNewest: Bool) {
        self.downstream = downstream
        self.most = most
        self.keepsNewest = keepsNewest
    }

    func start<Upstream: Publisher, P: Publisher>(_ upstream: Upstream, _ transform: @escaping (Upstream.Output) -> P)
    where Upstream.Failure == Failure, P.Output == Output, P.Failure == Failure {
        let link = Link<Upstream.Output, Failure>(
            onSubscription: { [self] subscription in
                lock.withLock { downstream }?.receive(subscription: self)
                subscription.request(most)
            },
            onValue: { [self] value in
                if lock.withLock({ downstream != nil }) { listen(to: transform(value)) }
                return .none
            },
            onCompletion: { [self] completion in
                if case .failure = completion { return finish(completion) }
                lock.withLock { isOuterDone = true }
                finishIfDone()
            })
        outer = link
        requestOuter = { [weak link] in link?.request($0) }
        upstream.subscribe(link)
    }

    private func listen<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
        // The link is needed in its own closures.
        let holder = LinkHolder<Output, Failure>()
        let link = Inner(
            onSubscription: { [self] subscription in
                let isUnlimited = lock.withLock { demand == .unlimited }
                subscription.request(isUnlimited ? .unlimited : .max(1))
            },
            onValue: { [self] value in holder.link.map { take(value, from: $0) } ?? .none },
            onCompletion: { [self] completion in
                if case .failure = completion { return finish(completion) }
                innerFinished(holder.link)
            })
        holder.link = link
        let replaced = lock.withLock { () -> [Inner] in
            let old = keepsNewest ? Array(inners.values) : []
            if keepsNewest {
                inners = [:]
                waiting = []
            }
            inners[ObjectIdentifier(link)] = link
            return old
        }
        for old in replaced { old.cancel() }
        publisher.subscribe(link)
    }

    private func take(_ value: Output, from inner: Inner) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream, inners[ObjectIdentifier(inner)] != nil else {
                lock.unlock()
                return .none
            }
            guard demand > 0, waiting.isEmpty else {
                waiting.append((value, inner))
                lock.unlock()
                return .none
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            return lock.withLock {
                demand += more
                return .max(1)
            }
        }
    }

    private func innerFinished(_ inner: Inner?) {
        guard let inner else { return }
        let wasListening = lock.withLock { inners.removeValue(forKey: ObjectIdentifier(inner)) != nil }
        guard wasListening else { return }
        finishIfDone()
        if most != .unlimited { requestOuter?(.max(1)) }
    }

    func request(_ more: Subscribers.Demand) {
        delivery.withLock {
            lock.lock()
            demand += more
            while demand > 0, !waiting.isEmpty, let downstream {
                let next = waiting.removeFirst()
                demand -= 1
                lock.unlock()
                let more = downstream.receive(next.value)
                next.from.request(.max(1))
                lock.lock()
                demand += more
            }
            lock.unlock()
        }
        finishIfDone()
    }

    private func finishIfDone() {
        let isDone = lock.withLock { isOuterDone && inners.isEmpty && waiting.isEmpty }
        if isDone { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { end()?.receive(completion: completion) }
    }

    func cancel() { _ = end() }

    private func end() -> Downstream? {
        lock.lock()
        let old = (downstream, outer, inners, waiting, requestOuter)
        downstream = nil
        outer = nil
        inners = [:]
        waiting = []
        requestOuter = nil
        lock.unlock()
        old.1?.cancel()
        for inner in old.2.values { inner.cancel() }
        return old.0
    }
}

private final class LinkHolder<Input, Failure: Error> {
    weak var link: Link<Input, Failure>?
}
