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
            var composer = LineComposer(bytes: bytes, text: clean, isASCII: ascii != nil)
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
