import Foundation

/// The dates that can be chosen: the bounds belong to them.
nonisolated struct DateBounds: Hashable, Sendable {
    var lower: Date?
    var upper: Date?

    static let none = DateBounds()

    init(lower: Date? = nil, upper: Date? = nil) {
        self.lower = lower
        self.upper = upper
    }

    init(_ range: ClosedRange<Date>) { self.init(lower: range.lowerBound, upper: range.upperBound) }
    init(_ range: PartialRangeFrom<Date>) { self.init(lower: range.lowerBound) }
    init(_ range: PartialRangeThrough<Date>) { self.init(upper: range.upperBound) }
    /// The upper bound itself cannot be chosen.
    init(_ range: Range<Date>) { self.init(lower: range.lowerBound, upper: max(range.lowerBound, range.upperBound.addingTimeInterval(-1))) }

    /// The nearest date that can be chosen.
    func clamped(_ date: Date) -> Date {
        var date = date
        if let upper { date = min(date, upper) }
        if let lower { date = max(date, lower) }
        return date
    }

    /// Whether any moment of a day can be chosen.
    func allows(dayOf date: Date, _ calendar: Calendar) -> Bool {
        let start = calendar.startOfDay(for: date)
        if let upper, start > upper { return false }
        guard let lower else { return true }
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return end > lower
    }
}
