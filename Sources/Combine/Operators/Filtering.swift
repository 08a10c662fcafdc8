/// Operators that let some values through.
public enum _Filtering {}

extension _Filtering {
    /// Lets values through for which a closure says so.
    public struct Filter<Input, Failure: Error>: _StageOperator {
        let isIncluded: (Input) -> Bool
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, Failure> { isIncluded(input) ? .emit(input) : .drop }
    }

    /// See `Publisher.tryFilter(_:)`.
    public struct TryFilter<Input, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        let isIncluded: (Input) throws -> Bool
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, any Error> {
            do { return try isIncluded(input) ? .emit(input) : .drop } catch { return .fail(error) }
        }
    }

    /// See `Publisher.removeDuplicates(by:)`.
    public struct RemoveDuplicates<Input, Failure: Error>: _StageOperator {
        var last: Input?
        let predicate: (Input, Input) -> Bool
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Input, Failure> {
            if let last, predicate(last, input) { return .drop }
            last = input
            return .emit(input)
        }
    }

    /// See `Publisher.tryRemoveDuplicates(by:)`.
    public struct TryRemoveDuplicates<Input, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        var last: Input?
        let predicate: (Input, Input) throws -> Bool
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Input, any Error> {
            do {
                if let last, try predicate(last, input) { return .drop }
            } catch {
                return .fail(error)
            }
            last = input
            return .emit(input)
        }
    }

    /// See `Publisher.drop(while:)`.
    public struct DropWhile<Input, Failure: Error>: _StageOperator {
        var isDropping = true
        let predicate: (Input) -> Bool
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Input, Failure> {
            if isDropping, predicate(input) { return .drop }
            isDropping = false
            return .emit(input)
        }
    }

    /// See `Publisher.prefix(while:)`.
    public struct PrefixWhile<Input, Failure: Error>: _StageOperator {
        let predicate: (Input) -> Bool
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, Failure> { predicate(input) ? .emit(input) : .finish }
    }

    /// Values at some places in the order in which they come, and the end after those.
    public struct Output<Input, Failure: Error>: _StageOperator {
        var index = 0
        let range: Range<Int>
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Input, Failure> {
            defer { index += 1 }
            if index >= range.upperBound { return .finish }
            if index < range.lowerBound { return .drop }
            return index + 1 == range.upperBound ? .last(input) : .emit(input)
        }
    }

    /// See `Publisher.first(where:)`.
    public struct First<Input, Failure: Error>: _StageOperator {
        let predicate: (Input) -> Bool
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, Failure> { predicate(input) ? .last(input) : .drop }
    }

    /// See `Publisher.tryFirst(where:)`.
    public struct TryFirst<Input, UpstreamFailure: Error>: _StageOperator {
        /// How its values may fail. An implementation detail.
        public typealias InputFailure = UpstreamFailure
        /// It fails with any error. An implementation detail.
        public typealias Failure = any Error
        let predicate: (Input) throws -> Bool
        /// A value. An implementation detail.
        public func step(_ input: Input) -> _StageStep<Input, any Error> {
            do { return try predicate(input) ? .last(input) : .drop } catch { return .fail(error) }
        }
    }

    /// See `Publisher.replaceEmpty(with:)`.
    public struct ReplaceEmpty<Input, Failure: Error>: _StageOperator {
        var isEmpty = true
        let output: Input
        /// A value. An implementation detail.
        public mutating func step(_ input: Input) -> _StageStep<Input, Failure> {
            isEmpty = false
            return .emit(input)
        }
        /// The end. An implementation detail.
        public func end(_ completion: Subscribers.Completion<Failure>) -> (last: Input?, completion: Subscribers.Completion<Failure>) {
            if case .finished = completion, isEmpty { (output, completion) } else { (nil, completion) }
        }
    }
}

