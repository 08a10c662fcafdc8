/// Cuts text into clusters: plain scalars and their marks by a table, all others (joined emoji, flags, conjuncts, jamo) by the standard
/// library, so that a caret that steps by `Character` and the cells agree.
package struct ClusterScanner {
    /// Longer clusters are cut, so that none takes more than 64 bytes.
    package static let maximumScalars = 16

    private let bytes: UnsafeBufferPointer<UInt8>
    private let text: Substring
    /// Where the next cluster starts, in bytes.
    package var position: Int
    /// The scalar at a place that was looked at already, to see whether a cluster ended before it.
    private var ahead: (position: Int, value: UInt32, length: Int, scalarClass: ScalarClass) = (-1, 0, 0, ScalarClass(bits: 0))

    /// `bytes` are those of `text` and have to outlive the scanner.
    package init(_ bytes: UnsafeBufferPointer<UInt8>, of text: Substring, from position: Int = 0) {
        self.bytes = bytes
        self.text = text
        self.position = position
    }

    @inline(__always)
    package mutating func next() -> TextCluster? {
        guard position < bytes.count else { return nil }
        let start = position
        let byte = bytes[start]
        // Text that is mostly ASCII needs no table.
        if byte &- 0x20 < 0x5F, start + 1 >= bytes.count || bytes[start + 1] < 0x80 {
            position = start + 1
            return TextCluster(start: start, end: position, drawnEnd: position, width: 1, scalar: UInt32(byte), isRisky: false)
        }
        return nextOfAny(at: start)
    }

    private mutating func nextOfAny(at start: Int) -> TextCluster {
        if ahead.position != start { look(at: start) }
        let (_, value, length, scalarClass) = ahead
        let end = start + length
        if scalarClass.isPlain {
            if endsCluster(at: end) {
                position = end
                return TextCluster(
                    start: start, end: end, drawnEnd: end, width: scalarClass.width, scalar: value, isRisky: scalarClass.isRisky)
            }
            var marksEnd = end
            while ahead.scalarClass.attaches {
                marksEnd = ahead.position + ahead.length
                if endsCluster(at: marksEnd) {
                    position = marksEnd
                    return Self.measure(bytes, from: start, to: marksEnd)
                }
            }
        } else if value == 0x0A || value == 0x09 {
            position = end
            return TextCluster(start: start, end: end, drawnEnd: end, width: 1, scalar: value, isRisky: false)
        }
        return slowCluster(at: start, minimum: end)
    }

    /// Whether a cluster of a plain scalar and marks ends at `index`. Where not, the scalar there is `ahead`.
    @inline(__always)
    private mutating func endsCluster(at index: Int) -> Bool {
        if index >= bytes.count || bytes[index] < 0x80 { return true }
        look(at: index)
        return ahead.scalarClass.isPlain
    }

    @inline(__always)
    private mutating func look(at index: Int) {
        let (value, length) = UTF8Scan.scalar(bytes, at: index)
        ahead = (index, value, length, ScalarClass(value))
    }

    private mutating func slowCluster(at start: Int, minimum: Int) -> TextCluster {
        let utf8 = text.utf8
        let from = utf8.index(utf8.startIndex, offsetBy: start)
        let rest = text[from...]
        let end = max(minimum, start + utf8.distance(from: from, to: rest.index(after: rest.startIndex)))
        position = min(end, bytes.count)
        return Self.measure(bytes, from: start, to: position)
    }

    /// Measures the cluster that stands in `bytes[start..<end]`.
    package static func measure(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> TextCluster {
        var cluster = TextCluster(start: start, end: end, drawnEnd: start, width: 0, scalar: TextCluster.several, isRisky: false)
        var i = start
        var scalars = 0
        var first: UInt32 = 0
        var previousIsEmojiBase = false
        // What would be kept if the cluster ended before a trailing joiner.
        var kept = 0
        while i < end, scalars < maximumScalars {
            let (value, length) = UTF8Scan.scalar(bytes, at: i)
            let scalarClass = ScalarClass(value)
            if scalars == 0 { first = value }
            scalars += 1
            i += length
            cluster.width += value == 0xFE0F && previousIsEmojiBase ? 1 : scalarClass.width
            previousIsEmojiBase = scalarClass.isEmojiBase
            guard value != 0x200D else { continue }
            cluster.isRisky = cluster.isRisky || scalarClass.isRisky || scalars > kept + 1
            kept = scalars
            cluster.drawnEnd = i
        }
        cluster.width = min(2, cluster.width)
        // The last gate: what is forbidden has no cluster, whoever failed to sanitise.
        if kept == 1 { cluster.scalar = ScalarClass(first).isForbidden ? 0xFFFD : first }
        return cluster
    }
}
