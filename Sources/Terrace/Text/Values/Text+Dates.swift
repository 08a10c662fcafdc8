import Foundation
import TerraceCore

extension Text {
    /// How a date is shown. Those that depend on the time that it is now are kept up to date while they are seen.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Kind: String, Codable { case time, date, relative, offset, timer }
        let kind: Kind

        /// The time of day.
        public static let time = DateStyle(kind: .time)
        /// The day.
        public static let date = DateStyle(kind: .date)
        /// How long it is since then, or until then: two units, as in "2 hr, 23 min".
        public static let relative = DateStyle(kind: .relative)
        /// How far away it is: one unit, as in "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// A timer that counts down to then, and up from then on.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date, kept up to date where it depends on the time that it is.
    ///
    /// ```swift
    /// Text(Date().addingTimeInterval(60), style: .timer)
    /// ```
    public init(_ date: Date, style: DateStyle) {
        self.init(source: DateSource(date, style))
    }

    /// The time between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(source: IntervalSource(dates.lowerBound, dates.upperBound))
    }

    /// The time between two dates.
    public init(_ interval: DateInterval) {
        self.init(source: IntervalSource(interval.start, interval.end))
    }

    /// A timer that runs inside an interval, and stands still outside of it.
    ///
    /// - Parameters:
    ///   - pauseTime: the time at which it stands; nil lets it run.
    ///   - countsDown: whether it shows what is left, and not what has passed.
    ///   - showsHours: whether hours are told apart from minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(source: TimerSource(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

/// Time that is counted in units: what is shown of it, and when that changes.
nonisolated struct CountedTime {
    /// How long before a unit is full it counts as full, so that a clock that is read a moment early shows what it should.
    private static let slack = 0.1

    /// Whole units between a date and now, rounded as clocks are: down what has passed, up what is to come.
    let units: Int
    let isPast: Bool
    /// When there is another unit.
    let next: Date

    init(from date: Date, now: Date, unit: Double = 1) {
        let difference = now.timeIntervalSince(date)
        let passed = difference.isNaN ? 0 : min(max(difference, -1e12), 1e12)
        // What is no date, or too far away to be counted, stays as it is.
        guard passed == difference else {
            isPast = passed >= 0
            units = Int((abs(passed) / unit).rounded(.down))
            next = .distantFuture
            return
        }
        isPast = passed >= -Self.slack
        if isPast {
            units = max(0, Int(((passed + Self.slack) / unit).rounded(.down)))
            next = date.addingTimeInterval(Double(units + 1) * unit - Self.slack / 2)
        } else {
            units = Int(((-passed - Self.slack) / unit).rounded(.up))
            next = date.addingTimeInterval(-Double(units - 1) * unit - Self.slack / 2)
        }
    }

    /// Seconds as on a clock: 1:05, 1:00:05.
    static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
        return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
    }
}

nonisolated final class DateSource: TextPart, @unchecked Sendable {
    private let date: Date
    private let style: Text.DateStyle

    init(_ date: Date, _ style: Text.DateStyle) {
        self.date = date
        self.style = style
    }

    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? DateSource else { return false }
        return date == other.date && style == other.style
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        let environment = resolver.environment
        switch style.kind {
        case .time: resolver.append(date.formatted(Self.format(.omitted, .shortened, environment)), traits)
        case .date: resolver.append(date.formatted(Self.format(.long, .omitted, environment)), traits)
        case .timer:
            let time = count(unit: 1)
            resolver.append(CountedTime.clock(time.units), traits)
        case .relative:
            let seconds = abs(TextClock.now.timeIntervalSince(date))
            let time = count(unit: seconds < 3600 ? 1 : 60)
            let shown = seconds < 3600 ? time.units : time.units * 60
            let style = Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
            resolver.append(Duration.seconds(shown).formatted(style.locale(environment.locale)), traits)
        case .offset:
            let seconds = abs(TextClock.now.timeIntervalSince(date))
            let unit: Double = seconds < 60 ? 1 : seconds < 3600 ? 60 : 3600
            let time = count(unit: unit)
            let style = Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1)
            let text = Duration.seconds(time.units * Int(unit)).formatted(style.locale(environment.locale))
            resolver.append((time.isPast ? "-" : "+") + text, traits)
        }
    }

    private func count(unit: Double) -> CountedTime {
        let time = CountedTime(from: date, now: TextClock.now, unit: unit)
        TextClock.wake(at: time.next)
        return time
    }

    static func format(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    }
}

nonisolated final class IntervalSource: TextPart, @unchecked Sendable {
    private let start: Date
    private let end: Date

    init(_ start: Date, _ end: Date) {
        self.start = start
        self.end = end
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        let environment = resolver.environment
        let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
        let format = Date.IntervalFormatStyle(
            date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
        resolver.append(format.format(start..<max(start, end)), traits)
    }

    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? IntervalSource else { return false }
        return start == other.start && end == other.end
    }
}

nonisolated final class TimerSource: TextPart, @unchecked Sendable {
    private let interval: ClosedRange<Date>
    private let pauseTime: Date?
    private let countsDown: Bool
    private let showsHours: Bool

    init(_ interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        self.interval = interval
        self.pauseTime = pauseTime
        self.countsDown = countsDown
        self.showsHours = showsHours
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        let now = pauseTime ?? TextClock.now
        let shown = min(max(now, interval.lowerBound), interval.upperBound)
        let time = CountedTime(from: countsDown ? interval.upperBound : interval.lowerBound, now: shown)
        if pauseTime == nil, now < interval.upperBound {
            TextClock.wake(at: now < interval.lowerBound ? interval.lowerBound : time.next)
        }
        resolver.append(CountedTime.clock(time.units, showsHours: showsHours), traits)
    }

    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? TimerSource else { return false }
        return interval == other.interval && pauseTime == other.pauseTime && countsDown == other.countsDown
            && showsHours == other.showsHours
    }
}

/// The host's clock, for texts: they are put together on the main actor, or by nobody who waits.
nonisolated enum TextClock {
    static var now: Date {
        Tracking.current == nil ? Date() : MainActor.assumeIsolated { HostClock.now }
    }

    static func wake(at time: Date) {
        if Tracking.current != nil { MainActor.assumeIsolated { HostClock.wake(at: time) } }
    }
}
