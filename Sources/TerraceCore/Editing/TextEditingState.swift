/// A line of text being edited: the text and the caret, without a view.
///
/// The caret is a UTF-8 offset and always stands between grapheme clusters. Every change by the user goes through one funnel,
/// `replace(_:with:kind:)`; a change from outside comes in by ``adopt(_:)``.
///
///     var state = TextEditingState("hello")
///     state.apply(.insert("!"))       // text is written to the binding …
///     state.adopt(binding.value)      // … and what the binding made of it wins
package struct TextEditingState: Sendable {
    /// The text.
    package internal(set) var text: String
    /// The caret, in UTF-8 bytes from the start.
    package internal(set) var caret: Int
    /// The last change by the user, while neither a motion nor a change from outside came after it.
    package internal(set) var lastEdit: TextEdit?

    /// Where the next typed scalar goes: the caret, unless what was typed last joined the cluster *after* it.
    ///
    /// A flag typed in front of a flag arrives as two scalars; the first pairs up with the old flag's first half and pushes the
    /// caret behind the pair, yet the second belongs beside the first.
    var insertion: Int

    /// How many bytes of the text are not printable ASCII, kept so that nobody has to scan for them.
    private(set) var specialBytes: Int

    /// A text with the caret at its end.
    package init(_ text: String = "") {
        self.init(text, caret: text.utf8.count)
    }

    /// A text with the caret at a UTF-8 offset, brought to the boundary at or after it.
    package init(_ text: String, caret: Int) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.caret = text.clusterBoundary(atOrAfter: caret)
        insertion = self.caret
        specialBytes = PlainText.specialBytes(in: text)
    }

    /// Whether there is no text, so that a placeholder shows.
    package var isEmpty: Bool { text.isEmpty }

    /// The caret as an index of `text`.
    package var caretIndex: String.Index { text.index(utf8Offset: caret) }

    /// Whether all of the text is printable ASCII, so that bytes, clusters and columns are the same.
    package var isPlain: Bool { specialBytes == 0 }

    /// Moves the caret by a cell as it is seen; false where text and sight agree, so that `apply` does it.
    package mutating func moveAsSeen(_ motion: TextMotion) -> Bool {
        guard !isPlain, let target = motion.visual?.target(from: caret, in: text) else { return false }
        moveCaret(to: target)
        return true
    }

    /// Moves the caret to a UTF-8 offset, brought to the boundary at or after it.
    package mutating func moveCaret(to offset: Int) {
        caret = text.clusterBoundary(atOrAfter: offset)
        insertion = caret
        lastEdit = nil
    }

    /// Does what `command` asks and returns the change it made to the text; nil if the text is as it was.
    @discardableResult
    package mutating func apply(_ command: EditingCommand) -> TextEdit? {
        switch command {
        case .insert(let typed):
            return replace(insertion..<insertion, with: SingleLineText.cleaned(typed), kind: .typing)
        case .paste(let pasted):
            return replace(insertion..<insertion, with: SingleLineText.cleaned(pasted), kind: .paste)
        case .move(let motion):
            moveCaret(to: motion.target(from: caret, in: text))
            return nil
        case .delete(let motion):
            let target = motion.target(from: caret, in: text)
            return motion.isBackward
                ? replace(target..<caret, with: "", kind: .deleteBackward)
                : replace(caret..<target, with: "", kind: .deleteForward)
        }
    }

    /// The one place where the user changes the text: puts `inserted` in place of `range` and the caret behind it.
    private mutating func replace(_ range: Range<Int>, with inserted: String, kind: TextEdit.Kind) -> TextEdit? {
        guard !range.isEmpty || !inserted.isEmpty else { return nil }
        let indices = text.index(utf8Offset: range.lowerBound)..<text.index(utf8Offset: range.upperBound)
        let removed = String(text[indices])
        let edit = TextEdit(kind: kind, offset: range.lowerBound, removed: removed, inserted: inserted, caretBefore: caret)
        specialBytes += PlainText.specialBytes(in: inserted) - PlainText.specialBytes(in: removed)
        text.replaceSubrange(indices, with: inserted)
        insertion = edit.rangeAfter.upperBound
        caret = text.clusterBoundary(atOrAfter: insertion)
        lastEdit = edit
        return edit
    }
}

/// States are equal when they show the same: the same bytes (not merely equivalent ones) and the same caret.
extension TextEditingState: Hashable {
    package static func == (a: Self, b: Self) -> Bool {
        a.caret == b.caret && a.text.hasSameBytes(as: b.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(caret)
    }
}
