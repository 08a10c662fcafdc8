/// What commands come to.
extension TextEditingState {
    /// Does what `command` asks and returns the change it made to the text, the last if there were several; nil if it made none.
    @discardableResult
    package mutating func apply(
        _ command: EditingCommand, kills: inout KillRing, rows: (any TextRows)? = nil, copied: String = ""
    ) -> TextEdit? {
        guard let step = prepare(command, kills: &kills, rows: rows, copied: copied).step else { return nil }
        commit(step)
        return step.edits.last
    }

    /// Does what `command` asks, with a kill ring of its own.
    @discardableResult
    package mutating func apply(_ command: EditingCommand) -> TextEdit? {
        var kills = KillRing()
        return apply(command, kills: &kills)
    }

    /// Works out what `command` asks. Motions are done; a change of the text is returned, to be done by `commit(_:)`.
    ///
    /// - Parameters:
    ///   - kills: where kills go and yanks come from.
    ///   - rows: how the text is wrapped; nil where nothing wraps.
    ///   - copied: what `pasteCopied` inserts.
    package mutating func prepare(
        _ command: EditingCommand, kills: inout KillRing, rows: (any TextRows)? = nil, copied: String = ""
    ) -> EditingOutcome {
        switch command {
        case .insert(let text): return insert(clean(text), kind: .typing)
        case .paste(let text): return insert(clean(text), kind: .paste)
        case .newline, .lineBreak: return isMultiline ? insert("\n", kind: .typing) : .ignored
        case .pasteCopied: return insert(clean(copied), kind: .paste)
        // One line has no rows to go by; the keys are for whoever stands around.
        case .move(let motion), .select(let motion):
            if motion.isVertical, !isMultiline { return .ignored }
            return command == .move(motion) ? move(motion, rows) : extend(motion, rows)
        case .selectAll:
            select(anchor: 0, caret: text.utf8.count)
            return EditingOutcome()
        case .delete(let motion): return delete(motion, rows)
        case .kill(let motion): return kill(motion, rows, &kills)
        case .yank: return yank(kills.newest(), replacing: selection)
        case .yankPrevious:
            guard case .yank(let range) = run else { return EditingOutcome() }
            return yank(kills.previous(), replacing: range)
        case .undo: return undo()
        case .redo: return redo()
        case .transpose: return transpose()
        case .changeCase(let letters): return changeCase(letters)
        case .copy: return selection.isEmpty ? .ignored : EditingOutcome(copied: selectedText)
        case .cut:
            guard !selection.isEmpty else { return .ignored }
            var outcome = change(selection, to: "", kind: .deleteBackward)
            outcome.copied = selectedText
            return outcome
        }
    }

    private func clean(_ text: String) -> String {
        isMultiline ? MultilineText.cleaned(text) : SingleLineText.cleaned(text)
    }

    // MARK: Motions

    /// Where a motion leads from an offset.
    private func target(of motion: TextMotion, _ rows: (any TextRows)?, goal: inout Int?) -> Int {
        guard isMultiline else { return motion.inSingleLine.target(from: caret, in: text) }
        switch motion {
        case .rowStart, .rowEnd, .rowUp, .rowDown, .pageUp, .pageDown:
            if let rows { return rows.target(of: motion, in: self, goal: &goal) }
        default: break
        }
        return motion.target(from: caret, in: text)
    }

    private mutating func move(_ motion: TextMotion, _ rows: (any TextRows)?) -> EditingOutcome {
        var goal = goalColumn
        let target: Int
        switch motion {
        // A selection collapses to the end that the arrow points to.
        case .characterBackward where !selection.isEmpty: target = selection.lowerBound
        case .characterForward where !selection.isEmpty: target = selection.upperBound
        default: target = self.target(of: motion, rows, goal: &goal)
        }
        // An arrow that leads nowhere is for whoever stands around.
        if motion.isVertical, target == caret, selection.isEmpty { return .ignored }
        select(anchor: target, caret: target)
        if motion.isVertical { goalColumn = goal }
        return EditingOutcome()
    }

    private mutating func extend(_ motion: TextMotion, _ rows: (any TextRows)?) -> EditingOutcome {
        var goal = goalColumn
        select(anchor: anchor, caret: target(of: motion, rows, goal: &goal))
        if motion.isVertical { goalColumn = goal }
        return EditingOutcome()
    }

    // MARK: Insertion and deletion

    private mutating func insert(_ inserted: String, kind: TextEdit.Kind) -> EditingOutcome {
        guard !inserted.isEmpty else { return EditingOutcome() }
        let range = selection.isEmpty ? insertion..<insertion : selection
        guard kind == .typing else { return change(range, to: inserted, kind: kind) }
        let scalars = inserted.unicodeScalars
        let startsInBlank = scalars.first?.properties.isWhitespace ?? false
        var joining = false
        if case .typing(let endsInBlank) = run, range.isEmpty { joining = !endsInBlank || startsInBlank }
        let run = Run.typing(endsInBlank: scalars.last?.properties.isWhitespace ?? false)
        return change(range, to: inserted, kind: .typing, joining: joining, run: run)
    }

