#if !canImport(Darwin)

    /// Takes what a publisher sends.
    public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
        /// What it takes.
        associatedtype Input
        /// The failures it takes.
        associatedtype Failure: Error
        /// It is subscribed: it may ask for values from now on.
        func receive(subscription: any Subscription)
        /// A value has come; returns how many more are wanted.
        func receive(_ input: Input) -> Subscribers.Demand
        /// No more values will come.
        func receive(completion: Subscribers.Completion<Failure>)
    }

    extension Subscriber where Input == Void {
        /// Something has happened; returns how many more are wanted.
        public func receive() -> Subscribers.Demand { receive(()) }
    }

    /// The subscribers that Combine brings, and what subscribers speak in.
    public enum Subscribers {}

    extension Subscribers {
        /// How a publisher ends.
        @frozen public enum Completion<Failure: Error> {
            /// It has sent all it had.
            case finished
            /// It cannot go on.
            case failure(Failure)
        }
    }

    extension Subscribers.Completion: Equatable where Failure: Equatable {}
    extension Subscribers.Completion: Hashable where Failure: Hashable {}
    extension Subscribers.Completion: Sendable {}
#endif
