import TerraceCore
import TerraceScreen

/// A text in one row that scrolls sideways; a secret one as a mask for each character.
@MainActor
final class LinePresentation: TextPresentation {
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

    private func viewport(_ state: TextEditingState) -> TextFieldViewport {
        let viewport: TextFieldViewport
        if isConcealed {
            let mask = String(repeating: Self.mask, count: state.text.count)
            viewport = TextFieldViewport(mask, caret: masked(state.caret, state), width: size.width, previousStart: start)
        } else {
            viewport = TextFieldViewport(state, width: size.width, previousStart: start)
        }
        start = viewport.start
        return viewport
    }

    /// An offset of the text in bytes of the mask.
    private func masked(_ offset: Int, _ state: TextEditingState) -> Int {
        guard isConcealed else { return offset }
        let utf8 = state.text.utf8
        return state.text[..<utf8.index(utf8.startIndex, offsetBy: offset)].count * Self.mask.utf8.count
    }

    func paint(_ state: TextEditingState, on canvas: CellCanvas, style: CellStyle, showsSelection: Bool) {
        let viewport = viewport(state)
        viewport.draw(on: canvas, style: style)
        guard showsSelection, !state.selection.isEmpty else { return }
        let selection = masked(state.selection.lowerBound, state)..<masked(state.selection.upperBound, state)
        for columns in viewport.columns(of: selection) {
            canvas.select(Rect(x: columns.lowerBound, y: 0, width: columns.count, height: 1))
        }
    }

    /// The columns that the text leaves free behind it.
    func freeColumns(_ state: TextEditingState) -> Int {
        let viewport = viewport(state)
        return viewport.isClippedAtStart || viewport.isClippedAtEnd ? 0 : max(0, size.width - viewport.visibleWidth)
    }

    func caret(_ state: TextEditingState) -> Point? {
        Point(x: viewport(state).caretX, y: 0)
    }

    func offset(at point: Point, _ state: TextEditingState) -> Int {
        let viewport = viewport(state)
        if let line = viewport.ordered { return line.offset(atColumn: point.x) }
        guard point.x >= 0 else { return isConcealed ? 0 : viewport.start > 0 ? clusterBefore(viewport.start, state) : 0 }
        let offset = viewport.offset(atColumn: point.x)
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
