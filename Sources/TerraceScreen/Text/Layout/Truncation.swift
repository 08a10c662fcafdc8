/// Makes the last visible line of a text whose rest does not fit.
struct Truncation {
    let bytes: UnsafeBufferPointer<UInt8>
    let text: Substring

    /// The line that stands for all of a text from `first`, the rest of the paragraph that the line starts in, to `last`, the last
    /// paragraph: the same range where there is only one. `direction` is nil where all of it runs to the right.
    func line(
        first: Range<Int>, last: Range<Int>, width: Int?, truncation: TextTruncation, direction: TextDirection?
    ) -> TextLayout.Line {
        // The ellipsis takes one.
        let columns = width.map { max(0, $0 - 1) } ?? .max
        let kept: (head: (end: Int, width: Int), tail: (start: Int, width: Int))
        switch truncation {
        case .tail:
            kept = (prefix(of: first, columns: columns), (last.upperBound, 0))
        case .head:
            kept = ((first.lowerBound, 0), suffix(of: last, columns: columns))
        case .middle:
            let head = prefix(of: first, columns: columns / 2 + columns % 2)
            kept = (head, suffix(of: max(head.end, last.lowerBound)..<last.upperBound, columns: columns - head.width))
        }
        var line: [UInt8] = []
        line.append(contentsOf: bytes[first.lowerBound..<kept.head.end])
        line.append(contentsOf: [0xE2, 0x80, 0xA6])
        line.append(contentsOf: bytes[kept.tail.start..<last.upperBound])
        let text = String(decoding: line, as: UTF8.self)[...]
        let order = direction.flatMap { direction in
            line.withUnsafeBufferPointer { line in
                ParagraphOrder(line, 0..<line.count, direction: BaseDirection(direction))?.order(of: 0..<line.count, line, of: text)
            }
        }
        let head = kept.head.end - first.lowerBound
        return TextLayout.Line(
            text: text, width: kept.head.width + 1 + kept.tail.width, isASCII: false, start: first.lowerBound,
            cut: .init(head: head, tail: kept.tail.start), order: order)
    }

    /// How far the clusters of `range` go that fit into `columns` from the start.
    func prefix(of range: Range<Int>, columns: Int) -> (end: Int, width: Int) {
        var scanner = ClusterScanner(bytes, of: text, from: range.lowerBound)
        var end = range.lowerBound
        var width = 0
        while scanner.position < range.upperBound, let cluster = scanner.next(), cluster.width <= columns - width {
            width += cluster.width
            end = cluster.end
        }
        return (end, width)
    }

    /// Where the clusters of `range` start that fit into `columns` at the end.
    private func suffix(of range: Range<Int>, columns: Int) -> (start: Int, width: Int) {
        var scanner = ClusterScanner(bytes, of: text, from: range.lowerBound)
        var clusters: [(start: Int, width: Int)] = []
        while scanner.position < range.upperBound, let cluster = scanner.next() { clusters.append((cluster.start, cluster.width)) }
        var start = range.upperBound
        var width = 0
        for cluster in clusters.reversed() {
            guard cluster.width <= columns - width else { break }
            width += cluster.width
            // A mark without a base would fall upon the ellipsis.
            if cluster.width > 0 { start = cluster.start }
        }
        return (start, width)
    }
}
