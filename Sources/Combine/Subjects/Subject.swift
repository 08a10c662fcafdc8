/// A publisher that a program sends values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Ends it.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes what another publisher sends.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends that something has happened.
    public func send() { send(()) }
}

extension Publisher {
    /// Sends everything on through a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Failure == Failure, S.Output == Output {
        let sink = Link<Output, Failure>(
            onSubscription: { subject.send(subscription: $0) },
            onValue: {
                subject.send($0)
                return .none
            },
            onCompletion: { subject.send(completion: $0) })
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

/// Hands what is sent to those who subscribed by then; it keeps nothing.
///
/// ```swift
/// let taps = PassthroughSubject<Int, Never>()
/// let cancellable = taps.sink { print($0) }
/// taps.send(1)
/// ```
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let broadcast = Broadcast<Output, Failure>()

    /// A subject that nobody listens to.
    public init() {}

    /// Sends a value to all who want one now. Any thread may send.
    public func send(_ input: Output) { broadcast.send(input) }
    /// Ends it for all, and for those who come later.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
    /// Takes all that a subscription gives.
    public func send(subscription: any Subscription) { broadcast.keep(subscription) }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { broadcast.subscribe(subscriber) }
}

/// Keeps a value: subscribers are given it, and each new one.
///
/// ```swift
/// let count = CurrentValueSubject<Int, Never>(0)
/// let cancellable = count.sink { print($0) }
/// count.value += 1
/// ```
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let broadcast = Broadcast<Output, Failure>(keepsLatest: true)
    private let lock = Lock(isRecursive: true)
    private var current: Output

    /// A subject with a value.
    public init(_ value: Output) {
        current = value
    }

    /// The value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Sets the value and sends it. Any thread may send.
    public func send(_ input: Output) {
        guard !broadcast.isFinished else { return }
        lock.withLock { current = input }
        broadcast.send(input)
    }

    /// Ends it for all, and for those who come later.
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
    /// Takes all that a subscription gives.
    public func send(subscription: any Subscription) { broadcast.keep(subscription) }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.subscribe(subscriber) { [self] in value }
    }
}
