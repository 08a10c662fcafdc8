@testable import TerraceCore

/// The editing rules in the plainest way: scalars in an array, cut into clusters anew at each question; undo by whole copies.
struct NaiveField {
    struct Snapshot {
        var scalars: [Unicode.Scalar]
        var caret: Int
        var anchor: Int
    }

    enum Run: Equatable {
        case none
        case typing(Bool)
        case deleting(backward: Bool)
        case kill
        case yank(Range<Int>)
    }

    var scalars: [Unicode.Scalar] = []
    /// All three in scalars.
    var caret = 0
    var anchor = 0
    var insertion = 0
    var isMultiline = false
    var beforeEdit: (scalars: [Unicode.Scalar], caret: Int)?
    var run = Run.none
    var kills: [String] = []
    var turn = 0
    /// What there was before each step, and what after.
    var undo: [(before: Snapshot, after: Snapshot)] = []
    var redo: [(before: Snapshot, after: Snapshot)] = []

    var text: String { String(String.UnicodeScalarView(scalars)) }
    var clusters: [Character] { Array(text) }
    var caretInBytes: Int { bytes(caret) }
    var anchorInBytes: Int { bytes(anchor) }
    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    func bytes(_ place: Int) -> Int { scalars[..<place].reduce(0) { $0 + UTF8.width($1) } }

