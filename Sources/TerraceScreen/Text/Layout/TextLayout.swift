/// Which part of a text goes when it does not fit.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// A text laid out in cells: its lines at a width, each in the order in which it is seen, and the map between the two.
///
/// The text is sanitised, its tabs become spaces (stops of 8 from the start of the paragraph), and each paragraph is cut by
/// `LineBreaker` and ordered by the Unicode Bidirectional Algorithm. Equality asks what went in, not what came out, and mostly ends at
/// the identity of the text's storage.
///
/// Offsets are UTF-8 offsets in the text that was given; `TextLayout+Map` has what a caret, a click and a selection ask.
package struct TextLayout: Equatable, Sendable {
    package struct Line: Sendable {
        /// The clean text to be drawn, an ellipsis included, in logical order.
        package let text: Substring
        /// In cells.
        package let width: Int
        /// Whether each byte is a cell, and they stand in order.
        package let isASCII: Bool
        /// Where the line starts in the clean text.
        let start: Int
        /// Where an ellipsis stands for the rest: the bytes of the line before it, and where the clean text goes on behind it.
        let cut: Cut?
        /// Nil where the line runs to the right from its start to its end.
        let order: LineOrder?
        /// Whether the line is not wrapped into another one.
        var endsParagraph = true

        struct Cut: Sendable {
            var head: Int
            var tail: Int
        }

        /// Whether not all of it runs to the right.
        package var isReordered: Bool { order != nil }

        /// The direction of the line's paragraph.
        package var direction: TextDirection { TextDirection(level: order?.level ?? 0) }
    }

    package let lines: [Line]
    /// The longest line by the number of lines.
    package let size: Size
    /// Whether lines were left out.
    package let isTruncated: Bool

    let source: String
    /// Whether offsets in the lines' text are those of the source.
    let isVerbatim: Bool
    /// Whether line breaks in the text are drawn as spaces.
    private let isOneLine: Bool
    private let width: Int?
    private let maxLines: Int?
    private let truncation: TextTruncation
    private let direction: BaseDirection

    /// Lays out `text`; `width` nil means as wide as it likes, `maxLines` nil as many lines as it likes. A width below 1 acts as 1, so
    /// does a `maxLines`.
    package init(
        _ text: String, width: Int?, maxLines: Int? = nil, truncation: TextTruncation = .tail, direction: BaseDirection = .content
    ) {
        self.init(text, width: width, maxLines: maxLines, truncation: truncation, direction: direction, isOneLine: false)
    }

    /// Lays out `text` in one line that is as wide as it likes; its line breaks become spaces.
    package init(oneLine text: String, direction: BaseDirection = .content) {
        self.init(text, width: nil, maxLines: nil, truncation: .tail, direction: direction, isOneLine: true)
    }

    private init(
        _ text: String, width: Int?, maxLines: Int?, truncation: TextTruncation, direction: BaseDirection, isOneLine: Bool
    ) {
        source = text
        self.width = width
        self.maxLines = maxLines
        self.truncation = truncation
        self.direction = direction
        self.isOneLine = isOneLine
        let columns = width.map { max(1, $0) }
        let lineLimit = maxLines.map { max(1, $0) } ?? .max

        // One line of ASCII that fits is one scan.
        let ascii = UTF8Scan.withBytes(of: text) { UTF8Scan.printableRun($0) == $0.count ? $0.count : nil }
        if let ascii, columns.map({ ascii <= $0 }) ?? true, !direction.turns(plain: text.utf8) {
            lines = [Line(text: text[...], width: ascii, isASCII: true, start: 0, cut: nil, order: nil)]
            size = Size(width: ascii, height: 1)
            isTruncated = false
            isVerbatim = true
            return
        }

        let clean = ascii == nil ? CleanText(text, inOneLine: isOneLine) : nil
        isVerbatim = clean?.isVerbatim ?? true
        let body = clean?.text ?? text[...]
        var lines: [Line] = []
        var longest = 0
        var isTruncated = false
        UTF8Scan.withBytes(of: body) { bytes in
            var composer = LineComposer(bytes: bytes, text: body, isASCII: ascii != nil, direction: direction)
            isTruncated = composer.compose(width: columns, lineLimit: lineLimit, truncation: truncation)
            lines = composer.lines
            longest = composer.longest
        }
        self.lines = lines
        self.isTruncated = isTruncated
        size = Size(width: longest, height: lines.count)
    }

    package static func == (a: TextLayout, b: TextLayout) -> Bool {
        a.width == b.width && a.maxLines == b.maxLines && a.truncation == b.truncation && a.direction == b.direction
            && a.isOneLine == b.isOneLine && a.source == b.source
            // Canonically equal text of other scalars may be drawn differently.
            && (a.size == b.size && a.source.utf8.count == b.source.utf8.count)
    }

    /// How the text was cleaned, where offsets changed.
    func cleaning() -> CleanText? { isVerbatim ? nil : CleanText(source, inOneLine: isOneLine) }
}
