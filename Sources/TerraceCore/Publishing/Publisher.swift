#if !canImport(Darwin)

    /// Sends values over time to those who subscribe, and ends with success or a failure, or never.
    ///
    /// ```swift
    /// let doubled = [1, 2, 3].publisher.map { $0 * 2 }
    /// let cancellable = doubled.sink { print($0) }
    /// ```
    public protocol Publisher<Output, Failure> {
        /// What it sends.
        associatedtype Output
        /// How it may fail; `Never` if it cannot.
        associatedtype Failure: Error
        /// Begins to serve a subscriber; call `subscribe(_:)` instead.
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
    }

    extension Publisher {
        /// Subscribes. The subscriber is given a subscription, then values as far as it asked for them, then at most one completion.
        public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
            receive(subscriber: subscriber)
        }

        /// Subscribes with closures, asking for all values there are; cancelled when the answer goes.
        public func sink(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Output) -> Void)
        ) -> AnyCancellable {
            let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
            subscribe(sink)
            return AnyCancellable(sink)
        }
    }

    extension Publisher where Failure == Never {
        /// Subscribes with a closure, asking for all values there are; cancelled when the answer goes.
        public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
            sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
        }
    }
#endif
