/// Operators that make one value of all.
public enum _Reducing {}

extension _Reducing {
    /// One value, made of all when they have come.
    public struct Reduce<Input, Output, Failure: Error>: _StageOperator {
        var result: Output
        let next: (inout Output, Input) -> Void
        /// All values. An implementation detail.
        public var takesAll: Bool { true }
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Output, Failure> {
            next(&result, input)
            return .drop
        }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<Failure>) -> (last: Output?, completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { (result, completion) } else { (nil, completion) }
        }
    }

    /// One value, made of all, unless there is none or the closure throws.
    public struct TryReduce<Input, Output, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        var result: Output
        let next: (inout Output, Input) throws -> Void
        /// All values. An implementation detail.
        public var takesAll: Bool { true }
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Output, any Error> {
            do { try next(&result, input) } catch { return .fail(error) }
            return .drop
        }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<InputFailure>) -> (
            last: Output?, completion: Subscribers.Completion<any Error>
        ) {
            if case .finished = completion { (result, .finished) } else { (nil, completion.widened) }
        }
    }

    /// One of the values, if there is one.
    public struct Pick<Input, Failure: Error>: _StageOperator {
        var result: Input?
        /// Whether the new value is to be kept instead of the old one.
        let isBetter: (_ new: Input, _ old: Input?) -> Bool
        /// All values. An implementation detail.
        public var takesAll: Bool { true }
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Input, Failure> {
            if isBetter(input, result) { result = input }
            return .drop
        }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<Failure>) -> (last: Input?, completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { (result, completion) } else { (nil, completion) }
        }
    }

    /// An answer that is known as soon as one value decides it.
    public struct Decide<Input, Failure: Error>: _StageOperator {
        let predicate: (Input) -> Bool
        /// What `predicate` says of a value that decides, and the answer then.
        let decisive: Bool
        /// All values. An implementation detail.
        public var takesAll: Bool { true }
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Bool, Failure> { predicate(input) == decisive ? .last(decisive) : .drop }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<Failure>) -> (last: Bool?, completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { (!decisive, completion) } else { (nil, completion) }
        }
    }

    /// See `Publisher.collect(_:)`.
    public struct Collect<Input, Failure: Error>: _StageOperator {
        var values: [Input] = []
        let count: Int
        /// The others of the batch have been asked for already.
        public var asksAgain: Bool { false }
        /// Whole batches. An implementation detail.
        public func demand(for demand: Subscribers.Demand) -> Subscribers.Demand { demand * count }
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<[Input], Failure> {
            values.append(input)
            guard values.count >= count else { return .drop }
            defer { values = [] }
            return .emit(values)
        }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<Failure>) -> (last: [Input]?, completion: Subscribers.Completion<Failure>) {
            if case .finished = completion, !values.isEmpty { (values, completion) } else { (nil, completion) }
        }
    }
}

extension Publishers {
    /// What `reduce`, `collect` and `count` make.
    public typealias Reduce<Upstream: Publisher, Output> = Stage<Upstream, _Reducing.Reduce<Upstream.Output, Output, Upstream.Failure>>
    /// What `tryReduce` makes.
    public typealias TryReduce<Upstream: Publisher, Output> = Stage<
        Upstream, _Reducing.TryReduce<Upstream.Output, Output, Upstream.Failure>
    >
    /// What `collect()` makes.
    public typealias Collect<Upstream: Publisher> = Reduce<Upstream, [Upstream.Output]>
    /// What `count()` makes.
    public typealias Count<Upstream: Publisher> = Reduce<Upstream, Int>
    /// What `ignoreOutput()` makes.
    public typealias IgnoreOutput<Upstream: Publisher> = CompactMap<Upstream, Never>
    /// What `collect(_:)` makes.
    public typealias CollectByCount<Upstream: Publisher> = Stage<Upstream, _Reducing.Collect<Upstream.Output, Upstream.Failure>>
    /// What `min`, `max` and `last` make.
    public typealias Comparison<Upstream: Publisher> = Stage<Upstream, _Reducing.Pick<Upstream.Output, Upstream.Failure>>
    /// What `last` makes.
    public typealias Last<Upstream: Publisher> = Comparison<Upstream>
    /// What `last(where:)` makes.
    public typealias LastWhere<Upstream: Publisher> = Comparison<Upstream>
    /// What `contains(where:)` makes.
    public typealias ContainsWhere<Upstream: Publisher> = Stage<Upstream, _Reducing.Decide<Upstream.Output, Upstream.Failure>>
    /// What `contains` makes.
    public typealias Contains<Upstream: Publisher> = ContainsWhere<Upstream> where Upstream.Output: Equatable
    /// What `allSatisfy` makes.
    public typealias AllSatisfy<Upstream: Publisher> = ContainsWhere<Upstream>
}

extension Publisher {
    /// One value, made of all when they have come.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Reduce<Self, T> {
        staged(_Reducing.Reduce(result: initialResult) { $0 = nextPartialResult($0, $1) })
    }

    /// One value, made of all when they have come; fails with what the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        staged(_Reducing.TryReduce(result: initialResult) { $0 = try nextPartialResult($0, $1) })
    }

    /// All values in one array.
    public func collect() -> Publishers.Collect<Self> { staged(_Reducing.Reduce(result: []) { $0.append($1) }) }

    /// Arrays of `count` values each, the last one of those that are left.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "Values are collected one or more at a time.")
        return staged(_Reducing.Collect(count: count))
    }

    /// How many values came.
    public func count() -> Publishers.Count<Self> { staged(_Reducing.Reduce(result: 0) { count, _ in count += 1 }) }

    /// Only the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { compactMap { _ in nil as Never? } }

    /// The last value.
    public func last() -> Publishers.Last<Self> { staged(_Reducing.Pick { _, _ in true }) }

    /// The last value for which the closure says so.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        staged(_Reducing.Pick { new, _ in predicate(new) })
    }

    /// The least value, by the closure.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        staged(_Reducing.Pick { new, old in old.map { areInIncreasingOrder(new, $0) } ?? true })
    }

    /// The greatest value, by the closure.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        staged(_Reducing.Pick { new, old in old.map { areInIncreasingOrder($0, new) } ?? true })
    }

    /// Whether the closure says so of some value; known as soon as it does.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        staged(_Reducing.Decide(predicate: predicate, decisive: true))
    }

    /// Whether the closure says so of all values; known as soon as it does not.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        staged(_Reducing.Decide(predicate: predicate, decisive: false))
    }
}

extension Publisher where Output: Comparable {
    /// The least value.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
    /// The greatest value.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher where Output: Equatable {
    /// Whether a value comes; known as soon as it does.
    public func contains(_ output: Output) -> Publishers.Contains<Self> { contains { $0 == output } }
}
