#if !canImport(Darwin)

    /// Hands what is sent to all who subscribed: what subjects, published properties and models have in common. Any thread may send.
    package final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
        private let lock = Lock()
        private var outlets: ContiguousArray<Outlet<Output, Failure>> = []
        private var completion: Subscribers.Completion<Failure>?
        private var upstreams: [any Subscription] = []
        /// Whether the newest value waits for a subscriber that wants none yet; otherwise it is lost to it.
        private let keepsLatest: Bool

        package init(keepsLatest: Bool = false) {
            self.keepsLatest = keepsLatest
        }

        deinit {
            for subscription in upstreams { subscription.cancel() }
        }

        package var isEmpty: Bool { lock.withLock { outlets.isEmpty } }
        package var isFinished: Bool { lock.withLock { completion != nil } }

        /// Serves a subscriber from now on; `first` is what there is for it already, asked for once it hears what is sent.
        package func subscribe<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
        where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber, keepsLatest: keepsLatest, in: self)
            let ended = lock.withLock {
                if completion == nil { outlets.append(outlet) }
                return completion
            }
            if let ended {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: ended)
                return
            }
            if let first { outlet.begin(with: first()) }
            subscriber.receive(subscription: outlet)
        }

        package func send(_ value: Output) {
            lock.lock()
            let outlets = completion == nil ? self.outlets : []
            lock.unlock()
            for outlet in outlets { outlet.send(value) }
        }

        package func finish(_ completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard self.completion == nil else { return lock.unlock() }
            self.completion = completion
            let outlets = self.outlets
            self.outlets = []
            upstreams = []
            lock.unlock()
            for outlet in outlets { outlet.finish(completion) }
        }

        /// Keeps a subscription whose values are sent on.
        package func keep(_ subscription: any Subscription) {
            let isOver = lock.withLock {
                if completion == nil { upstreams.append(subscription) }
                return completion != nil
            }
            if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
        }

        fileprivate func remove(_ outlet: Outlet<Output, Failure>) {
            // Subscriptions may hold the last reference to much: it goes when the lock is free.
            var removed: Outlet<Output, Failure>?
            lock.lock()
            if let index = outlets.firstIndex(where: { $0 === outlet }) { removed = outlets.remove(at: index) }
            lock.unlock()
            withExtendedLifetime(removed) {}
        }
    }

    /// One subscriber of a broadcast.
    private final class Outlet<Output, Failure: Error>: Subscription {
        private let lock = Lock()
        /// Taken while values are delivered, so that a subscriber hears one thread at a time.
        private let delivery = Lock(isRecursive: true)
        private var demand = Subscribers.Demand.none
        private var pending: Output?
        private let keepsLatest: Bool
        private var receive: ((Output) -> Subscribers.Demand)?
        private var complete: ((Subscribers.Completion<Failure>) -> Void)?
        private var owner: Broadcast<Output, Failure>?

        init<S: Subscriber>(_ subscriber: S, keepsLatest: Bool, in owner: Broadcast<Output, Failure>)
        where S.Input == Output, S.Failure == Failure {
            self.keepsLatest = keepsLatest
            self.owner = owner
            receive = { subscriber.receive($0) }
            complete = { subscriber.receive(completion: $0) }
        }

        func begin(with value: Output) {
            lock.withLock { if pending == nil { pending = value } }
        }

        func send(_ value: Output) {
            delivery.withLock {
                let isWanted = lock.withLock {
                    if keepsLatest { pending = demand > 0 ? nil : value }
                    guard demand > 0 else { return false }
                    demand -= 1
                    return true
                }
                if isWanted { deliver(value) }
            }
        }

        private func deliver(_ value: Output) {
            guard let receive = lock.withLock({ receive }) else { return }
            let more = receive(value)
            if more > 0 { lock.withLock { demand += more } }
        }

        func request(_ more: Subscribers.Demand) {
            delivery.withLock {
                let waiting: Output? = lock.withLock {
                    demand += more
                    guard demand > 0, let waiting = pending else { return nil }
                    pending = nil
                    demand -= 1
                    return waiting
                }
                if let waiting { deliver(waiting) }
            }
        }

        func finish(_ completion: Subscribers.Completion<Failure>) {
            delivery.withLock { end()?(completion) }
        }

        func cancel() { _ = end() }

        private func end() -> ((Subscribers.Completion<Failure>) -> Void)? {
            lock.lock()
            let old = (receive, complete, owner, pending)
            receive = nil
            complete = nil
            owner = nil
            pending = nil
            lock.unlock()
            old.2?.remove(self)
            return old.1
        }
    }
#endif
