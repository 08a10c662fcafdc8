/// The modifier keys that were down with a key or a mouse event.
///
/// A terminal reports Shift only with keys that have no shifted character, and Command never, unless it speaks the Kitty
/// keyboard protocol.
///
/// ```swift
/// let chord: EventModifiers = [.control, .shift]
/// ```
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Modifiers from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, called Alt or Meta elsewhere.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command, called Super elsewhere.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
