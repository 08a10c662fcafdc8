extension Publishers {
    /// The newest values of 2 publishers.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B

        /// The newest values of 2 publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pairing(subscriber, isZip: false).start(a, b)
        }
    }

    /// The newest values of 3 publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C

        /// The newest values of 3 publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The newest values of 4 publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B
        /// One of the publishers.
        public let c: C
        /// One of the publishers.
        public let d: D

        /// The newest values of 4 publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The newest values of 2 publishers.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B> where Failure == B.Failure {
        Publishers.CombineLatest(self, b)
    }

    /// The newest values of 2 publishers, made into one value.
    public func combineLatest<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> some Publisher<T, Failure> where Failure == B.Failure {
        combineLatest(b).map { transform($0.0, $0.1) }
    }

    /// The newest values of 3 publishers.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where Failure == B.Failure, Failure == C.Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    /// The newest values of 3 publishers, made into one value.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> some Publisher<T, Failure> where Failure == B.Failure, Failure == C.Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// The newest values of 4 publishers.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.CombineLatest4<Self, B, C, D>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        Publishers.CombineLatest4(self, b, c, d)
    }

    /// The newest values of 4 publishers, made into one value.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> some Publisher<T, Failure>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
