import TerraceScreen

/// The part of a line of text that a field of some width shows, so that the caret is in it.
///
/// It is kept by the first cluster shown, not by a number of columns: then scrolling asks for the columns around the caret only,
/// and a line costs the same to show however long it is and whatever it is written in.
package struct TextFieldViewport: Hashable, Sendable {
    /// Where the shown part begins, a UTF-8 offset between two clusters, or the first column of `ordered`. Hand it back as
    /// `previousStart` next time.
    package let start: Int
    /// The part to draw, from column 0; a wide cluster of which only half would fit is left out, and its column is blank. Where `ordered`
    /// is, the whole text.
    package let visible: Substring
    /// The columns that `visible` takes, at most the field's.
    package let visibleWidth: Int
    /// The caret's column, always one of the field's, or 0 in a field without any.
    package let caretX: Int
    /// Whether there is text after the part that is shown.
    package let isClippedAtEnd: Bool
    /// The line of a text that does not all run to the right; nil for any other.
    package let ordered: OrderedLine?

    /// Whether there is text before the part that is shown.
    package var isClippedAtStart: Bool { start > 0 }

    /// Shows `state` in `width` columns, moving as little as can be from where it was.
    package init(_ state: TextEditingState, width: Int, previousStart: Int = 0) {
        self.init(
            state.text, caret: state.caret, isPlain: state.isPlain, width: width, previousStart: previousStart, direction: state.direction)
    }

    /// Shows a text that is not a state's, such as the dots that stand for a password.
    package init(
        _ text: String, caret: Int, width: Int, previousStart: Int = 0, direction: BaseDirection = .content,
        measure: ((Character) -> Int)? = nil
    ) {
        let isPlain = PlainText.isPlain(text)
        self.init(
            text, caret: caret, isPlain: isPlain, width: width, previousStart: previousStart, direction: direction, measure: measure)
    }

    private init(
        _ text: String, caret: Int, isPlain: Bool, width: Int, previousStart: Int, direction: BaseDirection,
        measure: ((Character) -> Int)? = nil
    ) {
        // Who measures otherwise shows something that stands for the text, which runs to the right.
        ordered =
            isPlain && !direction.mayTurnPlain || measure != nil
            ? nil
            : OrderedLine(
                text, caret: text.clusterBoundary(atOrAfter: caret), width: width, previousScroll: previousStart, direction: direction)
        if let ordered {
            start = ordered.scroll
            visible = text[...]
            visibleWidth = min(width, max(0, ordered.lineX + ordered.layout.size.width))
            caretX = ordered.caretX
            isClippedAtEnd = ordered.isClipped.right
            return
        }
        let walk = ColumnWalk(text: text, isPlain: isPlain, measure: measure ?? { TextWidth.width(of: $0) })
        let end = text.utf8.count
        let caret = text.clusterBoundary(atOrAfter: caret)
        let previous = text.clusterBoundary(atOrBefore: previousStart)
        guard width > 0 else {
            (start, visible, visibleWidth, caretX, isClippedAtEnd) = (previous, text.prefix(0), 0, 0, previous < end)
            return
        }
        start = Self.start(walk, caret: caret, width: width, previous: previous)
        let shown = walk.advance(from: start, to: end, within: width)
        visible = text[text.index(utf8Offset: start)..<text.index(utf8Offset: shown.offset)]
        visibleWidth = shown.columns
        caretX = walk.columns(from: start, to: caret)
        isClippedAtEnd = shown.offset < end
    }

    /// The start nearest to the previous one that shows the caret, a little text on both sides of it, and no void at the end
    /// but the cell that a caret at the end would take.
    private static func start(_ walk: ColumnWalk, caret: Int, width: Int, previous: Int) -> Int {
        let end = walk.text.utf8.count
        let context = min(3, (width - 1) / 3)
        let caretEnd = walk.text.clusterEnd(after: caret)
        var cell = max(1, walk.columns(from: caret, to: caretEnd))
        // A cluster wider than the field cannot be shown; its place then is a blank, and the caret stands on that.
        if cell > width { cell = 1 }
        let after = min(context, walk.advance(from: caretEnd, to: end, within: width).columns)
        let lowest = walk.retreat(from: caret, within: width - min(width, cell + after))
        let leftOfCaret = walk.retreat(from: caret, atLeast: context)
        let filled = walk.retreat(from: end, within: width - 1)
        return max(lowest, min(previous, leftOfCaret, filled))
    }
}
