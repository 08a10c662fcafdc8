/// What a key or a paste asks of an editable text. `EditingKeys` says which key asks for what.
///
/// ```swift
/// var keys = EditingKeys.standard
/// keys.bind("k", .option, name: "deleteToLineStart", to: .kill(.lineStart))
/// ```
public enum EditingCommand: Hashable, Sendable {
    /// Typed text, often a scalar at a time. It replaces the selection.
    case insert(String)
    /// A paste: one edit, however long it is. It replaces the selection.
    case paste(String)
    /// Return: begins a new line where text has several; of no use in one.
    case newline
    /// Begins a new line where text has several, also where Return does something else.
    case lineBreak
    /// Moves the caret; a selection collapses.
    case move(TextMotion)
    /// Moves the caret and keeps the other end of the selection.
    case select(TextMotion)
    /// Selects all of the text.
    case selectAll
    /// Removes the selection, or what lies between the caret and where the motion leads.
    case delete(TextMotion)
    /// Like `delete`, and keeps what was removed for `yank`; kills that follow each other are kept as one.
    case kill(TextMotion)
    /// Inserts what was killed last.
    case yank
    /// Right after a yank, puts what was killed before in its place.
    case yankPrevious
    /// Undoes the last step.
    case undo
    /// Does again what was undone.
    case redo
    /// Swaps the characters around the caret, at the end of a line the last two.
    case transpose
    /// Changes the letters from the caret to the end of the word.
    case changeCase(LetterCase)
    /// Copies the selection.
    case copy
    /// Copies the selection and removes it.
    case cut
    /// Inserts what was copied last in this program. What other programs copied comes as a paste of the terminal's.
    case pasteCopied

    /// How `changeCase` changes letters.
    public enum LetterCase: Hashable, Sendable {
        /// All become capitals.
        case upper
        /// All become small letters.
        case lower
        /// The first becomes a capital, the others small letters.
        case capitalized
    }
}
