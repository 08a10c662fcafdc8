import TerraceScreen

/// A key that was pressed, as `onKeyPress` sees it.
///
/// ```swift
/// Text("Press a letter").focusable().onKeyPress { press in
///     print(press.characters)
///     return .handled
/// }
/// ```
public struct KeyPress: Sendable, CustomDebugStringConvertible {
    /// When in its life a key is reported. A terminal without key releases never sends `up`.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Phases from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key went down.
        public static let down = Phases(rawValue: 1)
        /// The key is held down. Most terminals report it as `down` again.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key came up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a handler took the key.
    public enum Result: Sendable {
        /// It did; nobody else sees it.
        case handled
        /// It did not; the next handler sees it.
        case ignored
    }

    /// The phase.
    public let phase: Phases
    /// The key, without regard to modifiers.
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    /// The modifiers that were down, as far as the terminal says.
    public let modifiers: EventModifiers

    package init(_ event: KeyEvent) {
        switch event.phase {
        case .down: phase = .down
        case .repeat: phase = .repeat
        case .up: phase = .up
        }
        key = event.key
        characters = event.characters
        modifiers = event.modifiers
    }

    package var event: KeyEvent {
        KeyEvent(key, modifiers: modifiers, characters: characters, phase: phase == .up ? .up : phase == .repeat ? .repeat : .down)
    }

    /// The key in words.
    public var debugDescription: String {
        "KeyPress(key: \(String(reflecting: key.character)), modifiers: \(modifiers.rawValue), phase: \(phase.rawValue))"
    }
}
