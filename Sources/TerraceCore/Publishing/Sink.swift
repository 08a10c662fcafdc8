#if !canImport(Darwin)

    extension Subscribers {
        /// Hands values and the completion to closures, and asks for all values there are.
        public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
            private enum State {
                case waiting
                case subscribed(any Subscription)
                case ended
            }

            private let lock = Lock()
            private var state = State.waiting
            private var onValue: ((Input) -> Void)?
            private var onCompletion: ((Completion<Failure>) -> Void)?

            /// What is to be done with values and the completion.
            public init(
                receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Input) -> Void)
            ) {
                onValue = receiveValue
                onCompletion = receiveCompletion
            }

            /// Asks for all values; a second subscription is cancelled.
            public func receive(subscription: any Subscription) {
                let isFirst = lock.withLock {
                    guard case .waiting = state else { return false }
                    state = .subscribed(subscription)
                    return true
                }
                if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
            }

            /// Hands the value to the closure.
            public func receive(_ value: Input) -> Demand {
                lock.withLock { onValue }?(value)
                return .none
            }

            /// Hands the completion to the closure and lets go of everything.
            public func receive(completion: Completion<Failure>) {
                end()?.completion?(completion)
            }

            /// Lets go of everything.
            public func cancel() { end()?.subscription?.cancel() }

            private func end() -> (completion: ((Completion<Failure>) -> Void)?, subscription: (any Subscription)?)? {
                // What the closures hold goes after the lock is free: it may be anything.
                var old: (((Input) -> Void)?, ((Completion<Failure>) -> Void)?, State)
                lock.lock()
                old = (onValue, onCompletion, state)
                onValue = nil
                onCompletion = nil
                state = .ended
                lock.unlock()
                switch old.2 {
                case .waiting: return (old.1, nil)
                case .subscribed(let subscription): return (old.1, subscription)
                case .ended: return nil
                }
            }
        }
    }
#endif
