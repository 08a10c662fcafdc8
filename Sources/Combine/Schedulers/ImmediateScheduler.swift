/// Does everything at once; it has no time.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// A time that does not pass.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// A length of no time.
        public typealias Stride = _SchedulerInterval
        /// None.
        public func distance(to other: Self) -> Stride { .nanoseconds(0) }
        /// The same.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// Nothing else can be said.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = ImmediateScheduler()
    /// The time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// None.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Does it now.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    /// Does it now.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) { action() }
    /// Does it once, now.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
