/// Operators that make another value of each.
public enum _Mapping {}

extension _Mapping {
    /// See `Publisher.map(_:)`.
    public struct Map<Input, Output, Failure: Error>: _StageOperator {
        let transform: (Input) -> Output
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Output, Failure> { .emit(transform(input)) }
    }

    /// See `Publisher.tryMap(_:)`.
    public struct TryMap<Input, Output, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        let transform: (Input) throws -> Output
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Output, any Error> {
            do { return .emit(try transform(input)) } catch { return .fail(error) }
        }
    }

    /// See `Publisher.compactMap(_:)`.
    public struct CompactMap<Input, Output, Failure: Error>: _StageOperator {
        let transform: (Input) -> Output?
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Output, Failure> { transform(input).map { .emit($0) } ?? .drop }
    }

    /// See `Publisher.tryCompactMap(_:)`.
    public struct TryCompactMap<Input, Output, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        let transform: (Input) throws -> Output?
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Output, any Error> {
            do { return try transform(input).map { .emit($0) } ?? .drop } catch { return .fail(error) }
        }
    }

    /// See `Publisher.mapError(_:)`.
    public struct MapError<Input, InputFailure: Error, Failure: Error>: _StageOperator {
        let transform: (InputFailure) -> Failure
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, Failure> { .emit(input) }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<InputFailure>) -> (
            last: Input?, completion: Subscribers.Completion<Failure>
        ) {
            switch completion {
            case .finished: (nil, .finished)
            case .failure(let error): (nil, .failure(transform(error)))
            }
        }
    }

    /// See `Publisher.setFailureType(to:)`.
    public struct SetFailureType<Input, Failure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = Never
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, Failure> { .emit(input) }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<Never>) -> (last: Input?, completion: Subscribers.Completion<Failure>) {
            (nil, .finished)
        }
    }

    /// See `Publisher.replaceError(with:)`.
    public struct ReplaceError<Input, InputFailure: Error>: _StageOperator {
        let output: Input
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, Never> { .emit(input) }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<InputFailure>) -> (last: Input?, completion: Subscribers.Completion<Never>) {
            if case .failure = completion { (output, .finished) } else { (nil, .finished) }
        }
    }

    /// See `Publisher.scan(_:_:)`.
    public struct Scan<Input, Output, Failure: Error>: _StageOperator {
        var result: Output
        let next: (Output, Input) -> Output
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Output, Failure> {
            result = next(result, input)
            return .emit(result)
        }
    }

    /// See `Publisher.tryScan(_:_:)`.
    public struct TryScan<Input, Output, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        var result: Output
        let next: (Output, Input) throws -> Output
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Output, any Error> {
            do { result = try next(result, input) } catch { return .fail(error) }
            return .emit(result)
        }
    }
}

extension Publishers {
    /// What `map` makes.
    public typealias Map<Upstream: Publisher, Output> = Stage<Upstream, _Mapping.Map<Upstream.Output, Output, Upstream.Failure>>
    /// What `tryMap` makes.
    public typealias TryMap<Upstream: Publisher, Output> = Stage<Upstream, _Mapping.TryMap<Upstream.Output, Output, Upstream.Failure>>
    /// What `compactMap` makes.
    public typealias CompactMap<Upstream: Publisher, Output> = Stage<
        Upstream, _Mapping.CompactMap<Upstream.Output, Output, Upstream.Failure>
    >
    /// What `tryCompactMap` makes.
    public typealias TryCompactMap<Upstream: Publisher, Output> = Stage<
        Upstream, _Mapping.TryCompactMap<Upstream.Output, Output, Upstream.Failure>
    >
    /// What `mapError` makes.
    public typealias MapError<Upstream: Publisher, Failure: Error> = Stage<
        Upstream, _Mapping.MapError<Upstream.Output, Upstream.Failure, Failure>
    >
    /// What `replaceError` makes.
    public typealias ReplaceError<Upstream: Publisher> = Stage<Upstream, _Mapping.ReplaceError<Upstream.Output, Upstream.Failure>>
    /// What `setFailureType` makes.
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = Stage<
        Upstream, _Mapping.SetFailureType<Upstream.Output, Failure>
    > where Upstream.Failure == Never
    /// What `scan` makes.
    public typealias Scan<Upstream: Publisher, Output> = Stage<Upstream, _Mapping.Scan<Upstream.Output, Output, Upstream.Failure>>
    /// What `tryScan` makes.
    public typealias TryScan<Upstream: Publisher, Output> = Stage<Upstream, _Mapping.TryScan<Upstream.Output, Output, Upstream.Failure>>
}

extension Publisher {
    /// Makes another value of each.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> { staged(_Mapping.Map(transform: transform)) }

    /// Takes a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> { map { $0[keyPath: keyPath] } }

    /// Takes two properties of each value.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>) -> Publishers.Map<Self, (T0, T1)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Takes three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Makes another value of each; fails with what the closure throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        staged(_Mapping.TryMap(transform: transform))
    }

    /// Makes another value of each and leaves out `nil`.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        staged(_Mapping.CompactMap(transform: transform))
    }

    /// Makes another value of each and leaves out `nil`; fails with what the closure throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        staged(_Mapping.TryCompactMap(transform: transform))
    }

    /// Puts a value in place of `nil`.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }

    /// Makes another error of the one that it fails with.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        staged(_Mapping.MapError(transform: transform))
    }

    /// Sends a value and finishes instead of failing.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> { staged(_Mapping.ReplaceError(output: output)) }

    /// Sends what has become of all values so far.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
        staged(_Mapping.Scan(result: initialResult, next: nextPartialResult))
    }

    /// Sends what has become of all values so far; fails with what the closure throws.
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T) -> Publishers.TryScan<Self, T> {
        staged(_Mapping.TryScan(result: initialResult, next: nextPartialResult))
    }

    /// The values as text that an encoder makes of them.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    /// The values that a decoder reads.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Failure == Never {
    /// The same, as one that might fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        staged(_Mapping.SetFailureType())
    }
}
