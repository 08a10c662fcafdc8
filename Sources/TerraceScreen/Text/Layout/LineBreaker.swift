/// Cuts one paragraph into lines of a width, first fit.
///
/// A line breaks where its last opportunity was (`BreakClass`); a word longer than the line breaks inside, between clusters. Spaces at
/// a break belong to no line. A cluster wider than the whole line stands alone in it.
struct LineBreaker {
    /// A line by its bytes.
    struct Span {
        var start: Int
        var end: Int
        var width: Int
    }

    private var scanner: ClusterScanner
    private let end: Int
    private let width: Int
    private var isDone = false

    /// `paragraph` are the bytes between two line feeds of `text`, whose bytes are `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, of text: Substring, paragraph: Range<Int>, width: Int) {
        scanner = ClusterScanner(bytes, of: text, from: paragraph.lowerBound)
        end = paragraph.upperBound
        self.width = max(1, width)
    }

    /// The next line; an empty paragraph has one.
    mutating func next() -> Span? {
        guard !isDone else { return nil }
        let start = scanner.position
        var column = 0
        var previous: BreakClass?
        var previousIsWide = false
        var innerHyphen = false
        /// Where the last run of spaces began.
        var spaces = Span(start: start, end: start, width: 0)
        /// The line up to the last opportunity, and where the next one would start.
        var opportunity: (line: Span, next: Int)?

        while scanner.position < end, let cluster = scanner.next() {
            let current = BreakClass(cluster)
            if cluster.width == 0 && current != .space {
                // A joiner after spaces has nothing to join.
                if current == .glue, previous != .space { previous = .glue }
                continue
            }
            if current == .space {
                if previous != .space { spaces = Span(start: start, end: cluster.start, width: column) }
                column += cluster.width
                previous = .space
                continue
            }
            let isDigit = cluster.scalar &- 0x30 < 10
            let besideWide = previousIsWide || cluster.width == 2
            if let previous,
                previous.breaks(before: current, besideWide: besideWide, afterInnerHyphen: innerHyphen, nextIsDigit: isDigit)
            {
                let line = previous == .space ? spaces : Span(start: start, end: cluster.start, width: column)
                opportunity = (line, cluster.start)
            }
            if column + cluster.width > width, column > 0 {
                let (line, next) = opportunity ?? (Span(start: start, end: cluster.start, width: column), cluster.start)
                scanner.position = next
                return line
            }
            column += cluster.width
            innerHyphen = current == .hyphen && previous?.takesHyphen == true
            previous = current
            previousIsWide = cluster.width == 2
        }
        isDone = true
        guard previous == .space, column > width else { return Span(start: start, end: end, width: column) }
        // Spaces that end a paragraph stay as far as they fit.
        scanner.position = spaces.end
        var line = spaces
        while scanner.position < end, let cluster = scanner.next(), line.width + cluster.width <= width {
            line.width += cluster.width
            line.end = cluster.end
        }
        return line
    }
}
