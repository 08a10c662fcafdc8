/// Hears what goes by: subscriber towards the upstream, subscription towards the downstream. What changes is behind its lock.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let downstream: Downstream
    private var upstream: (any Subscription)?
    private let onSubscription: ((any Subscription) -> Void)?
    private let onOutput: ((Input) -> Void)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let onCancel: (() -> Void)?
    private let onRequest: ((Subscribers.Demand) -> Void)?

    init(
        _ downstream: Downstream, onSubscription: ((any Subscription) -> Void)? = nil, onOutput: ((Input) -> Void)? = nil,
        onCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, onCancel: (() -> Void)? = nil,
        onRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
        self.downstream = downstream
        self.onSubscription = onSubscription
        self.onOutput = onOutput
        self.onCompletion = onCompletion
        self.onCancel = onCancel
        self.onRequest = onRequest
    }

    func receive(subscription: any Subscription) {
        onSubscription?(subscription)
        lock.withLock { upstream = subscription }
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        onOutput?(input)
        let more = downstream.receive(input)
        if more > 0 { onRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { upstream = nil }
        onCompletion?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        lock.withLock { upstream }?.request(demand)
    }

    func cancel() {
        let subscription = lock.withLock {
            defer { upstream = nil }
            return upstream
        }
        guard let subscription else { return }
        onCancel?()
        subscription.cancel()
    }
}

extension Publishers {
    /// Calls closures for what goes by.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        let receiveSubscription: ((any Subscription) -> Void)?
        let receiveOutput: ((Output) -> Void)?
        let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let receiveCancel: (() -> Void)?
        let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Tap(
                    subscriber, onSubscription: receiveSubscription, onOutput: receiveOutput, onCompletion: receiveCompletion,
                    onCancel: receiveCancel, onRequest: receiveRequest))
        }
    }

    /// What `print` makes.
    public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
    /// What `breakpoint` makes.
    public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
}

extension Publisher {
    /// Calls closures for what goes by.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Writes what goes by: to a stream, or to the standard output, which a program in a terminal draws over.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        let lock = Lock()
        var stream = stream
        let name = prefix.isEmpty ? "" : "\(prefix): "
        func write(_ text: String) {
            lock.withLock {
                if stream == nil { Swift.print(name + text) } else { stream?.write("\(name)\(text)\n") }
            }
        }
        return handleEvents(
            receiveSubscription: { write("receive subscription: (\($0))") }, receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: write("receive finished")
                case .failure(let error): write("receive error: (\(error))")
                }
            }, receiveCancel: { write("receive cancel") }, receiveRequest: { write("request \($0)") })
    }

    /// Accepted; a program in a terminal is not stopped.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> { handleEvents() }

    /// Accepted; a program in a terminal is not stopped.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> { handleEvents() }

    /// Stops the program if it fails: that is what it is asked for, and nothing else calls it.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.MapError<Self, Never> {
        mapError { error -> Never in fatalError("\(prefix)\(error)", file: file, line: line) }
    }
}
