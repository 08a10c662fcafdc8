/// Draws lines that do not run to the right from start to end, as `Canvas.bidi` says.
extension Canvas {
    /// Draws a line's text in its order from a place on the screen on.
    func draw(_ text: Substring, in order: LineOrder, at start: Point, style: CellStyle) {
        guard isDrawable(row: start.y), start.x < clip.maxX else { return }
        let table = screen.table
        let policy = bidi
        var overlay = StyleOverlay(style, in: table)
        UTF8Scan.withBytes(of: text) { bytes in
            withRow(start.y) { writer in
                var pen = Pen(bytes: bytes, table: table, writer: writer, left: start.x, joinsLetters: policy.joinsLetters)
                switch policy.order {
                case .visual:
                    for run in order.runs { pen.drawAsSeen(run, of: text, &overlay) }
                case .words:
                    for run in order.runs { pen.drawWords(run, of: text, &overlay) }
                case .logical:
                    for group in order.groups { pen.drawAsRead(group, of: text, &overlay) }
                }
            }
        }
    }

    private struct Pen {
        let bytes: UnsafeBufferPointer<UInt8>
        let table: CellTable
        let writer: RowWriter
        /// The column of the screen where the line starts.
        let left: Int
        let joinsLetters: Bool
        var scratch: [UInt8] = []

        init(bytes: UnsafeBufferPointer<UInt8>, table: CellTable, writer: RowWriter, left: Int, joinsLetters: Bool) {
            self.bytes = bytes
            self.table = table
            self.writer = writer
            self.left = left
            self.joinsLetters = joinsLetters
        }

        /// Puts the clusters of a run where they are seen, mirrored and joined.
        mutating func drawAsSeen(_ run: LineOrder.Run, of text: Substring, _ style: inout StyleOverlay) {
            let column = left + run.column
            guard column < writer.high, column + run.width > writer.low else { return }
            var scanner = ClusterScanner(bytes, of: text, from: run.bytes.lowerBound)
            var x = run.isRightToLeft ? column + run.width : column
            while scanner.position < run.bytes.upperBound, let cluster = scanner.next() {
                if run.isRightToLeft { x -= cluster.width }
                put(cluster, at: x, turned: run.isRightToLeft, &style)
                if !run.isRightToLeft { x += cluster.width }
            }
        }

        /// Puts the clusters of a run where they are seen, but those of each word that the terminal will turn round in the opposite order.
        mutating func drawWords(_ run: LineOrder.Run, of text: Substring, _ style: inout StyleOverlay) {
            var scanner = ClusterScanner(bytes, of: text, from: run.bytes.lowerBound)
            var x = left + (run.isRightToLeft ? run.column + run.width : run.column)
            var word: [TextCluster] = []
            // Where the word's first cluster is seen to begin.
            var start = x
            while scanner.position < run.bytes.upperBound, let cluster = scanner.next() {
                let isPart = isTurnedByTerminal(cluster)
                if !isPart { putWord(&word, from: start, run, &style) }
                if word.isEmpty { start = x }
                if run.isRightToLeft { x -= cluster.width }
                if isPart { word.append(cluster) } else { put(cluster, at: x, turned: run.isRightToLeft, &style) }
                if !run.isRightToLeft { x += cluster.width }
            }
            putWord(&word, from: start, run, &style)
        }

        private mutating func putWord(_ word: inout [TextCluster], from start: Int, _ run: LineOrder.Run, _ style: inout StyleOverlay) {
            let width = word.reduce(0) { $0 + $1.width }
            var x = run.isRightToLeft ? start - width : start
            for cluster in run.isRightToLeft ? word : word.reversed() {
                put(cluster, at: x, turned: false, &style)
                x += cluster.width
            }
            word.removeAll(keepingCapacity: true)
        }

        /// Letters of scripts that run to the left, and their digits.
        private func isTurnedByTerminal(_ cluster: TextCluster) -> Bool {
            let type = BidiClass(UTF8Scan.scalar(bytes, at: cluster.start).value)
            return type == .r || type == .al || type == .an
        }

        /// Puts a stretch that the terminal will turn round in the order of the text. Neutrals at its ends are no part of what it turns, so
        /// they stand where they are seen.
        mutating func drawAsRead(_ group: LineOrder.Group, of text: Substring, _ style: inout StyleOverlay) {
            guard group.isForeign else {
                for run in group.runs { drawAsSeen(run, of: text, &style) }
                return
            }
            var clusters: [TextCluster] = []
            for run in group.runs {
                var scanner = ClusterScanner(bytes, of: text, from: run.bytes.lowerBound)
                while scanner.position < run.bytes.upperBound, let cluster = scanner.next() { clusters.append(cluster) }
            }
            let first = clusters.firstIndex { isStrong($0) } ?? clusters.count
            let last = clusters.lastIndex { isStrong($0) } ?? first - 1
            var x = left + group.column
            for cluster in clusters[max(first, last + 1)...].reversed() {
                put(cluster, at: x, turned: true, &style)
                x += cluster.width
            }
            if first <= last {
                for cluster in clusters[first...last] {
                    put(cluster, at: x, turned: false, &style)
                    x += cluster.width
                }
            }
            for cluster in clusters[..<first].reversed() {
                put(cluster, at: x, turned: true, &style)
                x += cluster.width
            }
        }

        private func isStrong(_ cluster: TextCluster) -> Bool {
            let type = BidiClass(UTF8Scan.scalar(bytes, at: cluster.start).value)
            return type.isIn(.strong) || type == .en || type == .an
        }

        private mutating func put(_ cluster: TextCluster, at x: Int, turned: Bool, _ style: inout StyleOverlay) {
            guard cluster.width > 0, x < writer.high, x + cluster.width > writer.low else { return }
            writer.put(
                turned ? turnedGlyph(for: cluster) : table.glyph(for: cluster, in: bytes), width: cluster.width, at: x, style: &style)
        }

        /// The glyph of a cluster as it looks in text that runs to the left.
        private mutating func turnedGlyph(for cluster: TextCluster) -> UInt32 {
            let (first, length) = UTF8Scan.scalar(bytes, at: cluster.start)
            let other =
                BidiPairs.mirror(of: first)
                ?? (joinsLetters ? ArabicShaping.form(of: first, bytes, from: cluster.start, to: cluster.start + length) : nil)
            guard let other else { return table.glyph(for: cluster, in: bytes) }
            if cluster.scalar != TextCluster.several { return table.glyph(forScalar: other) }
            scratch.removeAll(keepingCapacity: true)
            UTF8Scan.append(other, to: &scratch)
            scratch.append(contentsOf: bytes[cluster.start + length..<max(cluster.start + length, cluster.drawnEnd)])
            var turned = cluster
            turned.start = 0
            turned.end = scratch.count
            turned.drawnEnd = scratch.count
            return scratch.withUnsafeBufferPointer { table.glyph(for: turned, in: $0) }
        }
    }
}
