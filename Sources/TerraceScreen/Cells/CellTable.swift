/// What the numbers in cells stand for: shared by the screens of one host.
///
/// It is bounded. Between frames the host calls `compact(keeping:)` when `needsCompaction`; if hostile text fills the table all the
/// same, within one frame, clusters are drawn as their first scalar or as a replacement of the same width, styles as the standard one.
package final class CellTable {
    /// Default bounds; a screen holds far fewer.
    package static let maximumClusters = 1 << 16
    package static let maximumStyles = 1 << 18

    // Read for each glyph that is drawn or encoded, and never written while being read: no callback runs meanwhile.
    @exclusivity(unchecked) private var clusters: ClusterTable
    @exclusivity(unchecked) private var styles: StyleTable
    @exclusivity(unchecked) private var lastStyle = CellStyle.standard
    @exclusivity(unchecked) private var lastStyleID: UInt32 = 0
    private var liveAfterCompaction = 0

    /// Goes up when numbers may have got a new meaning: caches by number are void.
    package private(set) var generation = 0

    package init(maximumClusters: Int = CellTable.maximumClusters, maximumStyles: Int = CellTable.maximumStyles) {
        clusters = ClusterTable(capacity: maximumClusters)
        styles = StyleTable(capacity: max(1, maximumStyles))
    }

    // MARK: Styles

    package func id(for style: CellStyle) -> UInt32 {
        if style == lastStyle { return lastStyleID }
        guard let number = styles.number(of: style) else { return 0 }
        lastStyle = style
        lastStyleID = number
        return number
    }

    package func style(_ id: UInt32) -> CellStyle {
        id < styles.styles.count ? styles.styles[Int(id)] : .standard
    }

    // MARK: Glyphs

    /// The glyph of a cluster out of `ClusterScanner`, which lets no forbidden scalar through.
    package func glyph(for cluster: TextCluster, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if cluster.scalar != TextCluster.several { return cluster.scalar }
        let drawn = UnsafeBufferPointer(rebasing: bytes[cluster.start..<cluster.drawnEnd])
        if let number = clusters.number(of: drawn, width: cluster.width, isRisky: cluster.isRisky) { return Cell.firstCluster + number }
        let first = UTF8Scan.scalar(bytes, at: cluster.start).value
        if ScalarClass(first).width == cluster.width { return glyph(forScalar: first) }
        return cluster.width == 2 ? 0x3013 : 0xFFFD
    }

    /// A scalar is its own glyph, unless a cell may not show it.
    package func glyph(forScalar value: UInt32) -> UInt32 {
        if value &- 0x20 < 0x5F { return value }
        return value == 0x0A || value == 0x09 || ScalarClass(value).isForbidden ? 0xFFFD : value
    }

    /// The columns of a glyph; 0 for the second half of a wide one.
    package func width(ofGlyph id: UInt32) -> Int {
        if id < 0x7F { return 1 }
        if id < Cell.continuation { return ScalarClass(id).width }
        return entry(id).map { Int($0.width) } ?? 0
    }

    /// Whether terminals disagree on the width of a glyph.
    package func isRisky(_ id: UInt32) -> Bool {
        if id < 0x7F { return false }
        if id < Cell.continuation { return ScalarClass(id).isRisky }
        return entry(id)?.isRisky ?? false
    }

    /// Appends a glyph's UTF-8 to a frame; nothing for the second half of a wide one.
    @inlinable
    package func appendText(ofGlyph id: UInt32, to bytes: inout [UInt8]) {
        if id < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: id))
        } else {
            appendLongText(ofGlyph: id, to: &bytes)
        }
    }

    @usableFromInline
    func appendLongText(ofGlyph id: UInt32, to bytes: inout [UInt8]) {
        if id < Cell.continuation {
            UTF8Scan.append(id, to: &bytes)
        } else if let entry = entry(id) {
            let start = Int(entry.offset)
            bytes.append(contentsOf: clusters.bytes[start..<start + Int(entry.length)])
        }
    }

    /// A glyph's text.
    package func glyphText(_ id: UInt32) -> String {
        var bytes: [UInt8] = []
        appendText(ofGlyph: id, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func entry(_ id: UInt32) -> ClusterTable.Entry? {
        guard id >= Cell.firstCluster else { return nil }
        let number = Int(id - Cell.firstCluster)
        return number < clusters.entries.count && clusters.entries[number].isLive ? clusters.entries[number] : nil
    }

    // MARK: Compaction

    /// How many clusters and styles are known.
    package var count: Int { clusters.count + styles.count }

    /// Whether the table has doubled since it was compacted, and it is worth while.
    package var needsCompaction: Bool { count > 4096 + 2 * liveAfterCompaction }

    /// Forgets what none of `screens` shows. Their numbers keep their meaning, those of any other screen do not.
    package func compact(keeping screens: [Screen]) {
        var usedClusters = [Bool](repeating: false, count: clusters.entries.count)
        var usedStyles = [Bool](repeating: false, count: styles.styles.count)
        for screen in screens {
            for cell in screen.cells {
                if cell.glyph >= Cell.firstCluster, Int(cell.glyph - Cell.firstCluster) < usedClusters.count {
                    usedClusters[Int(cell.glyph - Cell.firstCluster)] = true
                }
                if Int(cell.style) < usedStyles.count { usedStyles[Int(cell.style)] = true }
            }
        }
        clusters.keep { usedClusters[$0] }
        styles.keep { usedStyles[$0] }
        lastStyle = .standard
        lastStyleID = 0
        liveAfterCompaction = count
        generation += 1
    }
}
