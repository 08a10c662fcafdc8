/// Several publishers of different types as one: each value is sent as it comes.
extension Publishers {
    /// 2 publishers as one.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// 2 publishers as one.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }

    /// 3 publishers as one.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C

        /// 3 publishers as one.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }

    /// 4 publishers as one.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure
    {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D

        /// 4 publishers as one.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()]).receive(
                subscriber: subscriber)
        }
    }

    /// 5 publishers as one.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E

        /// 5 publishers as one.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
            ]).receive(subscriber: subscriber)
        }
    }

    /// 6 publishers as one.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure
    {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F

        /// 6 publishers as one.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(),
            ]).receive(subscriber: subscriber)
        }
    }

    /// 7 publishers as one.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
        A.Output == G.Output, A.Failure == G.Failure
    {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        let g: G

        /// 7 publishers as one.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(), g.eraseToAnyPublisher(),
            ]).receive(subscriber: subscriber)
        }
    }

    /// 8 publishers as one.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>:
        Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure, A.Output == D.Output,
        A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure, A.Output == F.Output, A.Failure == F.Failure,
        A.Output == G.Output, A.Failure == G.Failure, A.Output == H.Output, A.Failure == H.Failure
    {
        /// What it sends.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B
        let c: C
        let d: D
        let e: E
        let f: F
        let g: G
        let h: H

        /// 8 publishers as one.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
                f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
            ]).receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Sends what both send, as it comes.
    @_disfavoredOverload
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// Sends what 2 publishers send, as it comes.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where Output == B.Output, Failure == B.Failure {
        Publishers.Merge(self, b)
    }

    /// Sends what 3 publishers send, as it comes.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure {
        Publishers.Merge3(self, b, c)
    }

    /// Sends what 4 publishers send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
    where Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure {
        Publishers.Merge4(self, b, c, d)
    }

    /// Sends what 5 publishers send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    /// Sends what 6 publishers send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
        -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    /// Sends what 7 publishers send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    /// Sends what 8 publishers send, as it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Output == B.Output, Failure == B.Failure, Output == C.Output, Failure == C.Failure, Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure, Output == F.Output, Failure == F.Failure, Output == G.Output, Failure == G.Failure,
        Output == H.Output, Failure == H.Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
