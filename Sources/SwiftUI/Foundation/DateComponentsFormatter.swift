import Foundation

/// Writes a length of time: "1:05", "1 hour, 5 minutes". It speaks English.
open class DateComponentsFormatter: Formatter {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "1:05:09".
        case positional
        /// "1h 5m 9s".
        case abbreviated
        /// "1 hr, 5 min, 9 sec".
        case short
        /// "1 hour, 5 minutes, 9 seconds".
        case full
        /// As `full`, with words for numbers.
        case spellOut
        /// "1hr 5min 9sec".
        case brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// A behaviour from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Dropped, but not among positions.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Dropped at the front.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Dropped in the middle.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Dropped at the end.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Dropped everywhere.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Written with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 16)
    }

    /// The units that are written; none stands for those from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// How many units are written; 0 for all.
    open var maximumUnitCount = 0
    /// Whether "About" stands in front.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind.
    open var includesTimeRemainingPhrase = false
    /// Whether the smallest unit has a fraction; it has none here.
    open var allowsFractionalUnits = false
    /// Whether 1:30 minutes are written as 90 seconds where they can be.
    open var collapsesLargestUnit = false
    /// The calendar by which months and days are counted.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// What lengths are counted from.
    open var referenceDate: Date?
    /// How a sentence begins.
    open var formattingContext = Formatter.Context.unknown

    private struct Unit {
        let mask: NSCalendar.Unit
        let component: Calendar.Component
        let letter: String
        let short: String
        let full: String
    }

    private static let units = [
        Unit(mask: .year, component: .year, letter: "y", short: "yr", full: "year"),
        Unit(mask: .month, component: .month, letter: "mo", short: "mth", full: "month"),
        Unit(mask: .weekOfMonth, component: .weekOfMonth, letter: "w", short: "wk", full: "week"),
        Unit(mask: .day, component: .day, letter: "d", short: "day", full: "day"),
        Unit(mask: .hour, component: .hour, letter: "h", short: "hr", full: "hour"),
        Unit(mask: .minute, component: .minute, letter: "m", short: "min", full: "minute"),
        Unit(mask: .second, component: .second, letter: "s", short: "sec", full: "second"),
    ]

    private var shownUnits: [Unit] {
        let chosen = Self.units.filter { allowedUnits.contains($0.mask) }
        return chosen.isEmpty ? Self.units.filter { $0.mask != .weekOfMonth } : chosen
    }

    /// A number of seconds; nil for one that is none.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let text = string(from: start, to: start.addingTimeInterval(abs(ti).rounded(.down)))
        return ti <= -1 ? text.map { "-" + $0 } : text
    }

    /// The time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = shownUnits
        var calendar = self.calendar ?? .current
        if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        return write(calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate), units)
    }

    /// Components; those that are too many for their unit are carried over to the next.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        var calendar = self.calendar ?? .current
        if referenceDate == nil, let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Components, a number of seconds; nil for anything else.
    override open func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    /// A length of time in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func write(_ components: DateComponents, _ units: [Unit]) -> String? {
        var parts = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
        let behavior = zeroFormattingBehavior
        let isPositional = unitsStyle == .positional
        if behavior.contains(.dropLeading) || behavior.contains(.default) {
            // Among positions minutes and seconds stay together: "0:05" is no time without them.
            let least = isPositional && behavior.contains(.default) ? min(2, parts.count) : 1
            while parts.count > least, parts.first?.value == 0 { parts.removeFirst() }
            if isPositional, behavior.contains(.dropLeading), parts.count > 1 { parts = Array(parts.drop { $0.value == 0 }) }
        }
        let dropsMiddle = behavior.contains(.dropMiddle) || (behavior.contains(.default) && !isPositional)
        let dropsTrailing = behavior.contains(.dropTrailing) || (behavior.contains(.default) && !isPositional)
        if dropsTrailing { while parts.count > 1, parts.last?.value == 0 { parts.removeLast() } }
        if dropsMiddle, parts.count > 2 {
            parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.value != 0 }.map(\.element)
        }
        if parts.isEmpty, let last = units.last { parts = [(last, 0)] }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var text = joined(parts)
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private func joined(_ parts: [(unit: Unit, value: Int)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        func digits(_ value: Int) -> String { pads && abs(value) < 10 ? "0\(value)" : "\(value)" }
        switch unitsStyle {
        case .positional:
            return parts.enumerated().map { index, part in
                index > 0 && part.value < 10 ? "0\(part.value)" : digits(part.value)
            }.joined(separator: ":")
        case .abbreviated: return parts.map { digits($0.value) + $0.unit.letter }.joined(separator: " ")
        case .brief: return parts.map { digits($0.value) + $0.unit.short + plural($0.value, $0.unit.short) }.joined(separator: " ")
        case .short: return parts.map { "\(digits($0.value)) \($0.unit.short)\(plural($0.value, $0.unit.short))" }.joined(separator: ", ")
        case .full: return parts.map { "\(digits($0.value)) \($0.unit.full)\($0.value == 1 ? "" : "s")" }.joined(separator: ", ")
        case .spellOut: return parts.map { "\(Self.words($0.value)) \($0.unit.full)\($0.value == 1 ? "" : "s")" }.joined(separator: ", ")
        }
    }

    /// Only years, months, weeks and days are counted in letters.
    private func plural(_ value: Int, _ short: String) -> String {
        value != 1 && ["yr", "mth", "wk", "day"].contains(short) ? "s" : ""
    }

    private static func words(_ value: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
