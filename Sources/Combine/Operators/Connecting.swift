/// A publisher that sends when it is told to begin.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to send; it ends when the answer is cancelled or goes.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and disconnects when the last one has gone.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Connects with the first subscriber, and disconnects when the last one has gone.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What is connected.
        public let upstream: Upstream
        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Connects with the first subscriber.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            let leaving = AnyCancellable { [self] in leave() }
            upstream.subscribe(
                Tap(subscriber, onCompletion: { _ in leaving.cancel() }, onCancel: { leaving.cancel() }))
            guard isFirst else { return }
            let connection = upstream.connect()
            let isStillWanted = lock.withLock {
                guard count > 0, self.connection == nil else { return false }
                self.connection = connection
                return true
            }
            if !isStillWanted { connection.cancel() }
        }

        private func leave() {
            let ended = lock.withLock { () -> (any Cancellable)? in
                count -= 1
                guard count == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            ended?.cancel()
        }
    }

    /// Hands what a publisher sends to many, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// Where the values come from.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType
        private let lock = Lock()
        private var subject: SubjectType?

        /// Hands what a publisher sends to many.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var current: SubjectType {
            lock.withLock {
                if let subject { return subject }
                let made = createSubject()
                subject = made
                return made
            }
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            current.subscribe(subscriber)
        }

        /// Subscribes to the publisher.
        public func connect() -> any Cancellable {
            let subscription = upstream.subscribe(current)
            return AnyCancellable { [self] in
                subscription.cancel()
                lock.withLock { subject = nil }
            }
        }
    }

    /// A publisher that waits to be connected.
    public typealias MakeConnectable<Upstream: Publisher> = Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    /// What `share()` makes.
    public typealias Share<Upstream: Publisher> = Autoconnect<
        Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    >
}

extension Publisher {
    /// Hands what it sends to many: it is subscribed to once.
    public func share() -> Publishers.Share<Self> { multicast { PassthroughSubject() }.autoconnect() }

    /// Hands what it sends to many, through a subject, once it is connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Failure == Failure, S.Output == Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Hands what it sends to many, through a subject, once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Failure == Failure, S.Output == Output {
        multicast { subject }
    }
}

extension Publisher where Failure == Never {
    /// Waits to be connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { multicast { PassthroughSubject() } }
}
