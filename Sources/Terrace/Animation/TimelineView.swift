import Foundation
import TerraceCore

/// A view that is made again at certain times, by the host's clock.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, style: .time)
/// }
/// ```
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What the content may want to know.
    public struct Context: Sendable {
        /// How often the content is made.
        public enum Cadence: Comparable, Sendable {
            /// See the name.
            case live, seconds, minutes
        }

        /// The time that the content is for.
        public let date: Date
        /// How often the content is made.
        public let cadence: Cadence

        /// Has what belongs to a time made anew; here nothing is kept.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Content for the times of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// How many past times are stepped over to find the last one.
    private static var patience: Int { 100_000 }

    /// The content for the last time that has come.
    @MainActor public var body: some View {
        let now = HostClock.now
        var date = now
        var distance: TimeInterval?
        var last: Date?
        var steps = 0
        for entry in schedule.entries(from: now, mode: .normal) {
            steps += 1
            if entry > now, steps < Self.patience {
                HostClock.wake(at: entry)
                distance = entry.timeIntervalSince(last ?? now)
                break
            }
            if steps >= Self.patience { break }
            last = entry
        }
        if let last { date = last }
        let cadence: TimelineViewDefaultContext.Cadence = distance.map { $0 < 1 ? .live : $0 < 60 ? .seconds : .minutes } ?? .minutes
        return content(TimelineViewDefaultContext(date: date, cadence: cadence))
    }
}

/// What the content of a timeline may want to know: one type for all, so that a closure's argument says nothing of its content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
