/// A subscriber made of closures: how operators listen to those they are made of.
final class Link<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    private enum State {
        case waiting
        case subscribed(any Subscription)
        case ended
    }

    private let lock = Lock()
    private var state = State.waiting
    private var onSubscription: ((any Subscription) -> Void)?
    private var onValue: ((Input) -> Subscribers.Demand)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard case .waiting = state else {
            lock.unlock()
            return subscription.cancel()
        }
        state = .subscribed(subscription)
        let begin = onSubscription
        onSubscription = nil
        lock.unlock()
        begin?(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { onValue }?(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        end().completion?(completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard case .subscribed(let subscription) = lock.withLock({ state }) else { return }
        subscription.request(demand)
    }

    func cancel() { end().subscription?.cancel() }

    private func end() -> (completion: ((Subscribers.Completion<Failure>) -> Void)?, subscription: (any Subscription)?) {
        lock.lock()
        let old = (onSubscription, onValue, onCompletion, state)
        onSubscription = nil
        onValue = nil
        onCompletion = nil
        state = .ended
        lock.unlock()
        if case .subscribed(let subscription) = old.3 { return (old.2, subscription) }
        return (old.2, nil)
    }
}