    /// What a deletion by `motion` would take.
    private func deletion(_ motion: TextMotion, _ rows: (any TextRows)?) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        var goal: Int?
        var target = target(of: motion, rows, goal: &goal)
        if target == caret, motion == .lineEnd || motion == .rowEnd { target = text.clusterEnd(after: caret) }
        return min(target, caret)..<max(target, caret)
    }

    private mutating func delete(_ motion: TextMotion, _ rows: (any TextRows)?) -> EditingOutcome {
        let range = deletion(motion, rows)
        let kind = motion.isBackward ? TextEdit.Kind.deleteBackward : .deleteForward
        let isRun = run == .deleting && selection.isEmpty && lastEdit?.kind == kind
        let goesOn = motion.isBackward ? range.upperBound == lastEdit?.offset : range.lowerBound == lastEdit?.offset
        return change(range, to: "", kind: kind, joining: isRun && goesOn, run: .deleting)
    }

    private mutating func kill(_ motion: TextMotion, _ rows: (any TextRows)?, _ kills: inout KillRing) -> EditingOutcome {
        let range = deletion(motion, rows)
        guard !range.isEmpty else { return EditingOutcome() }
        kills.add(substring(range), backward: motion.isBackward, joining: run == .kill)
        return change(range, to: "", kind: .kill, run: .kill)
    }

    private mutating func yank(_ yanked: String?, replacing range: Range<Int>) -> EditingOutcome {
        guard let yanked = yanked.map(clean), !yanked.isEmpty else { return EditingOutcome() }
        let place = range.isEmpty ? insertion..<insertion : range
        let joining = if case .yank(let last) = run { !range.isEmpty && last == range } else { false }
        let left = place.lowerBound..<place.lowerBound + yanked.utf8.count
        return change(place, to: yanked, kind: .yank, joining: joining, run: .yank(left))
    }

    /// The change that puts `inserted` in place of `range` and the caret behind it; none if there is nothing to change.
    private func change(
        _ range: Range<Int>, to inserted: String, kind: TextEdit.Kind, joining: Bool = false, run: Run = .none
    ) -> EditingOutcome {
        guard !range.isEmpty || !inserted.isEmpty else { return EditingOutcome() }
        let edit = TextEdit(
            kind: kind, offset: range.lowerBound, removed: substring(range), inserted: inserted, caretBefore: caret, anchorBefore: anchor)
        return EditingOutcome(step: EditingStep(edits: [edit], role: .new(joining: joining), run: run))
    }

    // MARK: History

    private mutating func undo() -> EditingOutcome {
        guard let first = history.stepToUndo else { return EditingOutcome() }
        return EditingOutcome(
            step: EditingStep(edits: history.undoEdits, role: .undo, caret: first.caretBefore, anchor: first.anchorBefore))
    }

    private mutating func redo() -> EditingOutcome {
        let edits = history.redoEdits
        guard let last = edits.last else { return EditingOutcome() }
        return EditingOutcome(step: EditingStep(edits: edits, role: .redo, caret: last.rangeAfter.upperBound))
    }

    // MARK: Transformations

    private mutating func transpose() -> EditingOutcome {
        let end = caret < text.utf8.count && !isLineBreak(at: caret) ? text.clusterEnd(after: caret) : caret
        let middle = text.clusterStart(before: end)
        let start = text.clusterStart(before: middle)
        guard start < middle, middle < end, !isLineBreak(at: start), !isLineBreak(at: middle) else { return EditingOutcome() }
        return change(start..<end, to: substring(middle..<end) + substring(start..<middle), kind: .transform)
    }

    private func isLineBreak(at offset: Int) -> Bool {
        guard isMultiline, let scalar = text.scalar(at: offset) else { return false }
        return scalar == "\n" || scalar == "\r"
    }

    private mutating func changeCase(_ letters: EditingCommand.LetterCase) -> EditingOutcome {
        let range = selection.isEmpty ? caret..<TextMotion.wordForward.target(from: caret, in: text) : selection
        let old = substring(range)
        let new: String
        switch letters {
        case .upper: new = old.uppercased()
        case .lower: new = old.lowercased()
        case .capitalized:
            let first = old.firstIndex { $0.isLetter } ?? old.endIndex
            let rest = first < old.endIndex ? old.index(after: first) : first
            new = old[..<first] + old[first..<rest].uppercased() + old[rest...].lowercased()
        }
        // The same letters: the caret goes on all the same.
        if new.hasSameBytes(as: old) {
            moveCaret(to: range.upperBound)
            return EditingOutcome()
        }
        return change(range, to: new, kind: .transform)
    }
}
