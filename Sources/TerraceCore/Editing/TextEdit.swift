/// One change of an edited text: enough to undo it, to join it to the one before, and to know it again when it is refused.
package struct TextEdit: Hashable, Sendable {
    /// What made the change; changes of one kind that follow each other may be undone together.
    package enum Kind: Hashable, Sendable {
        case typing, paste, deleteBackward, deleteForward, kill, yank, transform
        /// What the model made of the edit before, in answer to it.
        case answer
    }

    /// What made the change.
    package let kind: Kind
    /// The UTF-8 offset of the change, the same before and after it.
    package internal(set) var offset: Int
    /// The text that went.
    package let removed: String
    /// The text that came.
    package let inserted: String
    /// The caret before the change, a UTF-8 offset.
    package internal(set) var caretBefore: Int
    /// The other end of the selection before the change; the caret if nothing was selected.
    package internal(set) var anchorBefore: Int

    package init(kind: Kind, offset: Int, removed: String, inserted: String, caretBefore: Int, anchorBefore: Int? = nil) {
        self.kind = kind
        self.offset = offset
        self.removed = removed
        self.inserted = inserted
        self.caretBefore = caretBefore
        self.anchorBefore = anchorBefore ?? caretBefore
    }

    /// What the change took, in the text before it.
    package var rangeBefore: Range<Int> { offset..<offset + removed.utf8.count }
    /// What the change left, in the text after it.
    package var rangeAfter: Range<Int> { offset..<offset + inserted.utf8.count }

    /// The change that takes this one back.
    var inverse: TextEdit {
        TextEdit(kind: kind, offset: offset, removed: inserted, inserted: removed, caretBefore: rangeAfter.upperBound)
    }
}
