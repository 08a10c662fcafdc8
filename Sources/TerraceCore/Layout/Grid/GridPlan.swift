import TerraceScreen

/// The arithmetic of a grid: which cell takes which columns, how wide these are, how high the rows, and where each cell stands.
@MainActor struct GridPlan {
    private var rows: ContiguousArray<ContiguousArray<GridCell>> = []
    private var rowGuides: ContiguousArray<AlignmentGuide> = []
    private var columnGuides: ContiguousArray<AlignmentGuide> = []
    private let columnSpacing: Int
    private let rowSpacing: Int

    init(
        _ boxes: ContiguousArray<Box>, _ lines: ContiguousArray<GridLine>, _ alignment: Alignment, columnSpacing: Int, rowSpacing: Int
    ) {
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        var columns = 1
        var guides: [Int: AlignmentGuide] = [:]
        for line in lines {
            var next = 0
            var row: ContiguousArray<GridCell> = []
            for box in boxes[line.cells.clamped(to: boxes.indices)] {
                let span = line.isWhole ? 0 : min(max(1, box.layoutValue(for: GridColumnsKey.self)), Self.columnLimit)
                if !line.isWhole, guides[next] == nil, let guide = box.layoutValue(for: GridColumnAlignmentKey.self) {
                    guides[next] = guide
                }
                row.append(
                    GridCell(
                        box: box, columns: next..<(next + span), unsized: box.layoutValue(for: GridUnsizedAxesKey.self),
                        anchor: box.layoutValue(for: GridAnchorKey.self)))
                next += span
            }
            columns = max(columns, next)
            rows.append(row)
            rowGuides.append(line.alignment ?? alignment.vertical.guide)
        }
        columnGuides = ContiguousArray((0..<columns).map { guides[$0] ?? alignment.horizontal.guide })
        // What is not in a row takes them all.
        for index in rows.indices {
            rows[index] = ContiguousArray(
                rows[index].map {
                    $0.columns.isEmpty ? GridCell(box: $0.box, columns: 0..<columns, unsized: $0.unsized, anchor: $0.anchor) : $0
                })
        }
        wholeGuide = alignment.horizontal.guide
    }

    /// More columns than fit into any window cost time and show nothing.
    private static var columnLimit: Int { 1000 }
    private let wholeGuide: AlignmentGuide

    static func total(_ lengths: ContiguousArray<Int>, _ spacing: Int) -> Int {
        lengths.isEmpty ? 0 : lengths.reduce(spacing * (lengths.count - 1)) { Length.adding($1, to: $0) }
    }

    // MARK: Lengths

    func widths(_ offered: Int?) -> ContiguousArray<Int> {
        let singles = rows.map { row in row.filter { $0.columns.count == 1 && !$0.unsized.contains(.horizontal) } }
        var cells = ContiguousArray(repeating: ContiguousArray<Box>(), count: columnGuides.count)
        for cell in singles.joined() { cells[cell.columns.lowerBound].append(cell.box) }
        var widths = Self.shares(offered, count: columnGuides.count, spacing: columnSpacing) { column, proposal in
            cells[column].reduce(0) { max($0, $1.sizeThatFits(ProposedSize(width: proposal, height: nil)).width) }
        }
        // A cell over several columns makes them wider together, as far as there is room.
        for cell in rows.joined() where cell.columns.count > 1 && !cell.unsized.contains(.horizontal) {
            let own = Self.total(ContiguousArray(widths[cell.columns]), columnSpacing)
            let rest = offered.map { $0 >= Length.infinity ? $0 : max(own, own + $0 - Self.total(widths, columnSpacing)) }
            let wanted = cell.box.sizeThatFits(ProposedSize(width: rest, height: nil)).width
            var missing = max(0, wanted - own)
            for (index, column) in cell.columns.enumerated() where missing > 0 {
                let part = (missing + cell.columns.count - index - 1) / (cell.columns.count - index)
                widths[column] = Length.adding(part, to: widths[column])
                missing -= part
            }
        }
        return widths
    }

    func heights(_ offered: Int?, _ widths: ContiguousArray<Int>) -> ContiguousArray<Int> {
        Self.shares(offered, count: rows.count, spacing: rowSpacing) { row, proposal in height(ofRow: row, proposal, widths) }
    }

    private func height(ofRow row: Int, _ proposal: Int?, _ widths: ContiguousArray<Int>) -> Int {
        let guide = rowGuides[row]
        var height = 0
        let line = guide.isGeometric ? 0 : line(ofRow: row, proposal, widths)
        for cell in rows[row] where !cell.unsized.contains(.vertical) {
            let offer = ProposedSize(width: width(of: cell, widths), height: proposal)
            let size = cell.box.sizeThatFits(offer)
            let start =
                guide.isGeometric || cell.anchor != nil
                ? 0 : (line - cell.box.alignmentPosition(guide, axis: .vertical, in: size, proposal: offer)) >> 1
            height = max(height, Length.adding(start, to: size.height))
        }
        return height
    }

