/// Sends one value that is made later, and finishes; or fails. The work begins when the future is made, and is done once, whoever
/// subscribes.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in promise(.success(42)) }
/// ```
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Hands over the outcome; the first one counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [CombineIdentifier: FutureWaiter<Output, Failure>] = [:]

    /// Begins the work; it calls the promise when it is done, on any thread.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.withLock {
            guard self.result == nil else { return [:] as [CombineIdentifier: FutureWaiter<Output, Failure>] }
            self.result = result
            defer { self.waiting = [:] }
            return self.waiting
        }
        for waiter in waiting.values { waiter.fulfill(result) }
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let waiter = FutureWaiter<Output, Failure>({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }) {
            [weak self] id in
            guard let self else { return }
            lock.withLock { waiting[id] = nil }
        }
        subscriber.receive(subscription: waiter)
        let known = lock.withLock {
            if result == nil { waiting[waiter.combineIdentifier] = waiter }
            return result
        }
        if let known { waiter.fulfill(known) }
    }
}

private final class FutureWaiter<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private var receive: ((Output) -> Void)?
    private var complete: ((Subscribers.Completion<Failure>) -> Void)?
    private var onCancel: ((CombineIdentifier) -> Void)?
    private var isWanted = false
    private var value: Output?

    init(
        _ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void,
        _ onCancel: @escaping (CombineIdentifier) -> Void
    ) {
        self.receive = receive
        self.complete = complete
        self.onCancel = onCancel
    }

    func fulfill(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            lock.withLock { self.value = value }
            deliver()
        case .failure(let error): end()?.complete(.failure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        lock.withLock { isWanted = true }
        deliver()
    }

    private func deliver() {
        guard let value = lock.withLock({ isWanted ? value : nil }), let end = end() else { return }
        end.receive(value)
        end.complete(.finished)
    }

    func cancel() {
        let cancelled = lock.withLock { onCancel }
        _ = end()
        cancelled?(combineIdentifier)
    }

    private func end() -> (receive: (Output) -> Void, complete: (Subscribers.Completion<Failure>) -> Void)? {
        lock.lock()
        let old = (receive, complete, onCancel)
        receive = nil
        complete = nil
        onCancel = nil
        lock.unlock()
        guard let receive = old.0, let complete = old.1 else { return nil }
        return (receive, complete)
    }
}
