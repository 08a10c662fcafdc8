import Foundation
import TerraceCore

private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }

extension EnvironmentValues {
    /// The calendar that dates are written in.
    public nonisolated var calendar: Calendar {
        get { self[CalendarKey.self] ?? .current }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone that dates are written in.
    public nonisolated var timeZone: TimeZone {
        get { self[TimeZoneKey.self] ?? .current }
        set { self[TimeZoneKey.self] = newValue }
    }
}