    /// Where the guides of a row's cells meet, in half cells.
    private func line(ofRow row: Int, _ proposal: Int?, _ widths: ContiguousArray<Int>) -> Int {
        var line = 0
        for cell in rows[row] where cell.anchor == nil {
            let offer = ProposedSize(width: width(of: cell, widths), height: proposal)
            line = max(
                line, cell.box.alignmentPosition(rowGuides[row], axis: .vertical, in: cell.box.sizeThatFits(offer), proposal: offer))
        }
        return line
    }

    private func width(of cell: GridCell, _ widths: ContiguousArray<Int>) -> Int {
        Self.total(ContiguousArray(widths[cell.columns]), columnSpacing)
    }

    /// Each gets what it takes of an equal part of what is left, the least flexible first.
    private static func shares(
        _ offered: Int?, count: Int, spacing: Int, _ length: (Int, Int?) -> Int
    ) -> ContiguousArray<Int> {
        guard let offered, offered < Length.infinity else { return ContiguousArray((0..<count).map { length($0, offered) }) }
        let ranges = (0..<count).map { (least: length($0, 0), most: length($0, Length.infinity)) }
        let order = ranges.indices.sorted {
            let (a, b) = (ranges[$0].most - ranges[$0].least, ranges[$1].most - ranges[$1].least)
            return a == b ? $0 < $1 : a < b
        }
        var lengths = ContiguousArray(repeating: 0, count: count)
        var rest = max(0, offered - spacing * max(0, count - 1))
        for (done, index) in order.enumerated() {
            lengths[index] = length(index, rest / (count - done))
            rest = max(0, rest - lengths[index])
        }
        return lengths
    }

    // MARK: Places

    func forEachPlace(
        _ widths: ContiguousArray<Int>, _ heights: ContiguousArray<Int>, _ place: (Box, Point, ProposedSize) -> Void
    ) {
        var starts: ContiguousArray<Int> = []
        var x = 0
        for width in widths {
            starts.append(x)
            x += width + columnSpacing
        }
        let columnLines = columnLines(widths, heights)
        var y = 0
        for (row, cells) in rows.enumerated() {
            let height = heights[row]
            let rowLine = rowGuides[row].isGeometric ? nil : line(ofRow: row, height, widths)
            for cell in cells {
                let room = Size(width: width(of: cell, widths), height: height)
                let offer = ProposedSize(room)
                let size = cell.box.sizeThatFits(offer)
                var point = Point(x: starts[cell.columns.lowerBound], y: y)
                if let anchor = cell.anchor {
                    point.x += Self.share(room.width - size.width, anchor.x)
                    point.y += Self.share(room.height - size.height, anchor.y)
                } else {
                    let isSingle = cell.columns.count == 1
                    let guide = isSingle ? columnGuides[cell.columns.lowerBound] : wholeGuide
                    point.x += offset(
                        of: cell.box, size, offer, guide, .horizontal, in: room, line: isSingle ? columnLines[cell.columns.lowerBound] : nil
                    )
                    point.y += offset(of: cell.box, size, offer, rowGuides[row], .vertical, in: room, line: rowLine)
                }
                place(cell.box, point, offer)
            }
            y += height + rowSpacing
        }
    }

    /// Where the guides of each column's cells meet, for guides that do not follow from lengths.
    private func columnLines(_ widths: ContiguousArray<Int>, _ heights: ContiguousArray<Int>) -> ContiguousArray<Int?> {
        var lines = ContiguousArray<Int?>(repeating: nil, count: widths.count)
        for (row, cells) in rows.enumerated() {
            for cell in cells where cell.columns.count == 1 && cell.anchor == nil {
                let column = cell.columns.lowerBound
                let guide = columnGuides[column]
                if guide.isGeometric { continue }
                let offer = ProposedSize(width: widths[column], height: heights[row])
                let position = cell.box.alignmentPosition(guide, axis: .horizontal, in: cell.box.sizeThatFits(offer), proposal: offer)
                lines[column] = max(lines[column] ?? 0, position)
            }
        }
        return lines
    }

    private func offset(
        of box: Box, _ size: Size, _ offer: ProposedSize, _ guide: AlignmentGuide, _ axis: Axis, in room: Size, line: Int?
    ) -> Int {
        if guide.isGeometric, !box.isGuided { return guide.offset(of: size[axis], in: room[axis]) }
        let line = line ?? guide.defaultPosition(in: room, axis: axis)
        return (line - box.alignmentPosition(guide, axis: axis, in: size, proposal: offer)) >> 1
    }

    private static func share(_ length: Int, _ share: Double) -> Int {
        share.isFinite ? Int((Double(length) * min(max(share, 0), 1)).rounded(.down)) : 0
    }
}
