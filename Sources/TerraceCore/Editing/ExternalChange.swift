/// A change from outside the field: the model's, or what a binding made of the user's own edit.
extension TextEditingState {
    /// Takes over `newText` and keeps the caret beside the text that it stood beside. Returns whether the text changed.
    ///
    /// In this order: a text that undoes the user's last edit (a binding that refused it) brings the caret back to where it was;
    /// a caret in the unchanged part before the change stays; one behind the change keeps its distance from the end; one
    /// within it keeps its place if the change has as many clusters as before (a binding that changes case), else goes behind it.
    ///
    /// The history: a refusal takes the edit out of it; what else the model makes of the user's last edit belongs to that edit's step;
    /// any other change is nobody's step, and the steps are moved along with their text.
    @discardableResult
    package mutating func adopt(_ newText: String) -> Bool {
        guard !text.hasSameBytes(as: newText) else { return false }
        let difference = Difference(from: text, to: newText)
        let range = difference.start..<text.utf8.count - difference.suffix
        let end = newText.utf8.count - difference.suffix
        let inserted = newText[newText.index(utf8Offset: difference.start)..<newText.index(utf8Offset: end)]
        let caret: Int
        let anchor: Int
        if let edit = lastEdit, isRefusal(newText, of: edit) {
            (caret, anchor) = (edit.caretBefore, edit.anchorBefore)
            history.dropLast()
        } else {
            caret = difference.moved(self.caret, from: text, to: newText)
            anchor = self.anchor == self.caret ? caret : difference.moved(self.anchor, from: text, to: newText)
            if let after = lastEdit?.rangeAfter, range.lowerBound <= after.upperBound, after.lowerBound <= range.upperBound {
                let answer = TextEdit(
                    kind: .answer, offset: range.lowerBound, removed: substring(range), inserted: String(inserted), caretBefore: self.caret)
                history.record(answer, joining: true)
            } else {
                history.rebase(over: range, count: inserted.utf8.count)
            }
        }
        let typing = run
        replaceText(with: newText, range: range, by: inserted)
        self.caret = text.clusterBoundary(atOrAfter: caret)
        self.anchor = text.clusterBoundary(atOrAfter: anchor)
        endRun()
        if case .typing = typing { run = typing }
        return true
    }

    /// Whether `newText` is the text before an edit.
    ///
    /// A comparison alone cannot tell where the caret was: after "a" was refused between the first and second of "aaa", any of four may
    /// have gone.
    private func isRefusal(_ newText: String, of edit: TextEdit) -> Bool {
        let (before, after) = (edit.rangeBefore, edit.rangeAfter)
        guard newText.utf8.count - before.upperBound == text.utf8.count - after.upperBound else { return false }
        return text.withUTF8Bytes { old in
            newText.withUTF8Bytes { new in
                edit.removed.withUTF8Bytes { removed in
                    CommonBytes.prefix(old, new) >= edit.offset
                        && CommonBytes.suffix(old, new) >= old.count - after.upperBound
                        && new[before].elementsEqual(removed)
                }
            }
        }
    }
}

/// The part in which two texts differ, between clusters that both have.
private struct Difference {
    /// Where it begins, in both.
    var start: Int
    /// How many bytes follow it, in both.
    var suffix: Int

    init(from old: String, to new: String) {
        let (prefix, common) = old.withUTF8Bytes { old in
            new.withUTF8Bytes { new in (CommonBytes.prefix(old, new), CommonBytes.suffix(old, new)) }
        }
        // A difference that begins or ends within a cluster (of either text) is one of the whole cluster.
        start = prefix
        while !(old.isClusterBoundary(start) && new.isClusterBoundary(start)) {
            start = new.clusterBoundary(atOrBefore: old.clusterBoundary(atOrBefore: start))
        }
        suffix = min(common, min(old.utf8.count, new.utf8.count) - start)
        while !isAligned(suffix, old, new) {
            suffix = old.utf8.count - old.clusterBoundary(atOrAfter: old.utf8.count - suffix)
            suffix = new.utf8.count - new.clusterBoundary(atOrAfter: new.utf8.count - suffix)
            // Flags paired up differently in the two stay so to the end of their run.
            if !isAligned(suffix, old, new) { suffix = old.utf8.count - RegionalIndicator.runEnd(after: old.utf8.count - suffix, in: old) }
        }
    }

    private func isAligned(_ suffix: Int, _ old: String, _ new: String) -> Bool {
        old.isClusterBoundary(old.utf8.count - suffix) && new.isClusterBoundary(new.utf8.count - suffix)
    }

    func moved(_ caret: Int, from old: String, to new: String) -> Int {
        let oldEnd = old.utf8.count - suffix
        let newEnd = new.utf8.count - suffix
        if caret <= start { return caret }
        if caret >= oldEnd { return new.utf8.count - (old.utf8.count - caret) }
        let changed = new[new.index(utf8Offset: start)..<new.index(utf8Offset: newEnd)]
        let before = old[old.index(utf8Offset: start)..<old.index(utf8Offset: caret)].count
        let after = old[old.index(utf8Offset: caret)..<old.index(utf8Offset: oldEnd)].count
        guard changed.count == before + after else { return newEnd }
        return new.utf8Offset(of: changed.index(changed.startIndex, offsetBy: before))
    }
}
