import TerraceScreen

/// A line of text in which not all runs to the right, seen through a field: what a `TextFieldViewport` is for such text.
///
/// The caret takes a cell of its own at the line's end, which in a paragraph that runs to the left is its left edge; all columns count
/// that cell.
package struct OrderedLine: Hashable, Sendable {
    package let layout: TextLayout
    /// The first column that is shown.
    package let scroll: Int
    package let width: Int
    /// The caret's column in the field.
    package let caretX: Int

    /// What is longer stands in the order of its text.
    package static let limit = EditableLine.orderLimit

    /// Nil for text that a simple walk over its clusters shows as well.
    init?(_ text: String, caret: Int, width: Int, previousScroll: Int, direction: BaseDirection) {
        guard width > 0, text.utf8.count <= Self.limit, direction.mayTurnPlain || BidiScan.mayReorder(text) else { return nil }
        let layout = TextLayout(oneLine: text, direction: direction)
        guard layout.lines[0].isReordered else { return nil }
        self.layout = layout
        self.width = width
        let lead = layout.lines[0].direction == .rightToLeft ? 1 : 0
        let x = layout.caret(at: caret).x + lead
        let total = layout.size.width + 1
        // A little text on both sides of the caret, and no void while there is text.
        let context = min(3, (width - 1) / 3)
        let lowest = min(x + context, total - 1) - width + 1
        let highest = max(0, x - context)
        scroll = min(max(previousScroll, lowest), highest, max(0, total - width))
        caretX = min(max(0, x - scroll), width - 1)
    }

    /// The direction of the line's paragraph.
    package var direction: TextDirection { layout.lines[0].direction }

    /// Where the line's left edge stands, from that of the field.
    package var lineX: Int { (layout.lines[0].direction == .rightToLeft ? 1 : 0) - scroll }

    /// Whether there is text beyond the left and the right edge.
    package var isClipped: (left: Bool, right: Bool) {
        (lineX < 0, lineX + layout.size.width > width)
    }

    /// The boundary before the cluster at a column of the field; beyond the text, its start or its end, whichever is there.
    package func offset(atColumn column: Int) -> Int {
        layout.position(at: Point(x: column - lineX, y: 0)).offset
    }

    /// The columns of the field that show the bytes of `range`: several stretches where directions meet.
    package func columns(of range: Range<Int>) -> [Range<Int>] {
        layout.spans(of: range).map { $0.columns.lowerBound + lineX..<$0.columns.upperBound + lineX }
            .map { $0.clamped(to: 0..<width) }
            .filter { !$0.isEmpty }
    }

    package static func == (a: OrderedLine, b: OrderedLine) -> Bool {
        a.layout == b.layout && a.scroll == b.scroll && a.width == b.width && a.caretX == b.caretX
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(scroll)
        hasher.combine(caretX)
    }
}
