import TerraceScreen

extension VisualMotion {
    /// Where a caret goes that moves by a cell as it is seen, in a text in one line; nil where text and sight agree, so that a motion by
    /// clusters does it. At the edges of the line it stays.
    func target(from caret: Int, in text: String, direction: BaseDirection) -> Int? {
        guard text.utf8.count <= OrderedLine.limit, direction.mayTurnPlain || BidiScan.mayReorder(text) else { return nil }
        let layout = TextLayout(oneLine: text, direction: direction)
        guard layout.lines[0].isReordered else { return nil }
        let position = layout.position(TextPosition(caret), moved: self)
        return position.map { text.clusterBoundary(atOrAfter: $0.offset) } ?? caret
    }
}

extension TextMotion {
    /// The way that an arrow for this motion points.
    var visual: VisualMotion? {
        switch self {
        case .characterBackward: .left
        case .characterForward: .right
        default: nil
        }
    }
}

extension TextEditingState {
    /// Moves the caret the way that an arrow points, through text that runs to the left in places; false for any other command and where
    /// text and sight agree, so that `prepare` does it.
    package mutating func moveAsSeen(_ command: EditingCommand) -> Bool {
        guard !isPlain || direction.mayTurnPlain else { return false }
        switch command {
        case .move(let motion):
            guard let target = selection.isEmpty ? targetAsSeen(motion) : edgeAsSeen(motion) else { return false }
            select(anchor: target, caret: target)
        case .select(let motion):
            guard let target = targetAsSeen(motion) else { return false }
            select(anchor: anchor, caret: target)
        default: return false
        }
        return true
    }

    /// The end of the selection that is seen where an arrow points; nil where the text's order says so too.
    private func edgeAsSeen(_ motion: TextMotion) -> Int? {
        guard let visual = motion.visual else { return nil }
        var content = text
        var start = 0
        if isMultiline, let line = lines?.line(at: selection.lowerBound) {
            guard line.bytes.upperBound > selection.upperBound || line.number + 1 == lines?.count else { return nil }
            content = String(lineContent(line.number))
            start = line.bytes.lowerBound
        }
        guard content.utf8.count <= OrderedLine.limit else { return nil }
        let layout = TextLayout(oneLine: content, direction: direction)
        guard layout.lines[0].isReordered else { return nil }
        let (lower, upper) = (selection.lowerBound, selection.upperBound)
        let isLowerLeft = layout.caret(at: lower - start).x < layout.caret(at: upper - start).x
        return isLowerLeft == (visual == .left) ? lower : upper
    }

    private func targetAsSeen(_ motion: TextMotion) -> Int? {
        guard let visual = motion.visual else { return nil }
        guard isMultiline, let line = lines?.line(at: caret) else {
            return visual.target(from: caret, in: text, direction: direction)
        }
        let start = line.bytes.lowerBound
        let content = String(lineContent(line.number))
        guard let target = visual.target(from: caret - start, in: content, direction: direction) else { return nil }
        if target + start != caret { return target + start }
        // At the edges of a line the motion goes on in the next, the way the paragraph runs.
        let runsLeft = TextLayout(oneLine: content, direction: direction).lines[0].direction == .rightToLeft
        return runsLeft == (visual == .left) ? text.clusterEnd(after: caret) : text.clusterStart(before: caret)
    }
}
