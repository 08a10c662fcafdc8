import TerraceScreen

/// A text being edited: the text, the selection and what can be undone, without a view.
///
/// The ends of the selection are UTF-8 offsets and always stand between grapheme clusters. What a command would change is worked out
/// by `prepare(_:)` and done by `commit(_:)`, the one funnel for changes by the user; a change from outside comes in by ``adopt(_:)``.
///
///     var state = TextEditingState("hello")
///     state.apply(.insert("!"))       // text is written to the binding …
///     state.adopt(binding.value)      // … and what the binding made of it wins
package struct TextEditingState: Sendable {
    /// What the last command was, as far as the next one goes on with it.
    enum Run: Hashable, Sendable {
        case none
        /// Typing; the flag says whether it ended in a blank, so that a word typed next is a step of its own.
        case typing(endsInBlank: Bool)
        case deleting
        case kill
        /// A yank, and what it left.
        case yank(Range<Int>)
    }

    /// The text.
    package internal(set) var text: String
    /// The end of the selection that moves, in UTF-8 bytes from the start.
    package internal(set) var caret: Int
    /// The end of the selection that stays; the caret if nothing is selected.
    package internal(set) var anchor: Int
    /// The last change by the user, while neither a motion nor a change from outside came after it.
    package internal(set) var lastEdit: TextEdit?
    /// What can be undone and done again.
    package internal(set) var history = EditHistory()
    /// How the direction of its paragraphs is found.
    package var direction = BaseDirection.content
    var run = Run.none
    /// The column that vertical motions keep, while they follow each other.
    package internal(set) var goalColumn: Int?

    /// Where the lines begin; nil in a text that is one line whatever it holds.
    package private(set) var lines: LineIndex?
    private var splices: [LineIndex.Splice] = []

    /// Where the next typed scalar goes: the caret, unless what was typed last joined the cluster *after* it.
    ///
    /// A flag typed in front of a flag arrives as two scalars; the first pairs up with the old flag's first half and pushes the
    /// caret behind the pair, yet the second belongs beside the first.
    var insertion: Int

    /// How many bytes of the text are not printable ASCII, kept so that nobody has to scan for them.
    private(set) var specialBytes: Int

    /// A text with the caret at its end.
    package init(_ text: String = "", isMultiline: Bool = false) {
        self.init(text, caret: text.utf8.count, isMultiline: isMultiline)
    }

    /// A text with the caret at a UTF-8 offset, brought to the boundary at or after it.
    package init(_ text: String, caret: Int, isMultiline: Bool = false) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.caret = text.clusterBoundary(atOrAfter: caret)
        anchor = self.caret
        insertion = self.caret
        specialBytes = PlainText.specialBytes(in: text)
        lines = isMultiline ? LineIndex(text) : nil
    }

    /// Whether line feeds make lines.
    package var isMultiline: Bool { lines != nil }

    /// Whether there is no text, so that a placeholder shows.
    package var isEmpty: Bool { text.isEmpty }

    /// The caret as an index of `text`.
    package var caretIndex: String.Index { text.index(utf8Offset: caret) }

    /// What is selected, in bytes; empty at the caret when nothing is.
    package var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    /// The selected text.
    package var selectedText: String { substring(selection) }

    /// Whether all of the text is printable ASCII, so that bytes, clusters and columns are the same.
    package var isPlain: Bool { specialBytes == 0 }

    func substring(_ range: Range<Int>) -> String {
        String(text[text.index(utf8Offset: range.lowerBound)..<text.index(utf8Offset: range.upperBound)])
    }

    // MARK: Caret and selection

    /// Moves the caret to a UTF-8 offset, brought to the boundary at or after it; nothing is selected then.
    package mutating func moveCaret(to offset: Int) {
        select(anchor: offset, caret: offset)
    }

    /// Selects from `anchor` to `caret`, UTF-8 offsets brought to the boundaries at or after them.
    package mutating func select(anchor: Int, caret: Int) {
        self.caret = text.clusterBoundary(atOrAfter: caret)
        self.anchor = anchor == caret ? self.caret : text.clusterBoundary(atOrAfter: anchor)
        endRun()
    }

    /// The run of one kind (letters and digits, blanks, others) around an offset.
    package func word(at offset: Int) -> Range<Int> {
        TextMotion.word(at: offset, in: text)
    }

    /// What comes next goes on with nothing: the field has lost the focus, or the caret was placed.
    package mutating func endRun() {
        insertion = caret
        lastEdit = nil
        run = .none
        goalColumn = nil
    }

    // MARK: Changes

    /// Does what a command came to.
    package mutating func commit(_ step: EditingStep) {
        for edit in step.edits {
            guard holds(edit.removed, at: edit.rangeBefore) else {
                // Only if the history had lost touch with the text; better no history than a wrong one.
                history.clear()
                break
            }
            replace(edit.rangeBefore, with: edit.inserted)
            insertion = edit.rangeAfter.upperBound
        }
        caret = text.clusterBoundary(atOrAfter: step.caret ?? insertion)
        anchor = step.anchor.map { text.clusterBoundary(atOrAfter: $0) } ?? caret
        if step.caret != nil { insertion = caret }
        lastEdit = nil
        goalColumn = nil
        switch step.role {
        case .new(let joining):
            guard let edit = step.edits.last else { return }
            history.record(edit, joining: joining)
            lastEdit = edit
        case .undo: history.undid()
        case .redo: history.redid()
        }
        run = step.run
    }

    private func holds(_ expected: String, at range: Range<Int>) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= text.utf8.count else { return false }
        return text.withUTF8Bytes { bytes in
            expected.withUTF8Bytes { CommonBytes.prefix(UnsafeBufferPointer(rebasing: bytes[range]), $0) == $0.count }
        }
    }

    private mutating func replace(_ range: Range<Int>, with inserted: String) {
        let indices = text.index(utf8Offset: range.lowerBound)..<text.index(utf8Offset: range.upperBound)
        noteReplacement(range, of: text[indices], with: inserted)
        text.replaceSubrange(indices, with: inserted)
    }

    /// Takes over a whole text of which only `range` is other than it was.
    mutating func replaceText(with newText: String, range: Range<Int>, by inserted: Substring) {
        noteReplacement(
            range, of: text[text.index(utf8Offset: range.lowerBound)..<text.index(utf8Offset: range.upperBound)], with: String(inserted))
        text = newText
        text.makeContiguousUTF8()
    }

    private mutating func noteReplacement(_ range: Range<Int>, of removed: Substring, with inserted: String) {
        specialBytes += PlainText.specialBytes(in: inserted) - PlainText.specialBytes(in: String(removed))
        if let splice = lines?.replace(range, with: inserted) { splices.append(splice) }
    }

    /// What has become of the lines since it was asked last.
    package mutating func takeSplices() -> [LineIndex.Splice] {
        defer { splices.removeAll() }
        return splices
    }
}

/// States are equal when they show the same: the same bytes (not merely equivalent ones) and the same selection.
extension TextEditingState: Hashable {
    package static func == (a: Self, b: Self) -> Bool {
        a.caret == b.caret && a.anchor == b.anchor && a.text.hasSameBytes(as: b.text)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(caret)
        hasher.combine(anchor)
    }
}
