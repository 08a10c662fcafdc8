import Foundation

/// The days of a month in weeks, as a calendar hangs on a wall.
nonisolated struct MonthGrid {
    let calendar: Calendar
    /// The first moment of the month.
    let start: Date
    let dayCount: Int
    /// How many places of the first week are before the month.
    let lead: Int

    /// The month that a date is in.
    init(of date: Date, _ calendar: Calendar) {
        self.calendar = calendar
        start = calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
        dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
        let weekday = calendar.component(.weekday, from: start)
        let days = max(1, calendar.weekdaySymbols.count)
        lead = ((weekday - calendar.firstWeekday) % days + days) % days
    }

    static let weekCount = 6

    /// The day at a place; nil outside of the month.
    func date(week: Int, weekday: Int) -> Date? {
        let index = week * 7 + weekday - lead
        guard (0..<dayCount).contains(index) else { return nil }
        return calendar.date(byAdding: .day, value: index, to: start)
    }

    /// Names of the days of the week, as short as they come, from the first on.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        guard !names.isEmpty else { return [] }
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count] }
    }
}
