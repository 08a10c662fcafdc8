/// What a timed operator may do.
struct TimedActions<Input, Failure: Error> {
    /// Sends a value, if one is wanted; otherwise it is lost.
    let send: (Input) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
}

/// An operator for which the time matters at which values come. Its members are called one at a time.
protocol TimedOperator<Input, Failure, Output> {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Output
    mutating func start(_ wake: (Int) -> Void)
    /// A value has come; `wake(n)` has `woken(n)` called after the interval.
    mutating func value(_ value: Input, _ wake: (Int) -> Void) -> Output?
    mutating func woken(_ id: Int, _ wake: (Int) -> Void) -> (output: Output?, end: Subscribers.Completion<Failure>?)
    /// The upstream has ended: a last value.
    mutating func end() -> Output?
}

/// Listens to an upstream without bound, and sends what its operator makes of the values and of time.
final class TimedSubscription<Operator: TimedOperator, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Operator.Output, Downstream.Failure == Operator.Failure {
    typealias Input = Operator.Input
    typealias Failure = Operator.Failure

    private let lock = Lock()
    /// Taken while the operator is at work and while values are delivered.
    private let delivery = Lock(isRecursive: true)
    private var timed: Operator
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// A value that nobody has asked for yet, and the end after it.
    private var waiting: Operator.Output?
    private var ending: Subscribers.Completion<Failure>?

    init(
        _ timed: Operator, every interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?,
        _ downstream: Downstream
    ) {
        self.timed = timed
        self.scheduler = scheduler
        self.interval = interval
        self.options = options
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        lock.withLock { upstream = subscription }
        lock.withLock { downstream }?.receive(subscription: self)
        delivery.withLock { timed.start(wake) }
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        delivery.withLock {
            guard lock.withLock({ downstream != nil && ending == nil }) else { return }
            if let output = timed.value(input, wake) { send(output) }
        }
        return .none
    }

    private func wake(_ id: Int) {
        scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) { [self] in
            delivery.withLock {
                guard lock.withLock({ downstream != nil && ending == nil }) else { return }
                let (output, end) = timed.woken(id, wake)
                if let output { send(output) }
                guard let end else { return }
                lock.withLock { upstream }?.cancel()
                finish(end)
            }
        }
    }

    private func send(_ output: Operator.Output) {
        lock.lock()
        guard demand > 0, let downstream else {
            waiting = output
            return lock.unlock()
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(output)
        lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        delivery.withLock {
            if case .finished = completion, let last = timed.end() { send(last) }
            finish(completion)
        }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        let mustWait = lock.withLock {
            guard waiting != nil, case .finished = completion else { return false }
            ending = completion
            return true
        }
        if !mustWait { end()?.receive(completion: completion) }
    }

    func request(_ more: Subscribers.Demand) {
        delivery.withLock {
            let (value, end) = lock.withLock { () -> (Operator.Output?, Subscribers.Completion<Failure>?) in
                demand += more
                guard demand > 0 else { return (nil, nil) }
                defer { waiting = nil }
                return (waiting, ending)
            }
            if let value { send(value) }
            if let end { finish(end) }
        }
    }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        _ = end()
        upstream?.cancel()
    }

    private func end() -> Downstream? {
        lock.lock()
        let old = (downstream, upstream, waiting)
        downstream = nil
        upstream = nil
        waiting = nil
        lock.unlock()
        return old.0
    }
}
