/// A place between two clusters of a text, where a caret may stand.
package struct TextPosition: Hashable, Sendable {
    /// Which of two lines a caret belongs to where one line is wrapped into the next.
    package enum Affinity: Hashable, Sendable {
        /// The end of the line before.
        case upstream
        /// The start of the line after.
        case downstream
    }

    /// In UTF-8 bytes from the start of the text.
    package var offset: Int
    package var affinity: Affinity

    package init(_ offset: Int, affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

/// Columns of a line, as a selection or a match of a search covers them.
package struct TextSpan: Hashable, Sendable {
    /// The line's number.
    package let line: Int
    /// From the left edge of the line.
    package let columns: Range<Int>

    package init(line: Int, columns: Range<Int>) {
        self.line = line
        self.columns = columns
    }
}

/// A way that a caret goes as it is seen.
package enum VisualMotion: Hashable, Sendable { case left, right }
