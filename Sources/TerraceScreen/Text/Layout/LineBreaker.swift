/// Cuts one paragraph into lines of a width, first fit.
///
/// A line breaks where its last opportunity was (`BreakState`); a word longer than the line breaks inside, between clusters. Spaces at
/// a break belong to no line. A cluster wider than the whole line stands alone in it.
struct LineBreaker {
    /// A line by its bytes.
    struct Span {
        var start: Int
        var end: Int
        var width: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var scanner: ClusterScanner
    private let end: Int
    private let width: Int
    private let isASCII: Bool
    private var isDone = false

    /// `paragraph` are the bytes between two line feeds of `text`, whose bytes are `bytes`. `isASCII`: all of them are printable ASCII.
    init(_ bytes: UnsafeBufferPointer<UInt8>, of text: Substring, paragraph: Range<Int>, width: Int, isASCII: Bool = false) {
        self.bytes = bytes
        scanner = ClusterScanner(bytes, of: text, from: paragraph.lowerBound)
        end = paragraph.upperBound
        self.width = max(1, width)
        self.isASCII = isASCII
    }

    /// The next line; an empty paragraph has one.
    mutating func next() -> Span? {
        guard !isDone else { return nil }
        let start = scanner.position
        if isASCII {
            if end - start <= width {
                isDone = true
                return Span(start: start, end: end, width: end - start)
            }
            if let cut = PlainCut(bytes, start: start, end: end, width: width) {
                scanner.position = cut.next
                return Span(start: start, end: cut.end, width: cut.end - start)
            }
        }
        var column = 0
        var breaks = BreakState()
        var isAfterSpace = false
        /// Where the last run of spaces began.
        var spaces = Span(start: start, end: start, width: 0)
        /// The line up to the last opportunity, and where the next one would start.
        var opportunity: (line: Span, next: Int)?

        while scanner.position < end, let cluster = scanner.next() {
            let isSpace = isSpace(cluster)
            let here = walk(&breaks, over: cluster)
            if isSpace {
                if !isAfterSpace { spaces = Span(start: start, end: cluster.start, width: column) }
                column += cluster.width
                isAfterSpace = true
                continue
            }
            let line = isAfterSpace ? spaces : Span(start: start, end: cluster.start, width: column)
            if here != .none { opportunity = (line, cluster.start) }
            if cluster.width == 0 { continue }
            if column + cluster.width > width, column > 0 {
                let found = opportunity ?? (line, cluster.start)
                scanner.position = found.next
                return found.line
            }
            column += cluster.width
            isAfterSpace = false
            if breaks.isInWord {
                let letters = max(0, min(letters(from: scanner.position), width - column))
                column += letters
                scanner.position += letters
            }
        }
        isDone = true
        guard isAfterSpace, column > width else { return Span(start: start, end: end, width: column) }
        // Spaces that end a paragraph stay as far as they fit.
        scanner.position = spaces.end
        var line = spaces
        while scanner.position < end, let cluster = scanner.next(), line.width + cluster.width <= width {
            line.width += cluster.width
            line.end = cluster.end
        }
        return line
    }

    /// How many ASCII letters stand from a place on, each a cluster of its own.
    @inline(__always)
    private func letters(from start: Int) -> Int {
        var i = start
        while i < end, (bytes[i] | 0x20) &- 0x61 < 26 { i += 1 }
        // A mark may follow the last.
        return i < bytes.count && bytes[i] >= 0x80 && i > start ? i - start - 1 : i - start
    }

    /// Tells the state of a cluster's scalars; whether a line may break before the first of them.
    @inline(__always)
    private func walk(_ breaks: inout BreakState, over cluster: TextCluster) -> BreakState.Break {
        if cluster.scalar != TextCluster.several { return breaks.next(BreakClass(cluster.scalar)) }
        var result = BreakState.Break.none
        var i = cluster.start
        while i < cluster.end {
            let (value, length) = UTF8Scan.scalar(bytes, at: i)
            let here = breaks.next(BreakClass(value))
            if i == cluster.start { result = here }
            i += length
        }
        return result
    }

    /// What goes where a line breaks.
    private func isSpace(_ cluster: TextCluster) -> Bool {
        switch cluster.scalar {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: false
        }
    }
}
