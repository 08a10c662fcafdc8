/// What a key or a paste asks of an editable text.
package enum EditingCommand: Hashable, Sendable {
    /// Typed text, often a scalar at a time.
    case insert(String)
    /// A paste: one edit, however long it is.
    case paste(String)
    /// Moves the caret.
    case move(TextMotion)
    /// Removes what lies between the caret and where the motion leads.
    case delete(TextMotion)
}
