import Foundation

/// One of the numbers that a date is made of.
nonisolated enum DateField: Hashable, Sendable {
    case year, month, day, hour, minute, second
    /// Before or after noon.
    case dayPeriod
}

/// Reads and changes the fields of dates. A change leaves the other fields as they are; days that a month does not have become its last.
nonisolated struct DateFieldEditor: Equatable, Sendable {
    var calendar: Calendar
    var bounds: DateBounds

    private static let parts: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond]

    func value(of field: DateField, in date: Date) -> Int {
        switch field {
        case .year: calendar.component(.year, from: date)
        case .month: calendar.component(.month, from: date)
        case .day: calendar.component(.day, from: date)
        case .hour: calendar.component(.hour, from: date)
        case .minute: calendar.component(.minute, from: date)
        case .second: calendar.component(.second, from: date)
        case .dayPeriod: calendar.component(.hour, from: date) < 12 ? 0 : 1
        }
    }

    /// The values that a field can have while the others stay.
    func range(of field: DateField, in date: Date) -> ClosedRange<Int> {
        func closed(_ range: Range<Int>?, _ usual: ClosedRange<Int>) -> ClosedRange<Int> {
            guard let range, !range.isEmpty else { return usual }
            return range.lowerBound...(range.upperBound - 1)
        }
        switch field {
        case .year: return 1...9999
        case .month: return closed(calendar.range(of: .month, in: .year, for: date), 1...12)
        case .day: return closed(calendar.range(of: .day, in: .month, for: date), 1...31)
        case .hour: return 0...23
        case .minute, .second: return 0...59
        case .dayPeriod: return 0...1
        }
    }

    /// A date with another value in a field, without regard to the bounds.
    func date(_ date: Date, setting field: DateField, to value: Int) -> Date {
        let range = range(of: field, in: date)
        let value = min(max(value, range.lowerBound), range.upperBound)
        var parts = calendar.dateComponents(Self.parts, from: date)
        switch field {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        case .second: parts.second = value
        case .dayPeriod: parts.hour = ((parts.hour ?? 0) % 12) + 12 * value
        }
        if field == .year || field == .month {
            let day = parts.day ?? 1
            parts.day = 1
            if let first = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: first) {
                parts.day = min(day, days.upperBound - 1)
            }
        }
        return calendar.date(from: parts) ?? date
    }

    /// A date some steps further in a field, which goes round at its ends; years do not. It is brought into the bounds.
    func date(_ date: Date, stepping field: DateField, by steps: Int) -> Date {
        let range = range(of: field, in: date)
        let now = value(of: field, in: date)
        var next = now + steps
        if field == .year {
            next = min(max(next, range.lowerBound), range.upperBound)
        } else {
            let offset = (next - range.lowerBound) % range.count
            next = range.lowerBound + (offset < 0 ? offset + range.count : offset)
        }
        return bounds.clamped(self.date(date, setting: field, to: next))
    }
}
