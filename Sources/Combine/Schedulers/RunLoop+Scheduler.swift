import Foundation

/// A time of a run loop or an operation queue.
public struct _DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
    /// A length of time; a literal is in seconds.
    public typealias Stride = _SchedulerInterval
    /// The time.
    public var date: Date

    /// A time.
    public init(_ date: Date) {
        self.date = date
    }

    /// How long until another time.
    public func distance(to other: Self) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
    /// The time after so long.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }

    static var now: Self { Self(Date()).advanced(by: Stride(HostTime.lead)) }
}

/// Nothing else can be said.
public struct _NoSchedulerOptions: Sendable {}

extension RunLoop: Scheduler {
    /// A time of a run loop.
    public typealias SchedulerTimeType = _DateSchedulerTime
    /// Nothing else can be said.
    public typealias SchedulerOptions = _NoSchedulerOptions

    /// As exact as the system is.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }
    /// The time now.
    public var now: SchedulerTimeType { .now }

    /// Does something on the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // A loop that sleeps is woken by its queue, not by a block that is put into it.
        if self === RunLoop.main { return DispatchQueue.main.schedule(action) }
        let action = Unchecked(action)
        perform { action.value() }
    }

    /// Does something on the loop at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        _ = schedule(after: date, every: nil, tolerance, action)
    }

    /// Does something on the loop at a time and then again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, every: interval, tolerance, action)
    }

    private func schedule(
        after date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?, _ tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main, let time = HostTime.current {
            return time.schedule(after: now.distance(to: date).duration, every: interval?.duration, action)
        }
        let action = Unchecked(action)
        let timer = Timer(fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil) { _ in action.value() }
        timer.tolerance = max(0, tolerance.timeInterval)
        add(timer, forMode: .common)
        let unchecked = Unchecked(timer)
        return AnyCancellable { unchecked.value.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    /// A time of an operation queue.
    public typealias SchedulerTimeType = _DateSchedulerTime
    /// Nothing else can be said.
    public typealias SchedulerOptions = _NoSchedulerOptions

    /// As exact as the system is.
    public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }
    /// The time now.
    public var now: SchedulerTimeType { .now }

    /// Does something on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        addOperation { action.value() }
    }

    /// Does something on the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if self === OperationQueue.main, let time = HostTime.current {
            time.schedule(after: now.distance(to: date).duration, action)
            return
        }
        let work = Unchecked((self, action))
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, now.distance(to: date).timeInterval)) {
            work.value.0.addOperation { work.value.1() }
        }
    }

    /// Does something on the queue at a time and then again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = Unchecked((self, action))
        let start = DispatchQueue.SchedulerTimeType(.now() + max(0, now.distance(to: date).timeInterval))
        return DispatchQueue.global().schedule(after: start, interval: interval, tolerance: tolerance, options: nil) {
            work.value.0.addOperation { work.value.1() }
        }
    }
}
