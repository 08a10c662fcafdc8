/// The edits that can be undone and done again, in steps.
///
/// A change from outside belongs to nobody's step: the edits are moved along with the text around it, and those whose text it touched
/// are forgotten, with all that lie behind them.
package struct EditHistory: Sendable {
    private struct Entry {
        var edit: TextEdit
        /// Whether a step begins with this edit.
        var startsStep: Bool
    }

    /// Edits are small, but a hand on the keyboard makes many: past this the oldest steps go.
    var limit = 20_000
    /// And what they hold is bounded too, in bytes.
    var byteLimit = 32 << 20

    /// The last is the next to be undone.
    private var done: [Entry] = []
    /// The last is the next to be done again.
    private var undone: [Entry] = []
    private var bytes = 0

    package init() {}

    package var canUndo: Bool { !done.isEmpty }
    package var canRedo: Bool { !undone.isEmpty }

    /// Notes a new edit, as part of the step before or as a step of its own. What was undone cannot be done again from here.
    mutating func record(_ edit: TextEdit, joining: Bool) {
        undone.removeAll()
        done.append(Entry(edit: edit, startsStep: !joining || done.isEmpty))
        bytes += Self.size(of: edit)
        if done.count > limit || bytes > byteLimit { forgetOldest() }
    }

    /// Takes back the note of the last edit, which the model has refused.
    mutating func dropLast() {
        if let entry = done.popLast() { bytes -= Self.size(of: entry.edit) }
    }

    /// The edits that undo the last step, in order.
    var undoEdits: [TextEdit] {
        var edits: [TextEdit] = []
        for entry in done.reversed() {
            edits.append(entry.edit.inverse)
            if entry.startsStep { break }
        }
        return edits
    }

    /// The edits that do the last undone step again, in order.
    var redoEdits: [TextEdit] {
        var edits: [TextEdit] = []
        for entry in undone.reversed() {
            if entry.startsStep, !edits.isEmpty { break }
            edits.append(entry.edit)
        }
        return edits
    }

    /// The first edit of the step that would be undone: it knows where the caret was.
    var stepToUndo: TextEdit? { done.last { $0.startsStep }?.edit ?? done.first?.edit }

    /// The step was undone.
    mutating func undid() {
        while let entry = done.popLast() {
            undone.append(entry)
            if entry.startsStep { break }
        }
    }

    /// The step was done again.
    mutating func redid() {
        var isFirst = true
        while let entry = undone.last, isFirst || !entry.startsStep {
            isFirst = false
            undone.removeLast()
            done.append(entry)
        }
    }

    mutating func clear() {
        done.removeAll()
        undone.removeAll()
        bytes = 0
    }

    // MARK: Changes from outside

    /// Takes note of a change that is nobody's step: `count` bytes stand where `range` stood.
    mutating func rebase(over range: Range<Int>, count: Int) {
        guard !done.isEmpty || !undone.isEmpty else { return }
        var change = range
        for place in done.indices.reversed() {
            guard done[place].edit.rebase(over: &change, count: count, isDone: true) else {
                done.removeSubrange(...place)
                if !done.isEmpty { done[0].startsStep = true }
                break
            }
        }
        change = range
        for place in undone.indices.reversed() {
            guard undone[place].edit.rebase(over: &change, count: count, isDone: false) else {
                // A step of which only the beginning is left is none.
                undone.removeSubrange(...place)
                break
            }
        }
        bytes = done.reduce(0) { $0 + Self.size(of: $1.edit) }
    }

    private mutating func forgetOldest() {
        var count = 0
        var freed = 0
        // A good part at once, so that it is not done for each edit.
        while count < done.count, count < done.count / 4 || bytes - freed > byteLimit / 4 * 3 || !done[count].startsStep {
            freed += Self.size(of: done[count].edit)
            count += 1
        }
        done.removeFirst(count)
        bytes -= freed
    }

    private static func size(of edit: TextEdit) -> Int {
        edit.removed.utf8.count + edit.inserted.utf8.count
    }
}

extension TextEdit {
    /// Moves the edit along with a change of the text on its near side (the text after it when it is done, before it when undone), and
    /// the change to where it is on the far side. False if the change touches the edit's own text.
    fileprivate mutating func rebase(over change: inout Range<Int>, count: Int, isDone: Bool) -> Bool {
        let near = isDone ? rangeAfter : rangeBefore
        let far = isDone ? rangeBefore : rangeAfter
        let delta = count - change.count
        if change.upperBound <= near.lowerBound {
            offset += delta
            caretBefore += caretBefore >= change.upperBound ? delta : 0
            anchorBefore += anchorBefore >= change.upperBound ? delta : 0
            return true
        }
        guard change.lowerBound >= near.upperBound else { return false }
        let shift = far.count - near.count
        change = change.lowerBound + shift..<change.upperBound + shift
        return true
    }
}
