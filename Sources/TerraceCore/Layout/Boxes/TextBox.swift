import TerraceScreen

/// Text of one style. It wraps into what it is proposed and is as wide as its longest line.
///
/// Lines that fit neither the height nor the limit go, and the last that stays ends in an ellipsis; one line always stays.
package final class TextBox: Box {
    private struct Request: Hashable {
        /// Nil is as wide as it likes.
        var width: Int?
        var lines: Int?
    }

    /// The text as wide as it likes; it serves all widths that it fits.
    private var natural: TextLayout?
    /// The layouts that were asked for last: one for each of minimum and offer is what a stack wants.
    private var recent: ContiguousArray<(request: Request, layout: TextLayout)> = []
    private static let recentLimit = 2

    package init(
        _ text: String = "", style: CellStyle = .standard, lineLimit: LineLimit = .unlimited, truncation: TextTruncation = .tail,
        alignment: TextAlignment = .leading
    ) {
        self.text = text
        self.style = style
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.alignment = alignment
        super.init()
        isHitTarget = true
    }

    package var text: String {
        didSet { if text != oldValue { forgetLayouts() } }
    }

    package var style: CellStyle {
        didSet { if style != oldValue { needsPaint() } }
    }

    package var lineLimit: LineLimit {
        didSet { if lineLimit != oldValue { forgetLayouts() } }
    }

    package var truncation: TextTruncation {
        didSet { if truncation != oldValue { forgetLayouts() } }
    }

    /// Where lines shorter than the longest stand.
    package var alignment: TextAlignment {
        didSet { if alignment != oldValue { needsPaint() } }
    }

    private func forgetLayouts() {
        natural = nil
        recent.removeAll(keepingCapacity: true)
        invalidate()
        needsPaint()
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let layout = layout(for: proposal)
        return Size(width: layout.size.width, height: max(layout.size.height, lineLimit.minimum))
    }

    /// The text as it is laid out for a proposal.
    package func layout(for proposal: ProposedSize) -> TextLayout {
        var lines = lineLimit.maximum
        if let height = proposal.height, height < Length.infinity { lines = min(lines ?? .max, max(1, height)) }
        let width = proposal.width.flatMap { $0 < Length.infinity ? $0 : nil }

        let natural = natural ?? TextLayout(text, width: nil, maxLines: nil, truncation: truncation)
        self.natural = natural
        if natural.size.width <= width ?? .max, natural.lines.count <= lines ?? .max { return natural }

        let request = Request(width: width, lines: lines)
        for known in recent where known.request == request { return known.layout }
        let layout = TextLayout(text, width: width, maxLines: lines, truncation: truncation)
        if recent.count == Self.recentLimit { recent.removeFirst() }
        recent.append((request, layout))
        return layout
    }

    override package func paint(_ canvas: Canvas) {
        let lines = layout(for: lastProposal).lines
        let area = canvas.visibleArea
        let first = max(0, area.minY)
        let end = min(lines.count, area.maxY)
        if first >= end { return }
        for row in first..<end {
            let line = lines[row]
            let x =
                switch alignment {
                case .leading: 0
                case .center: (size.width - line.width) >> 1
                case .trailing: size.width - line.width
                }
            canvas.draw(line, at: Point(x: x, y: row), style: style)
        }
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        switch guide {
        case .firstTextBaseline where axis == .vertical: 0
        case .lastTextBaseline where axis == .vertical: max(0, layout(for: proposal).lines.count - 1)
        default: nil
        }
    }
}
