/// Which parts of a date can be chosen.
///
/// ```swift
/// let parts: DatePickerComponents = [.date, .hourAndMinute]
/// ```
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hours and minutes.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
    /// Hours, minutes and seconds.
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 2)

    /// What can be chosen of the time of day.
    var time: DatePickerComponents { intersection([.hourAndMinute, .hourMinuteAndSecond]) }
}
