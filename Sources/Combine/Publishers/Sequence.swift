extension Publishers {
    /// Sends the elements of a sequence and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// What it sends.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// A publisher of elements.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: Delivery(sequence, to: subscriber))
        }
    }
}

extension Sequence {
    /// Sends the elements and finishes.
    ///
    /// ```swift
    /// let cancellable = [1, 2, 3].publisher.sink { print($0) }
    /// ```
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Hands out elements as they are asked for, then finishes.
final class Delivery<Elements: Sequence, Downstream: Subscriber>: Subscription where Downstream.Input == Elements.Element {
    private let lock = Lock()
    private var iterator: Elements.Iterator?
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: Elements, to downstream: Downstream) {
        iterator = elements.makeIterator()
        self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        guard !isDelivering else { return lock.unlock() }
        isDelivering = true
        // One element is fetched ahead, so that the end is known when the last one has been delivered.
        if next == nil { next = iterator?.next() }
        while let downstream {
            guard let value = next else {
                self.downstream = nil
                iterator = nil
                lock.unlock()
                downstream.receive(completion: .finished)
                return
            }
            guard demand > 0 else { break }
            demand -= 1
            next = iterator?.next()
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            demand += more
        }
        isDelivering = false
        lock.unlock()
    }

    func cancel() {
        lock.lock()
        let old = (downstream, iterator, next)
        downstream = nil
        iterator = nil
        next = nil
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}