    /// The offsets, in scalars, between clusters.
    var boundaries: [Int] { clusters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) } }

    mutating func apply(_ command: EditingCommand) {
        switch command {
        case .insert(let text): insert(text)
        case .paste(let text): put(cleaned(text), over: selection.isEmpty ? insertion..<insertion : selection)
        case .newline: if isMultiline { insert("\n") }
        case .move(let motion), .select(let motion):
            if motion.isVertical, !isMultiline { return }
            if case .move = command { return move(motion) }
            place(anchor: anchor, caret: target(of: motion))
        case .selectAll: place(anchor: 0, caret: scalars.count)
        case .delete(let motion): delete(motion)
        case .kill(let motion): kill(motion)
        case .yank:
            turn = 0
            if let newest = kills.first { yank(newest, over: selection.isEmpty ? insertion..<insertion : selection, joins: false) }
        case .yankPrevious:
            guard case .yank(let range) = run, !kills.isEmpty else { return }
            turn = (turn + 1) % kills.count
            yank(kills[turn], over: range, joins: true)
        case .undo:
            guard var step = undo.popLast() else { return }
            step.after = now
            redo.append(step)
            show(step.before)
        case .redo:
            // Where the caret goes is the harness's business.
            guard let step = redo.popLast() else { return }
            undo.append(step)
            show(step.after)
        default: return
        }
    }

    private var now: Snapshot { Snapshot(scalars: scalars, caret: caret, anchor: anchor) }

    private mutating func show(_ snapshot: Snapshot) {
        scalars = snapshot.scalars
        place(anchor: snapshot.anchor, caret: snapshot.caret)
    }

    private mutating func place(anchor: Int, caret: Int) {
        self.caret = caret
        self.anchor = anchor
        insertion = caret
        beforeEdit = nil
        run = .none
    }

    private mutating func move(_ motion: TextMotion) {
        var target = target(of: motion)
        if motion == .characterBackward, !selection.isEmpty { target = selection.lowerBound }
        if motion == .characterForward, !selection.isEmpty { target = selection.upperBound }
        if motion.isVertical, target == caret, selection.isEmpty { return }
        place(anchor: target, caret: target)
    }

    private mutating func insert(_ text: String) {
        let clean = cleaned(text)
        guard let first = clean.first, let last = clean.last else { return }
        let hasSelection = !selection.isEmpty
        var joins = false
        if case .typing(let blank) = run, !hasSelection { joins = !blank || first.properties.isWhitespace }
        replace(hasSelection ? selection : insertion..<insertion, with: clean, joins: joins)
        run = .typing(last.properties.isWhitespace)
    }

    private mutating func put(_ new: [Unicode.Scalar], over range: Range<Int>) {
        if !new.isEmpty { replace(range, with: new, joins: false) }
    }

    private mutating func delete(_ motion: TextMotion) {
        let range = reach(of: motion)
        guard !range.isEmpty else { return }
        let goesOn = selection.isEmpty && run == .deleting(backward: motion.isBackward) && insertion == caret
        replace(range, with: [], joins: goesOn)
        run = .deleting(backward: motion.isBackward)
    }

    private mutating func kill(_ motion: TextMotion) {
        let range = reach(of: motion)
        guard !range.isEmpty else { return }
        let text = String(String.UnicodeScalarView(scalars[range]))
        turn = 0
        if run == .kill, let newest = kills.first {
            kills[0] = motion.isBackward ? text + newest : newest + text
        } else {
            kills = Array(([text] + kills).prefix(60))
        }
        replace(range, with: [], joins: false)
        run = .kill
    }

    private mutating func yank(_ text: String, over range: Range<Int>, joins: Bool) {
        let clean = cleaned(text)
        guard !clean.isEmpty else { return }
        replace(range, with: clean, joins: joins)
        run = .yank(range.lowerBound..<range.lowerBound + clean.count)
    }

    private func reach(of motion: TextMotion) -> Range<Int> {
        guard selection.isEmpty else { return selection }
        var target = target(of: motion)
        if target == caret, motion == .lineEnd || motion == .rowEnd { target = boundaries.first { $0 > caret } ?? caret }
        return min(target, caret)..<max(target, caret)
    }

    mutating func adopt(_ newText: String) {
        let new = Array(newText.unicodeScalars)
        guard new != scalars else { return }
        var next = NaiveField(scalars: new)
        if let beforeEdit, beforeEdit.scalars == new {
            next.caret = beforeEdit.caret
        } else {
            let (old, new) = (clusters.map { Array($0.utf8) }, next.clusters.map { Array($0.utf8) })
            let place = boundaries.firstIndex(of: caret) ?? 0
            var prefix = 0
            while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
            var suffix = 0
            while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
            let newPlace =
                place <= prefix || old.count == new.count
                ? place : place >= old.count - suffix ? place + new.count - old.count : new.count - suffix
            next.caret = next.boundaries[newPlace]
        }
        next.insertion = next.caret
        next.anchor = next.caret
        self = next
    }

    private mutating func replace(_ range: Range<Int>, with new: [Unicode.Scalar], joins: Bool) {
        beforeEdit = (scalars, caret)
        redo = []
        if !joins || undo.isEmpty { undo.append((now, now)) }
        scalars.replaceSubrange(range, with: new)
        insertion = range.lowerBound + new.count
        caret = boundaries.first { $0 >= insertion } ?? scalars.count
        anchor = caret
        run = .none
    }

    private func target(of motion: TextMotion) -> Int {
        let clusters = clusters
        let boundaries = boundaries
        var place = boundaries.firstIndex(of: caret) ?? 0
        func back(_ belongs: (Character) -> Bool) { while place > 0, belongs(clusters[place - 1]) { place -= 1 } }
        func ahead(_ belongs: (Character) -> Bool) { while place < clusters.count, belongs(clusters[place]) { place += 1 } }
        func isWord(_ cluster: Character) -> Bool { cluster.isLetter || cluster.isNumber }
        func isBreak(_ cluster: Character) -> Bool { isMultiline && (cluster == "\n" || cluster == "\r\n") }
        switch motion {
        case .characterBackward: place = max(0, place - 1)
        case .characterForward: place = min(clusters.count, place + 1)
        case .start, .rowUp, .pageUp: place = 0
        case .end, .rowDown, .pageDown: place = clusters.count
        case .lineStart, .rowStart: back { !isBreak($0) }
        case .lineEnd, .rowEnd: ahead { !isBreak($0) }
        case .wordBackward:
            back { !isWord($0) }
            back(isWord)
        case .wordForward:
            ahead { !isWord($0) }
            ahead(isWord)
        case .blankBackward:
            back { $0.isWhitespace }
            back { !$0.isWhitespace }
        }
        return boundaries[place]
    }

    private func cleaned(_ text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for cluster in text {
            for scalar in cluster == "\r\n" ? ["\n"] : Array(cluster.unicodeScalars) {
                let isControl = scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
                if !isControl || isMultiline && scalar == "\t" {
                    result.append(scalar)
                } else if scalar.properties.isWhitespace {
                    result.append(isMultiline ? "\n" : " ")
                }
            }
        }
        return result
    }
}
