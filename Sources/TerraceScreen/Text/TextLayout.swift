/// Which part of a text goes when it does not fit.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// A text laid out in cells: its lines at a width.
///
/// The text is sanitised, its tabs become spaces (stops of 8 from the start of the paragraph), and each paragraph is cut by
/// `LineBreaker`. Equality asks what went in, not what came out, and mostly ends at the identity of the text's storage.
///
/// Styled runs have their place beside `lines`: ranges of UTF-8 offsets, cut by the same spans; bidirectional text would give each line
/// a permutation of its clusters. Both concern what is drawn of a line, not where lines break, so that nothing here has to change.
package struct TextLayout: Equatable, Sendable {
    package struct Line: Sendable {
        /// The clean text to be drawn, an ellipsis included.
        package let text: Substring
        /// In cells.
        package let width: Int
        /// Whether each byte is a cell.
        package let isASCII: Bool

        init(text: Substring, width: Int, isASCII: Bool) {
            self.text = text
            self.width = width
            self.isASCII = isASCII
        }
    }

    package let lines: [Line]
    /// The longest line by the number of lines.
    package let size: Size
    /// Whether lines were left out.
    package let isTruncated: Bool

    private let source: String
    private let width: Int?
    private let maxLines: Int?
    private let truncation: TextTruncation

    /// Lays out `text`; `width` nil means as wide as it likes, `maxLines` nil as many lines as it likes. A width below 1 acts as 1, so
    /// does a `maxLines`.
    package init(_ text: String, width: Int?, maxLines: Int? = nil, truncation: TextTruncation = .tail) {
        source = text
        self.width = width
        self.maxLines = maxLines
        self.truncation = truncation
        let columns = width.map { max(1, $0) }
        let lineLimit = maxLines.map { max(1, $0) } ?? .max

        // One line of ASCII that fits is one scan.
        let ascii = UTF8Scan.withBytes(of: text) { UTF8Scan.printableRun($0) == $0.count ? $0.count : nil }
        if let ascii, columns.map({ ascii <= $0 }) ?? true {
            lines = [Line(text: text[...], width: ascii, isASCII: true)]
            size = Size(width: ascii, height: 1)
            isTruncated = false
            return
        }

        let clean = ascii == nil ? TabExpansion.expand(Sanitizer.clean(text[...])) : text[...]
        var lines: [Line] = []
        var longest = 0
        var isTruncated = false
        UTF8Scan.withBytes(of: clean) { bytes in
            var composer = Composer(bytes: bytes, text: clean, isASCII: ascii != nil)
            isTruncated = composer.compose(width: columns, lineLimit: lineLimit, truncation: truncation)
            lines = composer.lines
            longest = composer.longest
        }
        self.lines = lines
        self.isTruncated = isTruncated
        size = Size(width: longest, height: lines.count)
    }

    package static func == (a: TextLayout, b: TextLayout) -> Bool {
        a.width == b.width && a.maxLines == b.maxLines && a.truncation == b.truncation && a.source == b.source
            // Canonically equal text of other scalars may be drawn differently.
            && (a.size == b.size && a.source.utf8.count == b.source.utf8.count)
    }
}

/// Collects the lines of a layout.
private struct Composer {
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
