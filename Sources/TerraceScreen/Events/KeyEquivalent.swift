/// A key, named by the character that it produces without modifiers; keys without a character have private ones, as on Apple's systems.
///
/// ```swift
/// let save: KeyEquivalent = "s"
/// let up = KeyEquivalent.upArrow
/// ```
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that stands for the key.
    public var character: Character

    /// A key that types `character`.
    public init(_ character: Character) {
        self.character = character
    }

    /// A key from a literal, so that `"s"` is a key.
    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(value)
    }

    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace, which deletes before the caret.
    public static let delete = KeyEquivalent("\u{08}")
    /// Delete, which deletes after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Insert.
    public static let insert = KeyEquivalent("\u{F727}")
    /// Clear, on a keypad.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return, and Enter on a keypad.
    public static let `return` = KeyEquivalent("\r")

    /// The function key F1 to F35; other numbers are brought into that range.
    ///
    /// ```swift
    /// let help = KeyEquivalent.function(1)
    /// ```
    public static func function(_ number: Int) -> KeyEquivalent {
        let clamped = UInt32(min(max(number, 1), 35))
        return KeyEquivalent(Character(Unicode.Scalar(0xF703 + clamped) ?? "?"))
    }
}
