/// Collects the lines of a layout.
struct LineComposer {
    let bytes: UnsafeBufferPointer<UInt8>
    let text: Substring
    /// Whether the whole text is printable ASCII.
    let isASCII: Bool
    var lines: [TextLayout.Line] = []
    var longest = 0

    init(bytes: UnsafeBufferPointer<UInt8>, text: Substring, isASCII: Bool) {
        self.bytes = bytes
        self.text = text
        self.isASCII = isASCII
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
            if let columns = width, whole.map({ $0 > columns }) ?? true {
                var breaker = LineBreaker(bytes, of: text, paragraph: paragraph, width: columns)
                while let span = breaker.next() {
                    guard lines.count < lineLimit else { return truncate(from: lastStart, width: width, truncation: truncation) }
                    lastStart = span.start
                    append(span.start..<span.end, width: span.width, isASCII: ascii)
                }
            } else {
                guard lines.count < lineLimit else { return truncate(from: lastStart, width: width, truncation: truncation) }
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
        lines.append(TextLayout.Line(text: line, width: width, isASCII: isASCII))
        longest = max(longest, width)
    }

    /// Puts a truncated line in place of the last one, which started at `start`.
    private mutating func truncate(from start: Int, width: Int?, truncation: TextTruncation) -> Bool {
        lines.removeLast()
        longest = lines.reduce(0) { max($0, $1.width) }
        let first = start..<endOfParagraph(from: start)
        let lastFeed = bytes[start...].lastIndex(of: 0x0A)
        let last = (lastFeed.map { $0 + 1 } ?? start)..<bytes.count
        let line = Truncation(bytes: bytes, text: text).line(first: first, last: last, width: width, truncation: truncation)
        lines.append(line)
        longest = max(longest, line.width)
        return true
    }
}
