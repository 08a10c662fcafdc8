/// Collects the lines of a layout.
struct LineComposer {
    let bytes: UnsafeBufferPointer<UInt8>
    let text: Substring
    /// Whether the whole text is printable ASCII.
    let isASCII: Bool
    let direction: BaseDirection
    var lines: [TextLayout.Line] = []
    var longest = 0
    /// Whether paragraphs have to be looked at for what does not run to the right.
    private let mayReorder: Bool
    /// The order of the paragraph at hand.
    private var order: ParagraphOrder?

    init(bytes: UnsafeBufferPointer<UInt8>, text: Substring, isASCII: Bool, direction: BaseDirection) {
        self.bytes = bytes
        self.text = text
        self.isASCII = isASCII
        self.direction = direction
        mayReorder = direction.mayTurnPlain || !isASCII && BidiScan.mayReorder(bytes)
    }

    /// Returns whether lines were left out, the last one that is kept being truncated then.
    mutating func compose(width: Int?, lineLimit: Int, truncation: TextTruncation) -> Bool {
        var paragraphStart = 0
        var lastStart = 0
        while true {
            let paragraphEnd = endOfParagraph(from: paragraphStart)
            let paragraph = paragraphStart..<paragraphEnd
            let ascii = isASCII || UTF8Scan.printableRun(bytes, from: paragraphStart) >= paragraph.count
            let whole = ascii ? paragraph.count : nil
            let old = order
            order =
                mayReorder && (!ascii || direction.turns(plain: bytes[paragraph]))
                ? ParagraphOrder(bytes, paragraph, direction: direction) : nil
            if let columns = width, whole.map({ $0 > columns }) ?? true {
                var breaker = LineBreaker(bytes, of: text, paragraph: paragraph, width: columns, isASCII: ascii)
                while let span = breaker.next() {
                    guard lines.count < lineLimit else {
                        if span.start == paragraphStart { order = old }
                        return truncate(from: lastStart, width: width, truncation: truncation)
                    }
                    lastStart = span.start
                    append(span.start..<span.end, width: span.width, isASCII: ascii)
                    lines[lines.count - 1].endsParagraph = false
                }
                lines[lines.count - 1].endsParagraph = true
            } else {
                guard lines.count < lineLimit else {
                    order = old
                    return truncate(from: lastStart, width: width, truncation: truncation)
                }
                lastStart = paragraphStart
                append(paragraph, width: whole ?? self.width(of: paragraph), isASCII: ascii)
            }
            guard paragraphEnd < bytes.count else { return false }
            paragraphStart = paragraphEnd + 1
        }
    }

    private func endOfParagraph(from start: Int) -> Int {
        isASCII ? bytes.count : bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }

    private func width(of range: Range<Int>) -> Int {
        Truncation(bytes: bytes, text: text).prefix(of: range, columns: .max).width
    }

    private mutating func append(_ range: Range<Int>, width: Int, isASCII: Bool) {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        let line = text[start..<utf8.index(start, offsetBy: range.count)]
        let order = order?.order(of: range, bytes, of: text)
        lines.append(
            TextLayout.Line(
                text: line, width: width, isASCII: isASCII && order == nil, start: range.lowerBound, cut: nil, order: order))
        longest = max(longest, width)
    }

    /// Puts a truncated line in place of the last one, which started at `start`.
    private mutating func truncate(from start: Int, width: Int?, truncation: TextTruncation) -> Bool {
        lines.removeLast()
        longest = lines.reduce(0) { max($0, $1.width) }
        let first = start..<endOfParagraph(from: start)
        let lastFeed = bytes[start...].lastIndex(of: 0x0A)
        let last = (lastFeed.map { $0 + 1 } ?? start)..<bytes.count
        // The rest runs as the paragraph did of which it shows the beginning.
        let line = Truncation(bytes: bytes, text: text).line(
            first: first, last: last, width: width, truncation: truncation, direction: mayReorder ? order?.direction ?? .leftToRight : nil)
        lines.append(line)
        longest = max(longest, line.width)
        return true
    }
}
