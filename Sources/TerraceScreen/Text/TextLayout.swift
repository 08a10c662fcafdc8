/// Which part of a text goes when it does not fit.
package enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// A text laid out in cells: its lines at a width.
package struct TextLayout {
    package struct Line {
        /// The text to be drawn, an ellipsis included.
        package var text: Substring
        /// In cells.
        package var width: Int
        package var isASCII: Bool { false }
    }

    package let lines: [Line]
    /// The longest line by the number of lines.
    package let size: Size

    /// Lays out `text`; `width` nil means as wide as it likes, `maxLines` nil as many lines as it likes.
    package init(_ text: String, width: Int?, maxLines: Int? = nil, truncation: TextTruncation = .tail) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(text: $0, width: $0.count) }
        size = Size(width: lines.map(\.width).max() ?? 0, height: lines.count)
    }
}
