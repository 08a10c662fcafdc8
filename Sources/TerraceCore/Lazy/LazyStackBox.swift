import TerraceScreen

/// A column (or row) of boxes of which most are not there: their places follow from what is known of their lengths.
///
/// Along the axis children are proposed nothing. Across it the box takes what it is offered (D46).
package final class LazyStackBox: Box {
    package var axis: Axis {
        didSet { if axis != oldValue { forgetLengths() } }
    }
    package var alignment: Alignment {
        didSet { if alignment != oldValue { invalidate() } }
    }
    /// The gap between rows.
    package var spacing: Int {
        didSet { if spacing != oldValue { forgetLengths() } }
    }
    package private(set) var segments: ContiguousArray<LazySegment> = []
    /// The extent across that the measured lengths belong to, once there are any.
    private var measuredExtent: Int?
    private var hasMeasured = false

    /// Marks rows of the list that the stack belongs to.
    package weak var marker: (any RowMarker)?
    /// Columns in front of each row, for marks.
    package var gutter = 0 {
        didSet { if gutter != oldValue { forgetLengths() } }
    }

    /// Columns behind each row.
    package var trailing = 0 {
        didSet { if trailing != oldValue { forgetLengths() } }
    }
    /// What the list around adds to the gap between rows.
    package var listSpacing = 0 {
        didSet { if listSpacing != oldValue { forgetLengths() } }
    }
    private var gap: Int { spacing + listSpacing }
    /// What of its sections stays in the window while they do.
    package var pinned: Set<PinBox.Part> = [] {
        didSet { if pinned != oldValue { pinAgain() } }
    }
    /// What the list around adds to that.
    package var listPinned: Set<PinBox.Part> = [] {
        didSet { if listPinned != oldValue { pinAgain() } }
    }
    private var pins: SectionPins
    /// The lines above and below rows, as far as they were asked for.
    private var lines: [ObjectIdentifier: RowLines] = [:]

    package init(_ axis: Axis, alignment: Alignment, spacing: Int) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        pins = SectionPins(axis)
        super.init()
    }

    private func pinAgain() {
        pins = SectionPins(axis, pinned.union(listPinned), in: children)
        invalidate()
    }

    override package func axis(for child: Box) -> Axis? { axis }

    private func forgetLengths() {
        hasMeasured = false
        invalidate()
    }

    /// Takes over what it is made of; the boxes of built rows are its children.
    package func take(_ segments: ContiguousArray<LazySegment>) {
        self.segments = segments
        var boxes: ContiguousArray<Box> = []
        for segment in segments {
            switch segment {
            case .box(let box): boxes.append(box)
            case .rows(let rows): for row in rows.builtRows { boxes.append(contentsOf: rows.boxes(of: row)) }
            }
        }
        var isFirst = true
        for box in boxes {
            (box as? SectionGapBox)?.isFirst = isFirst && isAtStart
            isFirst = false
        }
        setChildren(boxes)
        if !pinned.isEmpty || !listPinned.isEmpty { pinAgain() }
        linesChanged()
    }

    /// Whether the first of what is built is the first of all.
    private var isAtStart: Bool {
        for segment in segments {
            switch segment {
            case .box: return true
            case .rows(let rows): if rows.rowCount > 0 { return rows.builtRows.first == 0 }
            }
        }
        return true
    }

    /// The lines above and below rows may be others.
    package func linesChanged() {
        lines.removeAll(keepingCapacity: true)
        invalidate()
    }

    private func lines(of box: Box) -> RowLines {
        guard let marker, axis == .vertical else { return RowLines() }
        if let known = lines[ObjectIdentifier(box)] { return known }
        let found = marker.lines(of: box)
        lines[ObjectIdentifier(box)] = found
        return found
    }

    private func offer(_ extent: Int?) -> ProposedSize {
        ProposedSize(axis, main: nil, cross: extent.map { max(0, Length.subtracting(gutter + trailing, from: $0)) })
    }

    /// How far the next box stands from the start of one of a length.
    private func advance(of box: Box, _ length: Int) -> Int {
        if length == 0, box is SectionGapBox { return 0 }
        return length + lines(of: box).count + gap
    }

    /// Asks the built rows how long they are, in the extent across that counts. Returns whether anything new was learned.
    @discardableResult
    private func measureRows(_ extent: Int?) -> Bool {
        var hasLearned = false
        if !hasMeasured || measuredExtent != extent {
            hasLearned = hasMeasured
            hasMeasured = true
            measuredExtent = extent
            for case .rows(let rows) in segments { rows.metrics.forgetAll() }
        }
        for case .rows(let rows) in segments {
            rows.metrics.unmeasured = 1 + max(0, gap)
            for row in rows.builtRows where rows.metrics.measure(row, length(of: rows.boxes(of: row), extent)) {
                hasLearned = true
            }
        }
        return hasLearned
    }

    /// The gap behind the last one included; nothing at all for no boxes.
    private func length(of boxes: ContiguousArray<Box>, _ extent: Int?) -> Int {
        boxes.reduce(0) { $0 + advance(of: $1, $1.sizeThatFits(offer(extent))[axis]) }
    }

    /// How long all is in an extent across: built rows as they are in it, the others as far as is known from the extent that counts.
    private func total(_ extent: Int?) -> Int {
        var total = -gap
        for segment in segments {
            switch segment {
            case .box(let box): total += advance(of: box, box.sizeThatFits(offer(extent))[axis])
            case .rows(let rows):
                total += rows.metrics.total
                guard extent != measuredExtent else { continue }
                for row in rows.builtRows { total += length(of: rows.boxes(of: row), extent) - rows.metrics.length(row) }
            }
        }
        return max(0, total)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let extent = proposal[axis.crossing]
        // What is answered must not depend on what was asked before: first all that is there is measured for the place it has.
        measureRows(hasMeasured ? measuredExtent : extent)
        // Whatever is offered is taken, be it endless. Which rows are built must not decide how a stack around shares its room: the room
        // decides which rows are built.
        let across = extent ?? children.reduce(0) { max($0, $1.sizeThatFits(offer(extent))[axis.crossing]) } + gutter + trailing
        return Size(axis, main: total(extent), cross: across)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let extent = size[axis.crossing]
        let asked = proposal[axis.crossing] ?? extent
        let hasLearned = measureRows(asked)
        var position = 0
        let pinsAny = !pins.isEmpty
        pins.begin()
        func place(_ boxes: ContiguousArray<Box>, at start: Int) {
            var start = start
            for box in boxes {
                let chosen = box.sizeThatFits(offer(asked))
                let room = Size(axis, main: chosen[axis], cross: max(0, extent - gutter - trailing))
                let across = alignment.offset(of: box, size: chosen, proposal: offer(asked), in: room)[axis.crossing]
                box.place(at: Point(axis, main: start + lines(of: box).aboveCount, cross: across + gutter), proposal: offer(asked))
                if pinsAny { pins.add(box, start..<(start + chosen[axis] + lines(of: box).count)) }
                start += advance(of: box, chosen[axis])
            }
        }
        for segment in segments {
            switch segment {
            case .box(let box):
                place([box], at: position)
                position += advance(of: box, box.sizeThatFits(offer(asked))[axis])
            case .rows(let rows):
                if pinsAny { pins.add(rows, position..<(position + rows.metrics.total)) }
                for row in rows.builtRows { place(rows.boxes(of: row), at: position + rows.metrics.position(row)) }
                position += rows.metrics.total
            }
        }
        // What was measured now may make it longer or shorter than it said it was, or would be in another extent.
        if hasLearned || total(asked) != size[axis] { invalidate() }
        pins.end()
        tellScrollBox()
    }

    /// Tells the scroll view around that its end is only thought to be where it is, and how much of its window is covered.
    private func tellScrollBox() {
        let isEstimate = segments.contains { if case .rows(let rows) = $0 { rows.metrics.isEstimate } else { false } }
        var next = parent
        while let box = next {
            if let scroll = box as? ScrollBox {
                if isEstimate { scroll.endIsEstimate = true }
                if !pins.isEmpty { scroll.covered = pins.longest }
                return
            }
            next = box.parent
        }
    }

    override package func paint(_ canvas: Canvas) {
        guard let clip = pins.clip else {
            paintChildren(canvas)
            for child in children { paintMarks(of: child, child.frame, canvas) }
            return
        }
        // Nothing is wiped out under what is pinned: rows end there, so that what is behind all of it shows.
        canvas.clipped(to: clip) {
            for child in children where !pins.isPinned(child) {
                paintChild(child, canvas)
                paintMarks(of: child, child.frame, canvas)
            }
        }
        for child in children where pins.isPinned(child) {
            paintChild(child, canvas)
            paintMarks(of: child, pins.drawnFrame(of: child), canvas)
        }
    }

    /// What the list draws beside a child, and the lines around it.
    private func paintMarks(of child: Box, _ frame: Rect, _ canvas: Canvas) {
        let area = canvas.visibleArea
        guard let marker, frame.minY <= area.maxY, frame.maxY >= area.minY else { return }
        marker.mark(child, in: Rect(x: 0, y: frame.minY, width: size.width, height: frame.height), canvas)
        let lines = lines(of: child)
        let width = max(0, size.width - gutter - trailing)
        let x = isMirrored ? trailing : gutter
        if let style = lines.above { canvas.drawRow("─", x: x, y: frame.minY - 1, width: width, style: style) }
        if let style = lines.below { canvas.drawRow("─", x: x, y: frame.maxY, width: width, style: style) }
    }

    override func clip(for child: Box) -> Rect? { pins.isEmpty ? nil : pins.clip(for: child) }

    override func uncovering(_ rect: Rect, of child: Box, in window: Size) -> Rect {
        pins.isEmpty ? rect : pins.uncovering(rect, of: child, in: window, isMirrored: isMirrored)
    }

    /// The child that is seen at a line or column of the stack.
    ///
    /// - Parameter clamped: the nearest row, where there is none or something that is pinned.
    package func child(at position: Int, clamped: Bool) -> Box? {
        func contains(_ frame: Rect, _ position: Int) -> Bool {
            frame.origin[axis] <= position && position < frame.origin[axis] + frame.size[axis]
        }
        var position = position
        if let opening = pins.opening {
            if clamped {
                position = min(max(position, opening.lowerBound), opening.upperBound - 1)
            } else if let pinned = children.first(where: { pins.isPinned($0) && contains(pins.drawnFrame(of: $0), position) }) {
                return pinned
            } else if !opening.contains(position) {
                return nil
            }
        }
        return children.first { contains($0.frame, position) } ?? (clamped ? children.last : nil)
    }

    /// Where a row begins, and the row past it.
    package func stretch(segment: Int, row: Int) -> Range<Int> {
        var position = 0
        for (index, part) in segments.enumerated() {
            switch part {
            case .box(let box):
                let advance = advance(of: box, box.size[axis])
                if index == segment { return position..<(position + max(0, advance - gap)) }
                position += advance
            case .rows(let rows):
                if index == segment {
                    let start = position + rows.metrics.position(row)
                    return start..<(start + rows.metrics.length(row))
                }
                position += rows.metrics.total
            }
        }
        return position..<position
    }

    /// The segment and row at a position; the first or the last for positions outside.
    package func row(at position: Int) -> (segment: Int, row: Int)? {
        var start = 0
        var found: (segment: Int, row: Int)?
        for (index, part) in segments.enumerated() {
            if found != nil, start > position { break }
            switch part {
            case .box(let box):
                found = (index, 0)
                start += advance(of: box, box.size[axis])
            case .rows(let rows):
                if let row = rows.metrics.row(at: position - start) { found = (index, row) }
                start += rows.metrics.total
            }
        }
        return found
    }

    /// The rows of each segment that touch a stretch along the axis.
    package func rows(in stretch: Range<Int>) -> [(rows: any LazyRows, range: Range<Int>)] {
        var position = 0
        var found: [(rows: any LazyRows, range: Range<Int>)] = []
        for segment in segments {
            switch segment {
            case .box(let box): position += advance(of: box, box.size[axis])
            case .rows(let rows):
                let length = rows.metrics.total
                let start = max(0, stretch.lowerBound - position)
                let end = min(length, stretch.upperBound - position)
                if start < end, let first = rows.metrics.row(at: start), let last = rows.metrics.row(at: end - 1) {
                    found.append((rows, first..<(last + 1)))
                } else {
                    found.append((rows, 0..<0))
                }
                position += length
            }
        }
        return found
    }
}
