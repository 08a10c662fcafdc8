import Dispatch

extension DispatchQueue: Scheduler {
    /// A time of a queue.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// A length of time; a literal is in seconds.
        public typealias Stride = _SchedulerInterval
        /// The time.
        public var dispatchTime: DispatchTime

        /// A time of a queue.
        public init(_ time: DispatchTime) {
            dispatchTime = time
        }

        /// How long until another time.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = Int(clamping: from > to ? from - to : to - from)
            return .nanoseconds(from > to ? -length : length)
        }

        /// The time after so long.
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + .nanoseconds(n.nanoseconds))
        }

        /// By the time.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }

    /// How what is scheduled is done.
    public struct SchedulerOptions: @unchecked Sendable {
        /// How urgent it is.
        public var qos: DispatchQoS
        /// How it is done.
        public var flags: DispatchWorkItemFlags
        /// The group it belongs to.
        public var group: DispatchGroup?

        /// How what is scheduled is done.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// As exact as the system is.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
    /// The time now.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()).advanced(by: SchedulerTimeType.Stride(HostTime.lead)) }

    /// Does something on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Unchecked(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    /// Does something on the queue at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        if MainQueue.isMain(self), let time = HostTime.current {
            time.schedule(after: now.distance(to: date).duration, action)
            return
        }
        let action = Unchecked(action)
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    /// Does something on the queue at a time and then again and again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if MainQueue.isMain(self), let time = HostTime.current {
            return time.schedule(after: now.distance(to: date).duration, every: interval.duration, action)
        }
        let action = Unchecked(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(max(1, interval.nanoseconds)),
            leeway: .nanoseconds(max(0, tolerance.nanoseconds)))
        timer.setEventHandler { action.value() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

/// Carries what the program vouches for from one thread to another.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
