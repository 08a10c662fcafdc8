/// Listens to two publishers and sends pairs of their values: the newest of both, or the first ones, the second ones and so on.
final class Pairing<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    /// Taken while values are delivered: the publishers may send from two threads.
    private let delivery = Lock(isRecursive: true)
    private let isZip: Bool
    private var downstream: Downstream?
    private var links: (a: Link<A, Failure>, b: Link<B, Failure>)?
    private var demand = Subscribers.Demand.none
    /// What waits for its partner; of the newest only one.
    private var a: ContiguousArray<A> = []
    private var b: ContiguousArray<B> = []
    private var isADone = false
    private var isBDone = false
    /// A pair of the newest that nobody has asked for yet.
    private var isPairWaiting = false

    init(_ downstream: Downstream, isZip: Bool) {
        self.downstream = downstream
        self.isZip = isZip
    }

    func start<First: Publisher, Second: Publisher>(_ first: First, _ second: Second)
    where First.Output == A, Second.Output == B, First.Failure == Failure, Second.Failure == Failure {
        let isZip = isZip
        let linkA = Link<A, Failure>(
            onSubscription: { if !isZip { $0.request(.unlimited) } },
            onValue: { [self] value in
                take {
                    if !isZip { a.removeAll(keepingCapacity: true) }
                    a.append(value)
                }
            }, onCompletion: { [self] in finished($0) { isADone = true } })
        let linkB = Link<B, Failure>(
            onSubscription: { if !isZip { $0.request(.unlimited) } },
            onValue: { [self] value in
                take {
                    if !isZip { b.removeAll(keepingCapacity: true) }
                    b.append(value)
                }
            }, onCompletion: { [self] in finished($0) { isBDone = true } })
        links = (linkA, linkB)
        downstream?.receive(subscription: self)
        first.subscribe(linkA)
        second.subscribe(linkB)
        // What was asked for before there was anybody to ask.
        let asked = lock.withLock { demand }
        if isZip, asked > 0 { ask(asked) }
        hasStarted = true
    }

    private var hasStarted = false

    private func ask(_ demand: Subscribers.Demand) {
        let links = lock.withLock { self.links }
        links?.a.request(demand)
        links?.b.request(demand)
    }

    private func take(_ store: () -> Void) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard downstream != nil else {
                lock.unlock()
                return
            }
            store()
            guard !a.isEmpty, !b.isEmpty else {
                lock.unlock()
                return
            }
            if demand > 0 { deliver() } else { isPairWaiting = true }
            lock.unlock()
        }
        finishIfDone()
        return .none
    }

    /// Sends a pair; called with the lock, which is let go of meanwhile.
    private func deliver() {
        guard let downstream, let first = a.first, let second = b.first else { return }
        if isZip {
            a.removeFirst()
            b.removeFirst()
        }
        isPairWaiting = isZip && !a.isEmpty && !b.isEmpty
        demand -= 1
        lock.unlock()
        let more = downstream.receive((first, second))
        lock.lock()
        demand += more
        guard isZip, more > 0 else { return }
        lock.unlock()
        ask(more)
        lock.lock()
    }

    func request(_ more: Subscribers.Demand) {
        delivery.withLock {
            lock.lock()
            demand += more
            if isPairWaiting, demand > 0 { deliver() }
            lock.unlock()
        }
        if isZip, hasStarted { ask(more) }
        finishIfDone()
    }

    private func finished(_ completion: Subscribers.Completion<Failure>, _ note: () -> Void) {
        if case .failure = completion { return finish(completion) }
        lock.withLock { note() }
        finishIfDone()
    }

    private func finishIfDone() {
        let isDone = lock.withLock {
            if isPairWaiting { return false }
            if isZip { return (isADone && a.isEmpty) || (isBDone && b.isEmpty) }
            return (isADone && isBDone) || (isADone && a.isEmpty) || (isBDone && b.isEmpty)
        }
        if isDone { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { end()?.receive(completion: completion) }
    }

    func cancel() { _ = end() }

    private func end() -> Downstream? {
        lock.lock()
        let old = (downstream, links, a, b)
        downstream = nil
        links = nil
        a = []
        b = []
        lock.unlock()
        old.1?.a.cancel()
        old.1?.b.cancel()
        return old.0
    }
}
