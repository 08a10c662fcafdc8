import Foundation
import TerraceCore

/// How often a timeline would be brought up to date.
public nonisolated enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as it says.
    case normal
    /// Less often.
    case lowFrequency
}

/// Times at which a `TimelineView` is made again.
public nonisolated protocol TimelineSchedule {
    /// The type of the times.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often.
    typealias Mode = TimelineScheduleMode
    /// Times, each later than the one before, from the last before a date on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Times at equal distances.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Times without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        var index: Double

        /// The next time.
        public mutating func next() -> Date? {
            defer { index += 1 }
            return start.addingTimeInterval(index * interval)
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Times from a date on; less than a hundredth of a second apart they are not.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval.isFinite ? max(interval, 0.01) : 86_400
    }

    /// The times.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let passed = startDate.timeIntervalSince(start)
        return Entries(start: start, interval: interval, index: max(0, (passed / interval + 1e-9).rounded(.down)))
    }
}

/// The beginning of each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The beginning of each minute.
    public init() {}
    /// The times.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
    }
}

/// Times of the program's.
public nonisolated struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Times, each later than the one before.
    public init(_ dates: Entries) { self.dates = dates }
    /// The times.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as a terminal should be drawn: ten times a second, or less often if that was asked for.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Times without end; none while it is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var times: PeriodicTimelineSchedule.Entries
        let isPaused: Bool

        /// The next time.
        public mutating func next() -> Date? { isPaused ? nil : times.next() }
    }

    private let interval: TimeInterval
    private let isPaused: Bool

    /// Times, at least so far apart.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 0.1, 0.1)
        isPaused = paused
    }

    /// The times.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let times = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)
        return Entries(times: times.entries(from: startDate, mode: mode), isPaused: isPaused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Times at equal distances.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as a terminal should be drawn.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// As often as a terminal should be drawn, or less often.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    /// Times of the program's.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
