extension TextLayout {
    /// One cluster of a line where it is seen.
    package struct Placement: Hashable, Sendable {
        /// The bytes of the text that it shows; several clusters for a tab's blanks and for an ellipsis, which shows what it hides.
        package var offsets: Range<Int>
        /// Its left edge, from the left edge of the line.
        package var column: Int
        /// In cells; 0 for what takes none.
        package var width: Int
        /// Whether it stands in text that runs to the left: what follows it in the text is seen to its left.
        package var isRightToLeft: Bool
    }

    /// The clusters of a line in the order of the text; none outside of the lines. O(length of the line).
    package func placements(inLine number: Int) -> [Placement] {
        guard lines.indices.contains(number) else { return [] }
        let line = lines[number]
        let clean = cleaning()
        func offset(_ byte: Int, isEnd: Bool = false) -> Int {
            var byte = byte
            if let cut = line.cut, byte > cut.head {
                byte = cut.tail + byte - cut.head - Self.ellipsisLength
            } else {
                byte += line.start
            }
            return clean?.source(ofClean: byte, isEnd: isEnd) ?? byte
        }

        var placements: [Placement] = []
        func append(_ cluster: TextCluster, at column: Int, isRightToLeft: Bool) {
            let offsets = offset(cluster.start)..<max(offset(cluster.start), offset(cluster.end, isEnd: true))
            if let last = placements.last, last.offsets.lowerBound == offsets.lowerBound {
                // One thing of the text that takes several clusters here.
                placements[placements.count - 1].offsets = last.offsets.lowerBound..<max(last.offsets.upperBound, offsets.upperBound)
                placements[placements.count - 1].column = min(last.column, column)
                placements[placements.count - 1].width += cluster.width
            } else {
                placements.append(
                    Placement(offsets: offsets, column: column, width: cluster.width, isRightToLeft: isRightToLeft))
            }
        }

        let bytes = line.text.utf8.count
        UTF8Scan.withBytes(of: line.text) { buffer in
            let whole = LineOrder.Run(bytes: 0..<bytes, level: 0, width: line.width, isForeign: false)
            for run in line.order?.runs ?? [whole] {
                var scanner = ClusterScanner(buffer, of: line.text, from: run.bytes.lowerBound)
                var column = run.isRightToLeft ? run.column + run.width : run.column
                while scanner.position < run.bytes.upperBound, let cluster = scanner.next() {
                    if run.isRightToLeft { column -= cluster.width }
                    append(cluster, at: column, isRightToLeft: run.isRightToLeft)
                    if !run.isRightToLeft { column += cluster.width }
                }
            }
        }
        return placements
    }

    static let ellipsisLength = 3
}
