import TerraceScreen

/// A part of a text that looks other than the rest of it.
package struct TextRun: Hashable, Sendable {
    /// Offsets in the text's UTF-8.
    package var bytes: Range<Int>
    package var style: CellStyle

    package init(bytes: Range<Int>, style: CellStyle) {
        self.bytes = bytes
        self.style = style
    }
}

/// Where runs of a text are seen in one layout of it: from top to bottom, kept for as long as the layout is.
struct RunSpans {
    struct Span {
        /// Which of the runs it shows.
        var run: Int
        var line: Int
        var columns: Range<Int>
    }

    let spans: [Span]

    init(_ ranges: some Collection<Range<Int>>, in layout: TextLayout) {
        var spans: [Span] = []
        for (run, bytes) in ranges.enumerated() {
            for span in layout.spans(of: bytes) { spans.append(Span(run: run, line: span.line, columns: span.columns)) }
        }
        self.spans = spans
    }
}
