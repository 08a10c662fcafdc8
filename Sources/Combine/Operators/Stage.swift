/// What a stage does with one value.
public enum _StageStep<Output, Failure: Error> {
    /// Sends a value on.
    case emit(Output)
    /// Sends nothing; another value is asked for in its place.
    case drop
    /// Sends a last value and finishes.
    case last(Output)
    /// Finishes.
    case finish
    /// Fails.
    case fail(Failure)
}

/// What an operator does with the values of one upstream, one at a time; a value that each subscription has a copy of. An
/// implementation detail.
public protocol _StageOperator<Input, InputFailure, Output, Failure> {
    /// What comes.
    associatedtype Input
    /// How what comes may fail.
    associatedtype InputFailure: Error
    /// What goes.
    associatedtype Output
    /// How what goes may fail.
    associatedtype Failure: Error
    /// Whether it needs all values, whatever is asked of it: it sends at most one, at the end.
    var takesAll: Bool { get }
    /// Whether a value that is dropped leaves it one short.
    var asksAgain: Bool { get }
    /// What it asks for when it is asked for `demand`.
    func demand(for demand: Subscribers.Demand) -> Subscribers.Demand
    /// A value has come.
    mutating func step(_ input: Input) -> _StageStep<Output, Failure>
    /// Nothing more comes: a last value, if there is one, and how it ends.
    mutating func end(_ completion: Subscribers.Completion<InputFailure>) -> (last: Output?, completion: Subscribers.Completion<Failure>)
}

extension _StageOperator {
    /// No. An implementation detail.
    public var takesAll: Bool { false }
    /// Yes, unless it has asked for all. An implementation detail.
    public var asksAgain: Bool { !takesAll }
    /// The same. An implementation detail.
    public func demand(for demand: Subscribers.Demand) -> Subscribers.Demand { demand }
}

extension _StageOperator where InputFailure == Failure {
    /// Ends the same way. An implementation detail.
    public mutating func end(_ completion: Subscribers.Completion<InputFailure>) -> (
        last: Output?, completion: Subscribers.Completion<Failure>
    ) { (nil, completion) }
}

extension _StageOperator where Failure == any Error {
    /// Ends the same way. An implementation detail.
    public mutating func end(_ completion: Subscribers.Completion<InputFailure>) -> (
        last: Output?, completion: Subscribers.Completion<Failure>
    ) { (nil, completion.widened) }
}

extension _StageOperator where InputFailure == Failure, Failure == any Error {
    /// Ends the same way. An implementation detail.
    public mutating func end(_ completion: Subscribers.Completion<InputFailure>) -> (
        last: Output?, completion: Subscribers.Completion<Failure>
    ) { (nil, completion) }
}

extension Subscribers.Completion {
    /// As one that may fail with any error.
    var widened: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}

/// What operators are made of.
public enum Publishers {}

extension Publishers {
    /// A publisher whose values go through an operator: what `map`, `filter`, `scan`, `reduce` ... make.
    public struct Stage<Upstream: Publisher, Operator: _StageOperator>: Publisher
    where Operator.Input == Upstream.Output, Operator.InputFailure == Upstream.Failure {
        /// What it sends.
        public typealias Output = Operator.Output
        /// How it may fail.
        public typealias Failure = Operator.Failure
        /// Where the values come from.
        public let upstream: Upstream
        let stage: Operator

        init(_ upstream: Upstream, _ stage: Operator) {
            self.upstream = upstream
            self.stage = stage
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StageSubscription(stage, subscriber))
        }
    }
}

extension Publisher {
    func staged<Operator: _StageOperator>(_ stage: Operator) -> Publishers.Stage<Self, Operator> { Publishers.Stage(self, stage) }
}

/// One subscription to a stage.
private final class StageSubscription<Operator: _StageOperator, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Operator.Output, Downstream.Failure == Operator.Failure {
    typealias Input = Operator.Input
    typealias Failure = Operator.InputFailure

    private let lock = Lock()
    /// Used by the upstream's calls only, which come one after the other.
    private var stage: Operator
    private let takesAll: Bool
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// A last value that nobody has asked for yet.
    private var last: (value: Operator.Output, completion: Subscribers.Completion<Operator.Failure>)?

    init(_ stage: Operator, _ downstream: Downstream) {
        self.stage = stage
        self.downstream = downstream
        takesAll = stage.takesAll
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock { () -> Downstream? in
            guard upstream == nil else { return nil }
            upstream = subscription
            return self.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        if takesAll { subscription.request(.unlimited) }
    }

    func receive(_ input: Operator.Input) -> Subscribers.Demand {
        guard lock.withLock({ downstream != nil && last == nil }) else { return .none }
        switch stage.step(input) {
        case .emit(let value): return stage.demand(for: emit(value))
        case .drop: return stage.asksAgain ? .max(1) : .none
        case .last(let value):
            lock.withLock { upstream }?.cancel()
            finish(value, .finished)
        case .finish:
            lock.withLock { upstream }?.cancel()
            finish(nil, .finished)
        case .fail(let error):
            lock.withLock { upstream }?.cancel()
            finish(nil, .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Operator.InputFailure>) {
        guard lock.withLock({ downstream != nil && last == nil }) else { return }
        let end = stage.end(completion)
        finish(end.last, end.completion)
    }

    private func emit(_ value: Operator.Output) -> Subscribers.Demand {
        let downstream = lock.withLock {
            demand -= 1
            return self.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        if more > 0 { lock.withLock { demand += more } }
        return more
    }

    private func finish(_ value: Operator.Output?, _ completion: Subscribers.Completion<Operator.Failure>) {
        lock.lock()
        if let value, demand == .none {
            last = (value, completion)
            return lock.unlock()
        }
        let downstream = self.downstream
        lock.unlock()
        if let value { _ = downstream?.receive(value) }
        end()?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let waiting = demand > 0 ? last : nil
        if waiting != nil { last = nil }
        let upstream = self.upstream
        lock.unlock()
        if let waiting { return finish(waiting.value, waiting.completion) }
        if !takesAll, more > 0 { upstream?.request(stage.demand(for: more)) }
    }

    func cancel() {
        let upstream = lock.withLock { self.upstream }
        if end() != nil { upstream?.cancel() }
    }

    /// Lets go of everything; returns whom to tell.
    private func end() -> Downstream? {
        lock.lock()
        let old = (downstream, upstream, last)
        downstream = nil
        // A subscription that comes late is still refused.
        upstream = upstream == nil ? nil : Subscriptions.empty
        last = nil
        lock.unlock()
        return old.0
    }
}
