/// A change of the text that a command came to and that is still to be done, as one step for undo.
package struct EditingStep: Sendable {
    /// What it is to the history.
    enum Role: Sendable {
        /// Something new, which may go on with the step before.
        case new(joining: Bool)
        case undo
        case redo
    }

    /// The changes, each in terms of the text that the one before it leaves.
    package let edits: [TextEdit]
    let role: Role
    /// Where the caret goes; nil is behind the last change.
    var caret: Int?
    /// Where the selection's other end goes; nil is the caret.
    var anchor: Int?
    var run = TextEditingState.Run.none
}

/// What a command came to.
package struct EditingOutcome: Sendable {
    /// Whether the text had a use for the command; if not, others may have the key.
    package var isHandled = true
    /// The change of the text, to be committed.
    package var step: EditingStep?
    /// What goes to the clipboard.
    package var copied: String?

    static let ignored = EditingOutcome(isHandled: false)
}

/// The rows of a text that is wrapped somewhere, for motions that go by rows.
package protocol TextRows {
    /// Where a motion by rows leads; `goal` is the column that a run of vertical motions keeps.
    func target(of motion: TextMotion, in state: TextEditingState, goal: inout Int?) -> Int
}
