/// Sends nothing; it finishes at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it finishes.
    public let completeImmediately: Bool

    /// A publisher of nothing.
    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    /// A publisher of nothing, its types said.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The failure.
    public let error: Failure

    /// A publisher that fails.
    public init(error: Failure) {
        self.error = error
    }

    /// A publisher that fails, its types said.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = DeferredPublisher.Output
    /// How it may fail.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
