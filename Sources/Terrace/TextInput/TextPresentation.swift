import TerraceCore
import TerraceScreen

/// How a text being edited is shown in the cells that it has, and which of its places is where.
///
/// Points are in the presentation's own coordinates. Whoever asks calls `prepare` first.
@MainActor
protocol TextPresentation: AnyObject {
    /// Where the text stands in its columns.
    var placement: TextPlacement { get set }
    /// The rows that vertical motions go by; nil in a single line.
    var rows: (any TextRows)? { get }
    /// The size that the text takes of a proposal.
    func measure(_ proposal: ProposedSize, _ state: TextEditingState) -> Size
    /// Takes over what has changed in the text.
    func follow(_ state: inout TextEditingState)
    /// Takes over the size. `revealing`: the caret is to be seen.
    func prepare(_ size: Size, _ state: TextEditingState, revealing: Bool)
    func paint(_ state: TextEditingState, on canvas: CellCanvas, style: CellStyle, showsSelection: Bool)
    /// The caret's cell; nil while it is scrolled out of sight.
    func caret(_ state: TextEditingState) -> Point?
    /// The place nearest to a cell.
    func offset(at point: Point, _ state: TextEditingState) -> Int
    /// Scrolls by rows; false if it cannot.
    func scroll(by rows: Int, _ state: TextEditingState) -> Bool
    /// The columns that a text has which stands in place of one that is empty.
    var emptyColumns: Int { get }
}

extension TextPresentation {
    /// Where such a text of some width begins: where an empty paragraph has its caret.
    func emptyOffset(width: Int) -> Int {
        let free = emptyColumns - width
        // What is too long is read from its beginning.
        return free < 0 ? 0 : placement.alignment.offset(free: free, direction: placement.direction.natural)
    }
}

extension CellCanvas {
    /// Shows cells as selected.
    func select(_ rect: Rect) {
        restyle(rect) { $0.attributes.formSymmetricDifference(.reverse) }
    }
}

/// What a field is as wide as where nobody offers a width.
enum TextInputSize {
    static let idealWidth = 20
    static let idealEditorHeight = 6
}
