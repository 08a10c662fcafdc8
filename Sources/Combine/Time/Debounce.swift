private struct DebounceOperator<Input, Failure: Error>: TimedOperator {
    private var latest: Input?
    private var generation = 0

    func start(_ wake: (Int) -> Void) {}

    mutating func value(_ value: Input, _ wake: (Int) -> Void) -> Input? {
        latest = value
        generation += 1
        wake(generation)
        return nil
    }

    mutating func woken(_ id: Int, _ wake: (Int) -> Void) -> (output: Input?, end: Subscribers.Completion<Failure>?) {
        guard id == generation else { return (nil, nil) }
        defer { latest = nil }
        return (latest, nil)
    }

    // What has not been quiet for long enough is lost, as in Combine.
    mutating func end() -> Input? { nil }
}

private struct ThrottleOperator<Input, Failure: Error>: TimedOperator {
    let isLatest: Bool
    private var kept: Input?
    private var isWaiting = false

    init(isLatest: Bool) {
        self.isLatest = isLatest
    }

    func start(_ wake: (Int) -> Void) {}

    mutating func value(_ value: Input, _ wake: (Int) -> Void) -> Input? {
        if isWaiting {
            if isLatest || kept == nil { kept = value }
            return nil
        }
        isWaiting = true
        wake(0)
        return value
    }

    mutating func woken(_ id: Int, _ wake: (Int) -> Void) -> (output: Input?, end: Subscribers.Completion<Failure>?) {
        defer { kept = nil }
        isWaiting = kept != nil
        if isWaiting { wake(0) }
        return (kept, nil)
    }

    mutating func end() -> Input? { kept }
}

private struct TimeoutOperator<Input, Failure: Error>: TimedOperator {
    let error: (() -> Failure)?
    private var generation = 0

    init(error: (() -> Failure)?) {
        self.error = error
    }

    func start(_ wake: (Int) -> Void) { wake(0) }

    mutating func value(_ value: Input, _ wake: (Int) -> Void) -> Input? {
        generation += 1
        wake(generation)
        return value
    }

    func woken(_ id: Int, _ wake: (Int) -> Void) -> (output: Input?, end: Subscribers.Completion<Failure>?) {
        guard id == generation else { return (nil, nil) }
        return (nil, error.map { .failure($0()) } ?? .finished)
    }

    func end() -> Input? { nil }
}

private struct CollectByTimeOperator<Input, Failure: Error>: TimedOperator {
    let count: Int
    private var values: [Input] = []

    init(count: Int) {
        self.count = count
    }

    func start(_ wake: (Int) -> Void) { wake(0) }

    mutating func value(_ value: Input, _ wake: (Int) -> Void) -> [Input]? {
        values.append(value)
        return values.count >= count ? take() : nil
    }

    mutating func woken(_ id: Int, _ wake: (Int) -> Void) -> (output: [Input]?, end: Subscribers.Completion<Failure>?) {
        wake(0)
        return (take(), nil)
    }

    mutating func end() -> [Input]? { take() }

    private mutating func take() -> [Input]? {
        defer { values = [] }
        return values.isEmpty ? nil : values
    }
}

extension Publishers {
    /// What `debounce`, `throttle` and `timeout` do.
    enum TimedKind<Failure: Error> {
        case debounce
        case throttle(latest: Bool)
        case timeout((() -> Failure)?)
    }

    /// Sends values by the time at which they come: what `debounce`, `throttle` and `timeout` make.
    public struct Timed<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What tells the time.
        public let scheduler: Context
        /// The time.
        public let interval: Context.SchedulerTimeType.Stride
        let options: Context.SchedulerOptions?
        let kind: TimedKind<Failure>

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            switch kind {
            case .debounce:
                upstream.subscribe(TimedSubscription(DebounceOperator<Output, Failure>(), every: interval, scheduler, options, subscriber))
            case .throttle(let latest):
                upstream.subscribe(
                    TimedSubscription(
                        ThrottleOperator<Output, Failure>(isLatest: latest), every: interval, scheduler, options, subscriber))
            case .timeout(let error):
                upstream.subscribe(
                    TimedSubscription(TimeoutOperator<Output, Failure>(error: error), every: interval, scheduler, options, subscriber))
            }
        }
    }

    /// What `debounce` makes.
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
    /// What `throttle` makes.
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>
    /// What `timeout` makes.
    public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Timed<Upstream, Context>

    /// Collects the values of each interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = [Upstream.Output]
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// How they are collected.
        public let strategy: TimeGroupingStrategy<Context>
        /// What else is said.
        public let options: Context.SchedulerOptions?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, count) = strategy.parts
            let timed = CollectByTimeOperator<Upstream.Output, Failure>(count: count)
            upstream.subscribe(TimedSubscription(timed, every: interval, scheduler, options, subscriber))
        }
    }

    /// How values are collected by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Those of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Those of each interval, or so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

        var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
            switch self {
            case .byTime(let scheduler, let interval): (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, Swift.max(1, count))
            }
        }
    }

    /// Sends how much time passes from one value to the next.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What it sends.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// What tells the time.
        public let scheduler: Context

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.map { _ in
                let now = scheduler.now
                defer { last = now }
                return last.distance(to: now)
            }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends a value once no other has come for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Timed(upstream: self, scheduler: scheduler, interval: dueTime, options: options, kind: .debounce)
    }

    /// Sends at most one value in each interval: the first one or the latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Timed(upstream: self, scheduler: scheduler, interval: interval, options: nil, kind: .throttle(latest: latest))
    }

    /// Ends when no value has come for a while: it fails if an error is given, and finishes otherwise.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timed(upstream: self, scheduler: scheduler, interval: interval, options: options, kind: .timeout(customError))
    }

    /// Collects the values of each interval.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }

    /// Sends how much time passes from one value to the next.
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S>
    {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
