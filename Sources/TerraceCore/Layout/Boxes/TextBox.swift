import Foundation
import TerraceScreen

/// Text of one style, or with runs of other styles in it. It wraps into what it is proposed and is as wide as its longest line.
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
    /// Where runs, and links, are seen in the layout that was painted last.
    @exclusivity(unchecked) private var seenRuns: (request: Request, runs: RunSpans, links: RunSpans)?
    @exclusivity(unchecked) private var linkStorage: TextLinks?

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

    /// The colour of each place, where the text has no single one.
    package var shade: _CellPaint? {
        didSet { if shade != oldValue { needsPaint() } }
    }

    /// What looks other than `style` says, from the start of the text to its end.
    package var runs: [TextRun] = [] {
        didSet {
            if runs == oldValue { return }
            seenRuns = nil
            needsPaint()
        }
    }

    /// The parts of the text that can be pressed.
    package var links: [TextLinks.Link] {
        get { linkStorage?.links ?? [] }
        set {
            if newValue.isEmpty, linkStorage == nil { return }
            if newValue.map(\.bytes) != links.map(\.bytes) {
                seenRuns = nil
                needsPaint()
            }
            if let linkStorage { linkStorage.update(newValue) } else { linkStorage = TextLinks(newValue, box: self) }
        }
    }

    override package var interaction: (any BoxInteraction)? { linkStorage }

    /// Whether bars stand for the text.
    package var isRedacted = false {
        didSet { if isRedacted != oldValue { needsPaint() } }
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
        seenRuns = nil
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
        for row in first..<end {
            let line = lines[row]
            let place = Point(x: left(of: line), y: row)
            if isRedacted {
                var bar = style
                bar.attributes = .dim
                canvas.drawRow("█", x: place.x, y: row, width: line.width, style: bar)
            } else {
                canvas.draw(line, at: place, style: style)
            }
        }
        if let shade { canvas.shade(Rect(x: 0, y: first, width: size.width, height: end - first), shade, in: CGSize(size)) }
        if isRedacted || (runs.isEmpty && linkStorage == nil) { return }
        paintRuns(layout, rows: first..<end, on: canvas)
    }

    /// Where a line starts.
    private func left(of line: TextLayout.Line) -> Int {
        alignment.offset(free: size.width - line.width, direction: line.direction)
    }

    // MARK: Runs and links

    private func spans(in layout: TextLayout) -> (runs: RunSpans, links: RunSpans) {
        let request = request(for: lastProposal)
        if let seenRuns, seenRuns.request == request { return (seenRuns.runs, seenRuns.links) }
        let found = (runs: RunSpans(runs.lazy.map(\.bytes), in: layout), links: RunSpans(links.lazy.map(\.bytes), in: layout))
        seenRuns = (request, found.runs, found.links)
        return found
    }

    private func paintRuns(_ layout: TextLayout, rows: Range<Int>, on canvas: Canvas) {
        let seen = spans(in: layout)
        func restyle(_ span: RunSpans.Span, _ change: (inout CellStyle) -> Void) {
            guard rows.contains(span.line) else { return }
            let x = left(of: layout.lines[span.line]) + span.columns.lowerBound
            canvas.restyle(Rect(x: x, y: span.line, width: span.columns.count, height: 1), change)
        }
        for span in seen.runs.spans {
            let style = runs[span.run].style
            restyle(span) {
                $0.foreground = style.foreground
                $0.attributes = style.attributes
                if style.background != .standard { $0.background = style.background }
            }
        }
        guard let highlighted = linkStorage?.highlighted else { return }
        for span in seen.links.spans where span.run == highlighted { restyle(span) { $0.attributes.insert(.reverse) } }
    }

    /// The link at a place in the box.
    func link(at point: Point) -> Int? {
        let layout = layout(for: lastProposal)
        guard layout.lines.indices.contains(point.y) else { return nil }
        let column = point.x - left(of: layout.lines[point.y])
        return spans(in: layout).links.spans.first { $0.line == point.y && $0.columns.contains(column) }?.run
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
