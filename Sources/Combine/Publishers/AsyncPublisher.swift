/// The values of a publisher, for `for await`.
///
/// ```swift
/// for await number in [1, 2, 3].publisher.values { print(number) }
/// ```
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// A value.
    public typealias Element = P.Output

    /// Goes through the values; the subscription ends with it.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox<P.Output, Never>

        /// The next value; nil at the end, or when the task is cancelled.
        public mutating func next() async -> P.Output? {
            if case .value(let value) = await mailbox.next() { return value }
            return nil
        }
    }

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// A value.
    public typealias Element = P.Output

    /// Goes through the values; the subscription ends with it.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox<P.Output, P.Failure>

        /// The next value; nil at the end, or when the task is cancelled.
        public mutating func next() async throws -> P.Output? {
            switch await mailbox.next() {
            case .value(let value): return value
            case .end(.failure(let error)): throw error
            case .end: return nil
            }
        }
    }

    private let publisher: P

    /// The values of a publisher.
    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// Where values lie until a task takes them. One value is asked for when one is waited for.
private final class Mailbox<Output, Failure: Error>: @unchecked Sendable {
    enum Event: @unchecked Sendable {
        case value(Output)
        case end(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    private var events: ContiguousArray<Event> = []
    private var isOver = false
    private var waiting: CheckedContinuation<Event, Never>?
    private var link: Link<Output, Failure>?

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        let link = Link<Output, Failure>(
            onSubscription: { _ in },
            onValue: { [weak self] in
                self?.put(.value($0))
                return .none
            }, onCompletion: { [weak self] in self?.put(.end($0)) })
        self.link = link
        publisher.subscribe(link)
    }

    deinit { link?.cancel() }

    private func put(_ event: Event) {
        lock.lock()
        let waiting = self.waiting
        self.waiting = nil
        if waiting == nil { events.append(event) }
        lock.unlock()
        waiting?.resume(returning: event)
    }

    func next() async -> Event {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                lock.lock()
                if isOver || !events.isEmpty {
                    let event = isOver || events.isEmpty ? .end(.finished) : events.removeFirst()
                    if case .end = event { isOver = true }
                    lock.unlock()
                    return continuation.resume(returning: event)
                }
                waiting = continuation
                let link = self.link
                lock.unlock()
                link?.request(.max(1))
            }
        } onCancel: {
            lock.withLock { isOver = true }
            link?.cancel()
            put(.end(.finished))
        }
    }
}

extension Future where Failure == Never {
    /// The value, when it is there.
    public var value: Output {
        get async {
            await withCheckedContinuation { continuation in
                subscribe(
                    Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Unchecked($0)) }))
            }.value
        }
    }
}

extension Future {
    /// The value, when it is there.
    @_disfavoredOverload
    public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Unchecked<Output>, any Error>) in
                subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { if case .failure(let error) = $0 { continuation.resume(throwing: error) } },
                        receiveValue: { continuation.resume(returning: Unchecked($0)) }))
            }.value
        }
    }
}
