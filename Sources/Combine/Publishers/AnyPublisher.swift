/// A publisher with its type erased.
///
/// ```swift
/// let numbers: AnyPublisher<Int, Never> = Just(1).eraseToAnyPublisher()
/// ```
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let box: PublisherBox<Output, Failure>

    /// Erases a publisher's type.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? TypedPublisherBox(publisher)
    }

    /// Serves a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { box.receive(subscriber) }

    /// `AnyPublisher`.
    public var description: String { "AnyPublisher" }
}

extension AnyPublisher: @unchecked Sendable where Output: Sendable {}

private class PublisherBox<Output, Failure: Error> {
    func receive<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {}
}

private final class TypedPublisherBox<P: Publisher>: PublisherBox<P.Output, P.Failure> {
    private let publisher: P

    init(_ publisher: P) {
        self.publisher = publisher
    }

    override func receive<S: Subscriber>(_ subscriber: S) where S.Input == P.Output, S.Failure == P.Failure {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// The same publisher with its type erased.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
