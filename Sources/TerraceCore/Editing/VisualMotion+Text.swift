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
