import TerraceCore
import TerraceScreen

/// A text in rows, wrapped and scrolled up and down.
@MainActor
final class RowsPresentation: TextPresentation {
    var placement = TextPlacement(direction: .content, alignment: .start, isMirrored: false)
    /// As many rows as the text needs, within this limit; nil takes all rows that there are.
    var limit: LineLimit?
    private let wrapped = WrappedText()
    /// Sizes are asked for at other widths than the one that is shown.
    private let measuring = WrappedText()
    private var size = Size.zero

    init(limit: LineLimit?) {
        self.limit = limit
    }

    var rows: (any TextRows)? { wrapped }

    /// How many lines were laid out, for tests of cost.
    var layoutCount: Int { wrapped.layoutCount + measuring.layoutCount }

    func measure(_ proposal: ProposedSize, _ state: TextEditingState) -> Size {
        let width = max(1, proposal.width ?? TextInputSize.idealWidth)
        guard let limit else { return Size(width: width, height: max(1, proposal.height ?? TextInputSize.idealEditorHeight)) }
        measuring.wrap(in: frame(width: width - 1))
        let most = min(limit.maximum ?? .max, max(1, proposal.height ?? .max))
        let rows = measuring.rowCount(upTo: most, in: state)
        return Size(width: width, height: min(max(rows, limit.minimum), most))
    }

    func follow(_ state: inout TextEditingState) {
        let splices = state.takeSplices()
        wrapped.follow(splices)
        measuring.follow(splices)
    }

    /// An editor keeps the column at the trailing edge for its thumb.
    private func frame(width: Int) -> RowFrame {
        let rail: RowFrame.Rail? = limit == nil ? (placement.isMirrored ? .left : .right) : nil
        return RowFrame(width: width, direction: placement.direction, alignment: placement.alignment, rail: rail)
    }

    var emptyColumns: Int { size.width }

    func prepare(_ size: Size, _ state: TextEditingState, revealing: Bool) {
        let isNew = size != self.size
        self.size = size
        wrapped.height = max(1, size.height)
        wrapped.wrap(in: frame(width: size.width - 1))
        if revealing || isNew { wrapped.reveal(state.caret, in: state) } else { wrapped.settle(in: state) }
    }

    func paint(_ state: TextEditingState, on canvas: CellCanvas, style: CellStyle, showsSelection: Bool) {
        let selection = showsSelection ? state.selection : 0..<0
        var place = wrapped.top
        for y in 0..<size.height {
            let line = wrapped.layout(ofLine: place.line, in: state)
            line.draw(row: place.row, on: canvas, at: Point(x: 0, y: y), style: style)
            if !selection.isEmpty, let bytes = state.lines?.line(place.line).bytes {
                paintSelection(selection, bytes, line, place.row, y: y, isLast: place.line + 1 == state.lines?.count, on: canvas)
            }
            let (next, moved) = wrapped.move(place, by: 1, in: state)
            if moved == 0 { break }
            place = next
        }
        if let thumb = thumb(state) {
            let x = placement.isMirrored ? 0 : size.width - 1
            canvas.drawColumn("┃", x: x, y: thumb.lowerBound, height: thumb.count, style: CellStyle(attributes: .dim))
        }
    }

    private func paintSelection(
        _ selection: Range<Int>, _ bytes: Range<Int>, _ line: EditableLine, _ row: Int, y: Int, isLast: Bool, on canvas: CellCanvas
    ) {
        let start = selection.lowerBound - bytes.lowerBound
        let end = selection.upperBound - bytes.lowerBound
        for columns in line.columns(ofRow: row, from: start, to: end) {
            canvas.select(Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
        }
        // A selected line break is a cell behind the line.
        if row == line.rowCount - 1, !isLast, start < bytes.count, end >= bytes.count {
            canvas.select(Rect(x: line.position(of: bytes.count - 1).column, y: y, width: 1, height: 1))
        }
    }

    /// The rows of the thumb, in a text that takes what there is and does not fit. Lines count, not rows: nobody lays out all of them.
    private func thumb(_ state: TextEditingState) -> Range<Int>? {
        let height = size.height
        guard limit == nil, height > 0, size.width > 1, let lines = state.lines?.count else { return nil }
        guard wrapped.rowCount(upTo: height + 1, in: state) > height else { return nil }
        let length = min(max(1, height * height / max(lines, height + 1)), max(1, height - 1))
        let isAtEnd = wrapped.move(wrapped.top, by: height, in: state).moved < height
        let start = isAtEnd ? height - length : min(height - length, (height - length) * wrapped.top.line / max(1, lines - height))
        return max(0, start)..<max(0, start) + length
    }

    func caret(_ state: TextEditingState) -> Point? {
        let (place, column) = wrapped.position(of: state.caret, in: state)
        return wrapped.windowRow(of: place, in: state).map { Point(x: min(column, max(0, size.width - 1)), y: $0) }
    }

    func offset(at point: Point, _ state: TextEditingState) -> Int {
        // A pointer far outside asks for no more than a window's worth.
        let y = min(max(point.y, -1), size.height)
        let (place, moved) = wrapped.move(wrapped.top, by: y, in: state)
        // Below the text is behind it, above it before it.
        if y > 0, moved < y { return state.text.utf8.count }
        if y < 0, moved < -y { return 0 }
        return wrapped.offset(at: place, column: max(0, point.x), in: state)
    }

    func scroll(by rows: Int, _ state: TextEditingState) -> Bool {
        wrapped.scroll(by: rows, in: state)
    }
}
