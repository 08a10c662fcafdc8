extension Publishers {
    /// The first values, the second ones ... of 2 publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// What it sends.
        public typealias Output = (A.Output, B.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// One of the publishers.
        public let a: A
        /// One of the publishers.
        public let b: B

        /// The first values, the second ones ... of 2 publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pairing(subscriber, isZip: true).start(a, b)
        }
    }

    /// The first values, the second ones ... of 3 publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, A.Failure == C.Failure {
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

        /// The first values, the second ones ... of 3 publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The first values, the second ones ... of 4 publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// The first values, the second ones ... of 4 publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The first values, the second ones ... of 2 publishers.
    public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B> where Failure == B.Failure {
        Publishers.Zip(self, b)
    }

    /// The first values, the second ones ... of 2 publishers, made into one value.
    public func zip<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> some Publisher<T, Failure> where Failure == B.Failure {
        zip(b).map { transform($0.0, $0.1) }
    }

    /// The first values, the second ones ... of 3 publishers.
    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where Failure == B.Failure, Failure == C.Failure {
        Publishers.Zip3(self, b, c)
    }

    /// The first values, the second ones ... of 3 publishers, made into one value.
    public func zip<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> some Publisher<T, Failure> where Failure == B.Failure, Failure == C.Failure {
        zip(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// The first values, the second ones ... of 4 publishers.
    public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.Zip4<Self, B, C, D>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        Publishers.Zip4(self, b, c, d)
    }

    /// The first values, the second ones ... of 4 publishers, made into one value.
    public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> some Publisher<T, Failure> where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
