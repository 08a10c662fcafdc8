import TerraceCore
import TerraceScreen

/// A text in one row that scrolls sideways; a secret one as a mask for each character.
@MainActor
final class LinePresentation: TextPresentation {
    var placement = TextPlacement(direction: .content, alignment: .start, isMirrored: false)
    private let isConcealed: Bool
    private var size = Size.zero
    /// Where the part that is shown begins, in bytes of what is shown.
    private var start = 0

    private static let mask = "\u{2022}"

    init(isConcealed: Bool) {
        self.isConcealed = isConcealed
    }

    var rows: (any TextRows)? { nil }

    func measure(_ proposal: ProposedSize, _ state: TextEditingState) -> Size {
        Size(width: max(1, proposal.width ?? TextInputSize.idealWidth), height: 1)
    }

    func follow(_ state: inout TextEditingState) {}

    func prepare(_ size: Size, _ state: TextEditingState, revealing: Bool) {
        self.size = size
    }

    var emptyColumns: Int { size.width }

    private func viewport(_ state: TextEditingState) -> TextFieldViewport {
        let viewport: TextFieldViewport
        if isConcealed {
            let mask = String(repeating: Self.mask, count: state.text.count)
            viewport = TextFieldViewport(
                mask, caret: masked(state.caret, state), width: size.width, previousStart: start, direction: state.direction)
        } else {
            viewport = TextFieldViewport(state, width: size.width, previousStart: start)
        }
        start = viewport.start
        return viewport
    }

    /// How far a text that does not fill the field stands from its left edge.
    private func shift(_ viewport: TextFieldViewport) -> Int {
        guard !viewport.isClippedAtStart, !viewport.isClippedAtEnd else { return 0 }
        let length = viewport.ordered?.layout.size.width ?? viewport.visibleWidth
        // The caret's cell at its end belongs to it.
        let free = max(0, size.width - length - 1)
        return placement.alignment.offset(free: free, direction: viewport.ordered?.direction ?? .leftToRight)
    }

    /// An offset of the text in bytes of the mask.
    private func masked(_ offset: Int, _ state: TextEditingState) -> Int {
        guard isConcealed else { return offset }
        let utf8 = state.text.utf8
        return state.text[..<utf8.index(utf8.startIndex, offsetBy: offset)].count * Self.mask.utf8.count
    }

    func paint(_ state: TextEditingState, on canvas: CellCanvas, style: CellStyle, showsSelection: Bool) {
        let viewport = viewport(state)
        let shift = shift(viewport)
        canvas.translated(to: Point(x: shift, y: 0)) { viewport.draw(on: canvas, style: style) }
        guard showsSelection, !state.selection.isEmpty else { return }
        let selection = masked(state.selection.lowerBound, state)..<masked(state.selection.upperBound, state)
        for columns in viewport.columns(of: selection) {
            canvas.select(Rect(x: shift + columns.lowerBound, y: 0, width: columns.count, height: 1))
        }
    }

    /// The columns that the text leaves free behind it, from its end on; whether they lie to its left.
    func columnsBehind(_ state: TextEditingState) -> (columns: Range<Int>, toTheLeft: Bool) {
        let viewport = viewport(state)
        let shift = shift(viewport)
        if let line = viewport.ordered, line.direction == .rightToLeft { return (0..<max(0, shift + line.lineX), true) }
        if viewport.isClippedAtStart || viewport.isClippedAtEnd { return (size.width..<size.width, false) }
        return (min(size.width, shift + viewport.visibleWidth)..<size.width, false)
    }

    func caret(_ state: TextEditingState) -> Point? {
        let viewport = viewport(state)
        return Point(x: shift(viewport) + viewport.caretX, y: 0)
    }

    func offset(at point: Point, _ state: TextEditingState) -> Int {
        let viewport = viewport(state)
        let x = point.x - shift(viewport)
        if let line = viewport.ordered { return unmasked(line.offset(atColumn: x), state) }
        guard x >= 0 else { return isConcealed ? 0 : viewport.start > 0 ? clusterBefore(viewport.start, state) : 0 }
        return unmasked(viewport.offset(atColumn: x), state)
    }

    /// The offset of the text of one of the mask.
    private func unmasked(_ offset: Int, _ state: TextEditingState) -> Int {
        guard isConcealed else { return offset }
        let text = state.text
        let index = text.index(text.startIndex, offsetBy: offset / Self.mask.utf8.count, limitedBy: text.endIndex) ?? text.endIndex
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    /// A drag past the edge goes on, a character at a time.
    private func clusterBefore(_ offset: Int, _ state: TextEditingState) -> Int {
        TextMotion.characterBackward.target(from: offset, in: state.text)
    }

    func scroll(by rows: Int, _ state: TextEditingState) -> Bool { false }
}
