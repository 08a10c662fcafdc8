/// The map between the text and what is seen of it.
///
/// A caret is a cell: that of the cluster that follows it in the text, or, where the line ends, the cell beyond its last one in the
/// direction of its paragraph. So each position has one cell, also where text of two directions meets, and a caret that goes left or
/// right by cells comes to all of them, one after the other.
extension TextLayout {
    // MARK: Lines

    /// The bytes of the text that a line shows, without spaces swallowed at a wrap; the empty range at the end outside of the lines.
    package func offsets(ofLine number: Int) -> Range<Int> {
        guard lines.indices.contains(number) else { return source.utf8.count..<source.utf8.count }
        let line = lines[number]
        let end = line.cut.map { $0.tail + line.text.utf8.count - $0.head - Self.ellipsisLength } ?? line.start + line.text.utf8.count
        guard let clean = cleaning() else { return line.start..<end }
        let start = clean.source(ofClean: line.start, isEnd: true)
        return start..<max(start, clean.source(ofClean: end, isEnd: true))
    }

    /// The line that a position belongs to; what is hidden belongs to the last.
    package func line(of position: TextPosition) -> Int {
        let clean = cleaning()
        func start(_ number: Int) -> Int { clean?.source(ofClean: lines[number].start, isEnd: true) ?? lines[number].start }
        var low = 1
        var high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if start(middle) <= position.offset { low = middle + 1 } else { high = middle }
        }
        let number = low - 1
        if position.affinity == .upstream, number > 0, start(number) == position.offset, isWrapped(after: number - 1) { return number - 1 }
        return number
    }

    /// Whether a line ends because it is full, not because the paragraph does.
    private func isWrapped(after number: Int) -> Bool { lines.indices.contains(number) && !lines[number].endsParagraph }

    /// The column of the caret behind a line's last cluster: right of it, or −1, left of it, where the paragraph runs to the left.
    package func endColumn(ofLine number: Int) -> Int {
        guard lines.indices.contains(number) else { return 0 }
        return lines[number].direction == .rightToLeft ? -1 : lines[number].width
    }

    // MARK: Carets and clicks

    /// The cell of a caret, (column, line); offsets outside of the text act as its ends. In a line whose paragraph runs to the left, the
    /// caret at the end stands in column −1.
    package func caret(at position: TextPosition) -> Point {
        let number = line(of: position)
        let offset = position.offset
        let shown = offsets(ofLine: number)
        if offset >= shown.upperBound { return Point(x: endColumn(ofLine: number), y: number) }
        if lines[number].isASCII, isVerbatim { return Point(x: max(0, offset - shown.lowerBound), y: number) }
        let placements = placements(inLine: number)
        let at = placements.last { $0.offsets.lowerBound <= offset } ?? placements.first
        return Point(x: at?.column ?? endColumn(ofLine: number), y: number)
    }

    /// The cell of the caret at an offset.
    package func caret(at offset: Int) -> Point { caret(at: TextPosition(offset)) }

    /// The position for a click on a cell: that before the cluster that is seen there; beyond the ends of a line its start or its end,
    /// above and below the lines those of the text.
    package func position(at point: Point) -> TextPosition {
        if point.y < 0 { return TextPosition(0) }
        guard point.y < lines.count else { return TextPosition(source.utf8.count) }
        let line = lines[point.y]
        let shown = offsets(ofLine: point.y)
        let end = TextPosition(shown.upperBound, affinity: isWrapped(after: point.y) ? .upstream : .downstream)
        let isRightToLeft = line.direction == .rightToLeft
        if point.x < 0 || line.width == 0 { return isRightToLeft && point.x < 0 ? end : TextPosition(shown.lowerBound) }
        if point.x >= line.width { return isRightToLeft ? TextPosition(shown.lowerBound) : end }
        if line.isASCII, isVerbatim { return TextPosition(shown.lowerBound + point.x) }
        let hit = placements(inLine: point.y).first { $0.column <= point.x && point.x < $0.column + $0.width }
        return hit.map { TextPosition($0.offsets.lowerBound) } ?? end
    }

    /// The position one cell to the left or to the right in the same line; nil at its edge.
    package func position(_ position: TextPosition, moved motion: VisualMotion) -> TextPosition? {
        let number = line(of: position)
        guard lines.indices.contains(number) else { return nil }
        let stops = caretStops(inLine: number)
        let offset = position.offset
        guard
            let at = stops.firstIndex(where: { $0.offset == offset })
                ?? stops.indices.last(where: { stops[$0].offset <= offset })
        else { return nil }
        let next = motion == .right ? at + 1 : at - 1
        return stops.indices.contains(next) ? stops[next] : nil
    }

    /// The positions of a line from left to right, as carets of a cell each stand there.
    package func caretStops(inLine number: Int) -> [TextPosition] {
        guard lines.indices.contains(number) else { return [] }
        let line = lines[number]
        let end = TextPosition(offsets(ofLine: number).upperBound, affinity: isWrapped(after: number) ? .upstream : .downstream)
        var placements = placements(inLine: number)
        if line.order != nil {
            placements.sort {
                if $0.column != $1.column { return $0.column < $1.column }
                // What takes no cell stands before or behind its neighbour as the text does.
                return ($0.offsets.lowerBound < $1.offsets.lowerBound) != $0.isRightToLeft
            }
        }
        let stops = placements.map { TextPosition($0.offsets.lowerBound) }
        return line.direction == .rightToLeft ? [end] + stops : stops + [end]
    }

    // MARK: Ranges

    /// What is seen of a range of the text: columns of lines from top to bottom and from left to right, neighbours joined. In text of two
    /// directions one range may be several stretches of a line.
    package func spans(of range: Range<Int>) -> [TextSpan] {
        guard !range.isEmpty else { return [] }
        var spans: [TextSpan] = []
        let first = line(of: TextPosition(range.lowerBound))
        for number in first..<lines.count {
            let shown = offsets(ofLine: number)
            if shown.lowerBound >= range.upperBound { break }
            if lines[number].isASCII, isVerbatim {
                let part = range.clamped(to: shown)
                if !part.isEmpty {
                    spans.append(
                        TextSpan(line: number, columns: part.lowerBound - shown.lowerBound..<part.upperBound - shown.lowerBound))
                }
                continue
            }
            var columns = placements(inLine: number)
                .filter { $0.width > 0 && $0.offsets.overlaps(range) }
                .map { $0.column..<$0.column + $0.width }
            columns.sort { $0.lowerBound < $1.lowerBound }
            var start = 0
            while start < columns.count {
                var end = start + 1
                while end < columns.count, columns[end].lowerBound == columns[end - 1].upperBound { end += 1 }
                spans.append(TextSpan(line: number, columns: columns[start].lowerBound..<columns[end - 1].upperBound))
                start = end
            }
        }
        return spans
    }
}
