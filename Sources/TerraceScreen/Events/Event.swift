/// What the terminal told the program, after decoding.
package enum Event: Hashable, Sendable {
    /// A key went down (or repeated, or, where the terminal says so, came up).
    case key(KeyEvent)
    /// A bracketed paste, whole; line breaks are `\n`.
    case paste(String)
    case mouse(MouseEvent)
    /// The terminal's window gained (`true`) or lost the focus.
    case focus(Bool)
    case resize(Size)
    /// An answer to a question that the program put to the terminal.
    case reply(TerminalReply)
}

/// One key, named as SwiftUI names it: `key` is what was pressed, `characters` what it types.
package struct KeyEvent: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case down, `repeat`, up }

    package var key: KeyEquivalent
    package var modifiers: EventModifiers
    /// The text that the key produces, control characters included as SwiftUI reports them; empty for keys that type nothing.
    package var characters: String
    package var phase: Phase

    package init(_ key: KeyEquivalent, modifiers: EventModifiers = [], characters: String? = nil, phase: Phase = .down) {
        self.key = key
        self.modifiers = modifiers
        self.characters = characters ?? String(key.character)
        self.phase = phase
    }
}

package struct MouseEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case press, release, move, drag, wheelUp, wheelDown, wheelLeft, wheelRight }

    package var kind: Kind
    /// 0 left, 1 middle, 2 right; meaningless for moves and wheels.
    package var button: Int
    package var position: Point
    package var modifiers: EventModifiers

    package init(_ kind: Kind, button: Int = 0, at position: Point, modifiers: EventModifiers = []) {
        self.kind = kind
        self.button = button
        self.position = position
        self.modifiers = modifiers
    }
}

package enum TerminalReply: Hashable, Sendable {
    /// Primary device attributes, `CSI ? … c`.
    case deviceAttributes([Int])
    /// `CSI ? mode ; state $ y`.
    case mode(Int, state: Int)
    /// A cursor position report, from 0.
    case cursorPosition(Point)
    /// Kitty keyboard flags, `CSI ? flags u`.
    case keyboardFlags(Int)
    /// XTVERSION's text, sanitised.
    case version(String)
    /// An operating system command's answer: its number and its sanitised text.
    case systemCommand(Int, String)
}
