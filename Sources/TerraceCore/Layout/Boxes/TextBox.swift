import TerraceScreen

/// Text of one style, but for its runs. It wraps into what it is proposed and is as wide as its longest line.
///
/// Lines that fit neither the height nor the limit go, and the last that stays ends in an ellipsis; one line always stays.
package final class TextBox: Box {
    /// What a proposal asks of the text; infinity is as much as it likes.
    private struct Request: Hashable {
        var width: Int
        var lines: Int
    }

    private struct Known {
        var request: Request
        var layout: TextLayout
    }

    /// The text as wide as it likes; it serves all widths that it fits.
    @exclusivity(unchecked) private var natural: TextLayout?
    /// Its size: no lines while it is unknown.
    @exclusivity(unchecked) private var naturalSize = Size.zero
    /// The layouts that were asked for last: one for each of minimum and offer is what a stack wants.
    @exclusivity(unchecked) private var recent: ContiguousArray<Known> = []
    private static let recentLimit = 2

    package init(
        _ text: String = "", style: CellStyle = .standard, lineLimit: LineLimit = .unlimited, truncation: TextTruncation = .tail,
        alignment: LineAlignment = .left, direction: BaseDirection = .content
    ) {
        self.text = text
        self.style = style
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.alignment = alignment
        self.direction = direction
        super.init()
        isHitTarget = true
    }

    package var text: String {
        didSet { if text != oldValue { forgetLayouts() } }
    }

    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    /// Parts of the text that look other than the rest.
    package var runs: [TextRun] = [] {
        didSet { if runs != oldValue { needsPaint() } }
    }

    @exclusivity(unchecked) package var lineLimit: LineLimit {
        didSet { if lineLimit != oldValue { forgetLayouts() } }
    }

    package var truncation: TextTruncation {
        didSet { if truncation != oldValue { forgetLayouts() } }
    }

    /// Where lines shorter than the longest stand.
    package var alignment: LineAlignment {
        didSet { if alignment != oldValue { needsPaint() } }
    }

    /// How the direction of its paragraphs is found.
    package var direction: BaseDirection {
        didSet { if direction != oldValue { forgetLayouts() } }
    }

    private func forgetLayouts() {
        natural = nil
        naturalSize = .zero
        recent.removeAll(keepingCapacity: true)
        invalidate()
        needsPaint()
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let request = request(for: proposal)
        let fitting = isNatural(request) ? naturalSize : layout(for: request).size
        return Size(width: fitting.width, height: max(fitting.height, lineLimit.minimum))
    }

    /// The text as it is laid out for a proposal.
    package func layout(for proposal: ProposedSize) -> TextLayout {
        layout(for: request(for: proposal))
    }

    private func request(for proposal: ProposedSize) -> Request {
        var request = Request(width: proposal.width ?? Length.infinity, lines: lineLimit.maximum ?? Length.infinity)
        if let height = proposal.height { request.lines = min(request.lines, max(1, height)) }
        return request
    }

    /// Whether the text is as wide and high as it likes.
    private func isNatural(_ request: Request) -> Bool {
        if naturalSize.height == 0 {
            let layout = TextLayout(text, width: nil, maxLines: nil, truncation: truncation, direction: direction)
            naturalSize = layout.size
            natural = layout
        }
        return naturalSize.width <= request.width && naturalSize.height <= request.lines
    }

    private func layout(for request: Request) -> TextLayout {
        if isNatural(request), let natural { return natural }
        for known in recent where known.request == request { return known.layout }
        let layout = TextLayout(
            text, width: request.width < Length.infinity ? request.width : nil,
            maxLines: request.lines < Length.infinity ? request.lines : nil, truncation: truncation, direction: direction)
        if recent.count == Self.recentLimit { recent.removeFirst() }
        recent.append(Known(request: request, layout: layout))
        return layout
    }

    override package func paint(_ canvas: Canvas) {
        let layout = layout(for: lastProposal)
        let lines = layout.lines
        let area = canvas.visibleArea
        let first = max(0, area.minY)
        let end = min(lines.count, area.maxY)
        if first >= end { return }
        for row in first..<end { canvas.draw(lines[row], at: Point(x: start(of: lines[row]), y: row), style: style) }
        for run in runs {
            for span in layout.spans(of: run.offsets) where span.line >= first && span.line < end {
                let x = start(of: lines[span.line]) + span.columns.lowerBound
                canvas.restyle(Rect(x: x, y: span.line, width: span.columns.count, height: 1)) {
                    $0.foreground = run.style.foreground
                    $0.attributes = run.style.attributes
                }
            }
        }
    }

    private func start(of line: TextLayout.Line) -> Int {
        alignment.offset(free: size.width - line.width, direction: line.direction)
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        switch guide {
        case .firstTextBaseline where axis == .vertical: 0
        case .lastTextBaseline where axis == .vertical: 2 * max(0, layout(for: proposal).lines.count - 1)
        default: nil
        }
    }
}

/// A part of a text that looks other than the rest.
package struct TextRun: Hashable, Sendable {
    /// UTF-8 offsets in the text.
    package var offsets: Range<Int>
    package var style: CellStyle

    package init(offsets: Range<Int>, style: CellStyle) {
        self.offsets = offsets
        self.style = style
    }
}
