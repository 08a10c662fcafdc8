import TerraceScreen

/// A key that does what a control does, wherever the focus is.
///
/// A terminal hears of Command only where it speaks the Kitty keyboard protocol, so that a shortcut with Command acts on another chord
/// as well:
///
/// | The shortcut's key                         | Command is also   |
/// |--------------------------------------------|-------------------|
/// | a letter other than those below            | Control           |
/// | c, z (they interrupt and suspend programs) | Option            |
/// | h, i, j, m (as bytes: Backspace, Tab, line feed, Return) | Option |
/// | any other key                              | Control or Option |
///
/// What the focused view uses itself comes first: in a text field Ctrl-A goes to the beginning. A shortcut that names `.control`
/// acts on Control and nothing else, Ctrl-C and Ctrl-Z included.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifiers that must be down.
    public var modifiers: EventModifiers

    /// A key with modifiers; without any it is Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: what the screen is for. In a text field with an `onSubmit`, the field comes first.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: away from here.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension KeyboardShortcut {
    /// Whether a key that was pressed is this shortcut.
    package func matches(_ press: KeyPress) -> Bool {
        guard press.phase != .up, press.key.character.lowercased() == key.character.lowercased() else { return false }
        let down = press.modifiers.subtracting([.numericPad, .capsLock])
        if down == modifiers { return true }
        guard modifiers.contains(.command) else { return false }
        return substitutes.contains { down == modifiers.subtracting(.command).union($0) }
    }

    /// What to press, as it is written beside a command: `Ctrl-S`. Of the keys that stand for Command it is the first.
    package var title: String {
        var down = modifiers
        if down.contains(.command), let substitute = substitutes.last { down = down.subtracting(.command).union(substitute) }
        var names: [String] = []
        if down.contains(.control) { names.append("Ctrl") }
        if down.contains(.option) { names.append("Alt") }
        if down.contains(.shift) { names.append("Shift") }
        names.append(key.title)
        return names.joined(separator: "-")
    }

    private var substitutes: [EventModifiers] {
        let character = key.character.lowercased()
        if ["c", "z", "h", "i", "j", "m"].contains(character) { return [.option] }
        return key.character.isLetter ? [.control] : [.control, .option]
    }
}

extension KeyEquivalent {
    /// The key's name.
    fileprivate var title: String {
        switch self {
        case .upArrow: return "Up"
        case .downArrow: return "Down"
        case .leftArrow: return "Left"
        case .rightArrow: return "Right"
        case .escape: return "Esc"
        case .delete: return "Backspace"
        case .deleteForward: return "Delete"
        case .home: return "Home"
        case .end: return "End"
        case .pageUp: return "PageUp"
        case .pageDown: return "PageDown"
        case .insert: return "Insert"
        case .clear: return "Clear"
        case .tab: return "Tab"
        case .space: return "Space"
        case .return: return "Return"
        default: break
        }
        for number in 1...35 where self == .function(number) { return "F\(number)" }
        return character.uppercased()
    }
}
