/// Sends one value and finishes.
///
/// ```swift
/// let cancellable = Just(1).sink { print($0) }
/// ```
public struct Just<Output>: Publisher {
    /// It does not fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// A publisher of one value.
    public init(_ output: Output) {
        self.output = output
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Delivery(CollectionOfOne(output), to: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

extension Optional {
    /// Sends the value if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        /// What it sends.
        public typealias Output = Wrapped
        /// It does not fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// A publisher of a value that may be absent.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            subscriber.receive(subscription: Delivery(output.map { [$0] } ?? [], to: subscriber))
        }
    }

    /// Sends the value if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Sends the value and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        /// What it sends.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// A publisher of a result.
        public init(_ result: Result<Success, Failure>) {
            self.result = result
        }

        /// A publisher of a value.
        public init(_ output: Success) {
            result = .success(output)
        }

        /// A publisher that fails.
        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): subscriber.receive(subscription: Delivery(CollectionOfOne(value), to: subscriber))
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    /// Sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}
