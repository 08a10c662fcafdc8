/// One paragraph laid out to be edited: its rows at a width, and the map between offsets of its text and cells.
///
/// Rows break where `TextLayout`'s do. Offsets are UTF-8 bytes of the text as it was given; what is drawn may be other text (pictures
/// of controls, tabs made spaces), so offsets are mapped where it is. Spaces at a break hang past the end of their row.
package struct EditableLine: Sendable {
    /// A row by its bytes in the drawn text.
    private struct Row {
        var start: Int
        /// Where what is drawn ends; spaces that hang stand between it and the next row.
        var end: Int
        /// The columns of that.
        var width: Int
    }

    private let drawn: String
    /// Each byte is a cell.
    private let isASCII: Bool
    private let rows: [Row]
    /// Offsets of the text and of what is drawn, boundary by boundary; nil where they are the same.
    private let map: [(source: Int, drawn: Int)]?
    private let sourceCount: Int
    /// Nil where all of it runs to the right.
    private let order: ParagraphOrder?
    private let frame: RowFrame

    /// What is longer stands in the order of its text: putting it in order costs more than a key may, and nobody reads it.
    package static let orderLimit = 1 << 15

    /// Lays out a paragraph, which holds no line feed.
    package init(_ source: Substring, in frame: RowFrame) {
        self.frame = frame
        sourceCount = source.utf8.count
        let isASCII = UTF8Scan.withBytes(of: source) { UTF8Scan.printableRun($0) == $0.count }
        let isClean =
            isASCII || UTF8Scan.withBytes(of: source) { Sanitizer.firstDirt($0) == nil && !$0.contains(0x09) && !$0.contains(0x0A) }
        if isClean {
            // A copy of its own: a shared one would make the next edit copy the whole text.
            drawn = UTF8Scan.withBytes(of: source) { String(decoding: $0, as: UTF8.self) }
            map = nil
        } else {
            let made = Self.expanded(source)
            drawn = made.text
            map = made.map
        }
        let shown = drawn
        order = UTF8Scan.withBytes(of: shown) { bytes in
            let mayReorder = isASCII ? frame.direction.turns(plain: bytes) : frame.direction.mayTurnPlain || BidiScan.mayReorder(bytes)
            return mayReorder && bytes.count <= Self.orderLimit ? ParagraphOrder(bytes, 0..<bytes.count, direction: frame.direction) : nil
        }
        self.isASCII = isASCII && order == nil
        let width = frame.width(for: order?.direction ?? .leftToRight)
        rows =
            isASCII && sourceCount <= width
            ? [Row(start: 0, end: sourceCount, width: sourceCount)] : Self.rows(of: drawn, width: width, isASCII: isASCII)
    }

    private static func rows(of text: String, width: Int, isASCII: Bool) -> [Row] {
        UTF8Scan.withBytes(of: text) { bytes in
            var breaker = LineBreaker(bytes, of: text[...], paragraph: 0..<bytes.count, width: width, isASCII: isASCII)
            var rows: [Row] = []
            while let span = breaker.next() { rows.append(Row(start: span.start, end: span.end, width: span.width)) }
            return rows.isEmpty ? [Row(start: 0, end: 0, width: 0)] : rows
        }
    }

    /// The text as it is drawn, cluster by cluster, so that each boundary is known on both sides.
    private static func expanded(_ source: Substring) -> (text: String, map: [(source: Int, drawn: Int)]) {
        var text = ""
        var map: [(source: Int, drawn: Int)] = [(0, 0)]
        var offset = 0
        var column = 0
        for character in source {
            if character == "\t" {
                let width = TextWidth.tab(at: column)
                text += String(repeating: " ", count: width)
                column += width
            } else {
                var clean = String(Sanitizer.clean(String(character)[...])).replacing("\n", with: " ")
                // A mark that stood alone must not join what is drawn before it: it could not be told apart any more.
                if let last = text.last, (String(last) + clean).count < 1 + clean.count { clean = "\u{25CC}" + clean }
                text += clean
                column += TextWidth.width(of: clean)
            }
            offset += character.utf8.count
            map.append((offset, text.utf8.count))
        }
        return (text, map)
    }

    /// The direction of the paragraph.
    package var direction: TextDirection { order?.direction ?? .leftToRight }

    /// The left edge of a row, the caret's column at its end included.
    private func left(ofRow row: Int) -> Int { frame.left(of: rows[row].width + 1, direction) }

    /// How many rows there are, at least 1.
    package var rowCount: Int { rows.count }

    /// What is drawn of a row; nothing for a row that is not there.
    package func text(ofRow row: Int) -> Substring {
        guard rows.indices.contains(row) else { return "" }
        let utf8 = drawn.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: rows[row].start)
        return drawn[start..<utf8.index(start, offsetBy: rows[row].end - rows[row].start)]
    }

    /// Where an offset stands: at the start of a row rather than behind the end of the one before.
    package func position(of offset: Int) -> (row: Int, column: Int) {
        let place = toDrawn(offset)
        var low = 0
        var high = rows.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if rows[middle].start <= place { low = middle } else { high = middle - 1 }
        }
        // Spaces that hang have no columns of their own.
        let end = low < rows.count - 1 ? min(place, rows[low].end) : place
        let column = orderedRow(low)?.column(of: end) ?? columns(from: rows[low].start, to: end)
        return (low, min(frame.width, left(ofRow: low) + column))
    }

    /// The boundary nearest to a column of a row from the left; rows and columns out of range are brought into it.
    package func offset(row: Int, column: Int) -> Int {
        let row = min(max(0, row), rows.count - 1)
        let start = rows[row].start
        let limit = lastPosition(inRow: row)
        let column = column - left(ofRow: row)
        if isASCII { return min(start + max(0, column), limit) }
        if let ordered = orderedRow(row) { return toSource(min(ordered.place(at: column), limit)) }
        var place = start
        scan(from: start, to: limit) { cluster, columns in
            guard columns + cluster.width <= column else { return false }
            place = cluster.end
            return true
        }
        return toSource(place)
    }

    /// The offsets at which a row starts, and at which a caret at its end stands.
    package func bounds(ofRow row: Int) -> (start: Int, end: Int) {
        let row = min(max(0, row), rows.count - 1)
        return (toSource(rows[row].start), toSource(lastPosition(inRow: row)))
    }

    /// The columns of a row between two offsets, cut to the row: none, one stretch, or several where text of two directions meets.
    package func columns(ofRow row: Int, from start: Int, to end: Int) -> [Range<Int>] {
        guard rows.indices.contains(row) else { return [] }
        let low = max(rows[row].start, toDrawn(start))
        let high = min(rows[row].end, toDrawn(end))
        guard low < high else { return [] }
        let left = left(ofRow: row)
        if let ordered = orderedRow(row) {
            return ordered.columns(of: low..<high).map { left + $0.lowerBound..<left + $0.upperBound }
        }
        let first = left + columns(from: rows[row].start, to: low)
        return [first..<first + columns(from: low, to: high)]
    }

    // MARK: Text of two directions

    /// A row in the order in which it is seen; nil where that is the order of the text.
    private func orderedRow(_ row: Int) -> OrderedRow? {
        guard let order else { return nil }
        return UTF8Scan.withBytes(of: drawn) { bytes in
            OrderedRow(
                order.order(of: rows[row].start..<rows[row].end, bytes, of: drawn[...]), start: rows[row].start, bytes, of: drawn[...])
        }
    }

    /// Draws a row; nothing for one that is not there.
    package func draw(row: Int, on canvas: Canvas, at point: Point, style: CellStyle) {
        guard rows.indices.contains(row) else { return }
        let point = Point(x: point.x + left(ofRow: row), y: point.y)
        guard let ordered = orderedRow(row) else {
            canvas.draw(text(ofRow: row), at: point, style: style)
            return
        }
        canvas.draw(text(ofRow: row), in: ordered.order, at: canvas.absolute(Point(x: point.x + ordered.lead, y: point.y)), style: style)
    }

    /// The last place of a row at which a caret is shown in this row: the place behind its last cluster starts the next row, if no
    /// space hangs between them.
    private func lastPosition(inRow row: Int) -> Int {
        guard row < rows.count - 1 else { return drawn.utf8.count }
        guard rows[row].end >= rows[row + 1].start else { return rows[row].end }
        if isASCII { return max(rows[row].start, rows[row].end - 1) }
        var last = rows[row].start
        scan(from: rows[row].start, to: rows[row].end) { cluster, _ in
            last = cluster.start
            return true
        }
        return last
    }

    private func columns(from start: Int, to end: Int) -> Int {
        if isASCII { return max(0, end - start) }
        var total = 0
        scan(from: start, to: end) { cluster, columns in
            total = columns + cluster.width
            return true
        }
        return total
    }

    /// Visits clusters with the columns before each until `body` returns false.
    private func scan(from start: Int, to end: Int, _ body: (TextCluster, Int) -> Bool) {
        UTF8Scan.withBytes(of: drawn) { bytes in
            var scanner = ClusterScanner(bytes, of: drawn[...], from: start)
            var columns = 0
            while scanner.position < end, let cluster = scanner.next(), body(cluster, columns) { columns += cluster.width }
        }
    }

    // MARK: Offsets

    private func toDrawn(_ offset: Int) -> Int {
        guard let map else { return min(max(0, offset), sourceCount) }
        return map[Self.place(of: offset, in: map) { $0.source }].drawn
    }

    private func toSource(_ offset: Int) -> Int {
        guard let map else { return offset }
        return map[Self.place(of: offset, in: map) { $0.drawn }].source
    }

    /// The last entry at or before an offset.
    private static func place(
        of offset: Int, in map: [(source: Int, drawn: Int)], _ side: ((source: Int, drawn: Int)) -> Int
    ) -> Int {
        var low = 0
        var high = map.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if side(map[middle]) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
