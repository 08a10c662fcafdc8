import TerraceScreen

extension VisualMotion {
    /// Where a caret goes that moves by a cell as it is seen, in a text in one line; nil where text and sight agree, so that a motion by
    /// clusters does it. At the edges of the line it stays.
    func target(from caret: Int, in text: String) -> Int? {
        guard BidiScan.mayReorder(text) else { return nil }
        let layout = TextLayout(oneLine: text)
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
        guard !isPlain else { return false }
        switch command {
        case .move(let motion):
            guard selection.isEmpty, let target = targetAsSeen(motion) else { return false }
            select(anchor: target, caret: target)
        case .select(let motion):
            guard let target = targetAsSeen(motion) else { return false }
            select(anchor: anchor, caret: target)
        default: return false
        }
        return true
    }

    private func targetAsSeen(_ motion: TextMotion) -> Int? {
        guard let visual = motion.visual else { return nil }
        guard isMultiline, let line = lines?.line(at: caret) else { return visual.target(from: caret, in: text) }
        let start = line.bytes.lowerBound
        // At the edges of a line the motion goes on in the next.
        return visual.target(from: caret - start, in: String(lineContent(line.number))).flatMap { $0 + start == caret ? nil : $0 + start }
    }
}
