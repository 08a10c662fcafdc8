import Foundation

extension Timer {
    /// Sends the date again and again, once it is connected.
    ///
    /// ```swift
    /// let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    /// ```
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Sends the date again and again while it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The date.
        public typealias Output = Date
        /// It does not fail.
        public typealias Failure = Never

        /// The seconds from one date to the next.
        public let interval: TimeInterval
        /// How late a date may come.
        public let tolerance: TimeInterval?
        /// The loop that waits.
        public let runLoop: RunLoop
        /// The mode in which it does.
        public let mode: RunLoop.Mode
        /// Nothing else can be said.
        public let options: RunLoop.SchedulerOptions?
        private let broadcast = Broadcast<Date, Never>()

        /// A timer that is not connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never { broadcast.subscribe(subscriber) }

        /// Begins to send; it ends when the answer is cancelled or goes.
        public func connect() -> any Cancellable {
            let broadcast = broadcast
            let interval = Swift.max(0.000_1, interval.isNaN ? 0 : interval)
            if runLoop === RunLoop.main, let time = HostTime.current {
                let start = Date()
                let seconds = Duration.seconds(Swift.min(interval, 1e9))
                return time.schedule(after: seconds, every: seconds) { [weak time] in
                    broadcast.send(start.addingTimeInterval((time?.now ?? .zero) / .seconds(1)))
                }
            }
            let timer = Timer(timeInterval: interval, repeats: true) { _ in broadcast.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            let held = Unchecked(timer)
            return AnyCancellable { held.value.invalidate() }
        }
    }
}
