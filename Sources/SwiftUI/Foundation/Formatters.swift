import Foundation

/// Joins words as a sentence does: "a, b, and c".
open class ListFormatter: Formatter {
    /// Whose language it is.
    open var locale: Locale = .autoupdatingCurrent
    /// Makes words of what are none.
    open var itemFormatter: Formatter?

    /// Joins words in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The items as one text; nil when one of them cannot be written.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in itemFormatter?.string(for: item) ?? (item as? String) ?? String(describing: item) }
        return words.formatted(.list(type: .and).locale(locale))
    }

    /// An array as one text; nil for anything else.
    override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}

/// Says how far away a date is: "in 3 days", "2 hours ago".
open class RelativeDateTimeFormatter: Formatter {
    /// Whether there are words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2 mo. ago", shorter where it can be.
        case abbreviated
    }

    /// Whether there are words such as "yesterday".
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// How a sentence begins.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that days and months are counted by.
    open var calendar: Calendar = .autoupdatingCurrent
    /// Whose language it is.
    open var locale: Locale = .autoupdatingCurrent

    private var style: Date.RelativeFormatStyle {
        let presentation: Date.RelativeFormatStyle.Presentation = dateTimeStyle == .named ? .named : .numeric
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: presentation, unitsStyle: units, locale: locale, calendar: calendar,
            capitalizationContext: .unknown)
    }

    /// How far a date is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// How far a number of seconds from now is.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        // A moment more, so that what passes meanwhile does not make "in 3 days" of "in 2 days, 23:59:59".
        let nudge = timeInterval > 0 ? 0.5 : 0
        return style.format(Date(timeIntervalSinceNow: timeInterval + nudge))
    }

    /// How far components from now are.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// How far a date from now is; nil for anything else.
    override open func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
}