extension Publishers {
    /// What `filter` makes.
    public typealias Filter<Upstream: Publisher> = Stage<Upstream, _Filtering.Filter<Upstream.Output, Upstream.Failure>>
    /// What `tryFilter` makes.
    public typealias TryFilter<Upstream: Publisher> = Stage<Upstream, _Filtering.TryFilter<Upstream.Output, Upstream.Failure>>
    /// What `removeDuplicates` makes.
    public typealias RemoveDuplicates<Upstream: Publisher> = Stage<
        Upstream, _Filtering.RemoveDuplicates<Upstream.Output, Upstream.Failure>
    >
    /// What `tryRemoveDuplicates` makes.
    public typealias TryRemoveDuplicates<Upstream: Publisher> = Stage<
        Upstream, _Filtering.TryRemoveDuplicates<Upstream.Output, Upstream.Failure>
    >
    /// What `drop(while:)` makes.
    public typealias DropWhile<Upstream: Publisher> = Stage<Upstream, _Filtering.DropWhile<Upstream.Output, Upstream.Failure>>
    /// What `prefix(while:)` makes.
    public typealias PrefixWhile<Upstream: Publisher> = Stage<Upstream, _Filtering.PrefixWhile<Upstream.Output, Upstream.Failure>>
    /// What `prefix`, `dropFirst` and `output` make.
    public typealias Output<Upstream: Publisher> = Stage<Upstream, _Filtering.Output<Upstream.Output, Upstream.Failure>>
    /// What `dropFirst` makes.
    public typealias Drop<Upstream: Publisher> = Output<Upstream>
    /// What `first(where:)` makes.
    public typealias FirstWhere<Upstream: Publisher> = Stage<Upstream, _Filtering.First<Upstream.Output, Upstream.Failure>>
    /// What `first()` makes.
    public typealias First<Upstream: Publisher> = FirstWhere<Upstream>
    /// What `tryFirst(where:)` makes.
    public typealias TryFirstWhere<Upstream: Publisher> = Stage<Upstream, _Filtering.TryFirst<Upstream.Output, Upstream.Failure>>
    /// What `replaceEmpty` makes.
    public typealias ReplaceEmpty<Upstream: Publisher> = Stage<Upstream, _Filtering.ReplaceEmpty<Upstream.Output, Upstream.Failure>>
}

extension Publisher {
    /// Lets values through for which the closure says so.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        staged(_Filtering.Filter(isIncluded: isIncluded))
    }

    /// Lets values through for which the closure says so; fails with what it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        staged(_Filtering.TryFilter(isIncluded: isIncluded))
    }

    /// Leaves out values that are as the one before, by the closure.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        staged(_Filtering.RemoveDuplicates(predicate: predicate))
    }

    /// Leaves out values that are as the one before, by the closure; fails with what it throws.
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> {
        staged(_Filtering.TryRemoveDuplicates(predicate: predicate))
    }

    /// Leaves out values at the beginning, for as long as the closure says so.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        staged(_Filtering.DropWhile(predicate: predicate))
    }

    /// Leaves out the first values; a negative number is a mistake of the program and stops it.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "A negative number of values cannot be left out.")
        return staged(_Filtering.Output(range: count..<Int.max))
    }

    /// Lets values through for as long as the closure says so, and finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        staged(_Filtering.PrefixWhile(predicate: predicate))
    }

    /// The first values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(0, maxLength)) }

    /// The value at a place.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// The values at some places.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "Values are counted from 0.")
        return staged(_Filtering.Output(range: range))
    }

    /// The first value.
    public func first() -> Publishers.First<Self> { first { _ in true } }

    /// The first value for which the closure says so.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        staged(_Filtering.First(predicate: predicate))
    }

    /// The first value for which the closure says so; fails with what it throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        staged(_Filtering.TryFirst(predicate: predicate))
    }

    /// Sends a value if there was none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> { staged(_Filtering.ReplaceEmpty(output: output)) }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that are equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
