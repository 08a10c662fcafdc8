import TerraceScreen

/// Cells in lines of a fixed number of tracks, of which most are not there: their places follow from what is known of the lines.
///
/// The rows of a `ForEach` are cells, one after the other; so are views of their own. Headers and footers of sections have a line to
/// themselves. Where the elements of a `ForEach` turn out to be more than a view each (sections, say), each element fills lines of its own.
package final class LazyGridBox: Box {
    /// What is laid out as a whole along the axis.
    private enum Run {
        /// A line of its own.
        case whole(Box)
        /// Cells that follow each other.
        case cells(Flow)
        /// Elements with lines of their own each; their lengths are kept by the rows.
        case blocks(any LazyRows)
    }

    private struct Flow {
        enum Part {
            case box(Box)
            case rows(any LazyRows)
        }
        var parts: ContiguousArray<(start: Int, part: Part)> = []
        var count = 0
        /// What is known of the lines' lengths, the gap behind each included.
        var lines = RowMetrics()
    }

    package let axis: Axis
    package var entries: [GridTrack] {
        didSet { if entries != oldValue { forgetLengths() } }
    }
    /// Where the tracks stand when they do not fill the room.
    package var alignment: AlignmentGuide {
        didSet { if alignment != oldValue { invalidate() } }
    }
    /// The gap between lines.
    package var spacing: Int {
        didSet { if spacing != oldValue { forgetLengths() } }
    }
    /// Which boxes have a line to themselves.
    package var isWhole: (Box) -> Bool = { _ in false }

    /// What of its sections stays in the window while they do.
    package var pinned: Set<PinBox.Part> = [] {
        didSet { if pinned != oldValue { pinAgain() } }
    }
    private var pins: SectionPins

    package private(set) var segments: ContiguousArray<LazySegment> = []
    private var runs: ContiguousArray<Run> = []
    private var tracks = GridTracks([], in: nil)
    /// The extent across that the measured lengths belong to.
    private var measuredExtent: Int?
    private var isMeasured = false

    package init(_ axis: Axis, entries: [GridTrack], alignment: AlignmentGuide, spacing: Int) {
        self.axis = axis
        self.entries = entries
        self.alignment = alignment
        self.spacing = spacing
        pins = SectionPins(axis)
        super.init()
    }

    private func pinAgain() {
        pins = SectionPins(axis, pinned, in: children)
        invalidate()
    }

    private func forgetLengths() {
        isMeasured = false
        invalidate()
    }

    // MARK: What it is made of

    package func take(_ segments: ContiguousArray<LazySegment>) {
        self.segments = segments
        let before = runs
        runs = []
        var boxes: ContiguousArray<Box> = []
        for segment in segments {
            switch segment {
            case .box(let box):
                boxes.append(box)
                if isWhole(box) { runs.append(.whole(box)) } else { flow(.box(box), 1) }
            case .rows(let rows):
                var isBlocks = false
                for row in rows.builtRows {
                    let own = rows.boxes(of: row)
                    boxes.append(contentsOf: own)
                    if own.count > 1 || own.contains(where: isWhole) { isBlocks = true }
                }
                if isBlocks { runs.append(.blocks(rows)) } else { flow(.rows(rows), rows.rowCount) }
            }
        }
        keepLines(of: before)
        setChildren(boxes)
        if !pinned.isEmpty { pinAgain() }
        invalidate()
    }

    private func flow(_ part: Flow.Part, _ count: Int) {
        var flow = Flow()
        if case .cells(let last) = runs.last {
            flow = last
            runs.removeLast()
        }
        flow.parts.append((flow.count, part))
        flow.count += count
        runs.append(.cells(flow))
    }

    /// What was known of lines stays while their number does.
    private func keepLines(of before: ContiguousArray<Run>) {
        for index in runs.indices {
            guard case .cells(var flow) = runs[index] else { continue }
            if before.indices.contains(index), case .cells(let old) = before[index], old.count == flow.count {
                flow.lines = old.lines
            } else {
                flow.lines = RowMetrics(count: lines(of: flow))
            }
            runs[index] = .cells(flow)
        }
    }

    private func lines(of flow: Flow) -> Int { (flow.count + tracks.count - 1) / tracks.count }

    // MARK: Measuring

    private func offer(_ track: GridTracks.Track) -> ProposedSize { ProposedSize(axis, main: nil, cross: track.length) }

    private func wholeOffer(_ extent: Int?) -> ProposedSize { ProposedSize(axis, main: nil, cross: extent ?? tracks.length) }

    /// Asks what is built how long it is, in the extent across that counts.
    private func measureLines(_ extent: Int?) {
        let tracks = GridTracks(entries, in: extent)
        if !isMeasured || measuredExtent != extent {
            isMeasured = true
            measuredExtent = extent
            let isOther = tracks.count != self.tracks.count
            self.tracks = tracks
            for index in runs.indices {
                switch runs[index] {
                case .whole: break
                case .blocks(let rows): rows.metrics.forgetAll()
                case .cells(var flow):
                    if isOther { flow.lines = RowMetrics(count: lines(of: flow)) } else { flow.lines.forgetAll() }
                    runs[index] = .cells(flow)
                }
            }
        }
        for index in runs.indices {
            switch runs[index] {
            case .whole: break
            case .blocks(let rows):
                rows.metrics.unmeasured = 1 + max(0, spacing)
                for row in rows.builtRows { rows.metrics.measure(row, block(rows.boxes(of: row), extent, nil) + spacing) }
            case .cells(var flow):
                var known: [Int: Int] = [:]
                forEachCell(of: flow) { cell, box in
                    let length = box.map { $0.sizeThatFits(offer(tracks.tracks[cell % tracks.count]))[axis] } ?? 0
                    known[cell / tracks.count] = max(known[cell / tracks.count] ?? 0, length)
                }
                flow.lines.unmeasured = 1 + max(0, spacing)
                for (line, length) in known { flow.lines.measure(line, length + spacing) }
                runs[index] = .cells(flow)
            }
        }
    }

    /// The cells that are built; one without a box is empty.
    private func forEachCell(of flow: Flow, _ visit: (Int, Box?) -> Void) {
        for (start, part) in flow.parts {
            switch part {
            case .box(let box): visit(start, box)
            case .rows(let rows): for row in rows.builtRows { visit(start + row, rows.boxes(of: row).first) }
            }
        }
    }

    /// The length of an element with lines of its own; `place` gets the place of each box in it.
    private func block(_ boxes: ContiguousArray<Box>, _ extent: Int?, _ place: ((Box, Int, GridTracks.Track?, Int) -> Void)?) -> Int {
        var position = 0
        var line: ContiguousArray<Box> = []
        func endLine() {
            guard !line.isEmpty else { return }
            let length = zip(line, tracks.tracks).reduce(0) { max($0, $1.0.sizeThatFits(offer($1.1))[axis]) }
            for (box, track) in zip(line, tracks.tracks) { place?(box, position, track, length) }
            position += length + spacing
            line.removeAll(keepingCapacity: true)
        }
        for box in boxes {
            if isWhole(box) {
                endLine()
                let length = box.sizeThatFits(wholeOffer(extent))[axis]
                place?(box, position, nil, length)
                position += length + spacing
            } else {
                line.append(box)
                if line.count == tracks.count { endLine() }
            }
        }
        endLine()
        return max(0, position - spacing)
    }

    private func length(of run: Run, _ extent: Int?) -> Int {
        switch run {
        case .whole(let box): box.sizeThatFits(wholeOffer(extent))[axis] + spacing
        case .blocks(let rows): rows.metrics.total
        case .cells(let flow): flow.lines.total
        }
    }

    private func total(_ extent: Int?) -> Int {
        max(0, runs.reduce(-spacing) { $0 + length(of: $1, extent) })
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let extent = proposal[axis.crossing].flatMap { $0 >= Length.infinity ? nil : $0 }
        if extent == measuredExtent || !isMeasured {
            measureLines(extent)
            return Size(axis, main: total(extent), cross: max(extent ?? 0, tracks.length))
        }
        // Probes of other extents are answered by estimates; only what it is placed in is measured for.
        let tracks = GridTracks(entries, in: extent)
        let length = runs.reduce(-spacing) { sum, run in
            guard case .cells(let flow) = run, tracks.count != self.tracks.count else { return sum + self.length(of: run, extent) }
            return sum + (flow.count + tracks.count - 1) / tracks.count * flow.lines.estimate
        }
        return Size(axis, main: max(0, length), cross: max(extent ?? 0, tracks.length))
    }

    // MARK: Placing

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let asked = proposal[axis.crossing].flatMap { $0 >= Length.infinity ? nil : $0 }
        measureLines(asked)
        let indent = alignment.offset(of: tracks.length, in: size[axis.crossing])
        var position = 0
        let pinsAny = !pins.isEmpty
        pins.begin()
        func place(_ box: Box, at start: Int, _ track: GridTracks.Track?, _ length: Int) {
            defer { if pinsAny { pins.add(box, start..<(start + max(length, box.size[axis]))) } }
            guard let track else { return box.place(at: Point(axis, main: start, cross: 0), proposal: wholeOffer(asked)) }
            let offer = offer(track)
            let room = Size(axis, main: length, cross: track.length)
            let inner = track.alignment.offset(of: box, size: box.sizeThatFits(offer), proposal: offer, in: room)
            box.place(
                at: Point(axis, main: start + inner[axis], cross: indent + track.start + inner[axis.crossing]), proposal: offer)
        }
        for index in runs.indices {
            switch runs[index] {
            case .whole(let box): place(box, at: position, nil, 0)
            case .blocks(let rows):
                if pinsAny { pins.add(rows, position..<(position + rows.metrics.total)) }
                for row in rows.builtRows {
                    let start = position + rows.metrics.position(row)
                    _ = block(rows.boxes(of: row), asked) { place($0, at: start + $1, $2, $3) }
                }
            case .cells(var flow):
                if pinsAny {
                    for case (_, .rows(let rows)) in flow.parts { pins.add(rows, position..<(position + flow.lines.total)) }
                }
                forEachCell(of: flow) { cell, box in
                    guard let box else { return }
                    let line = cell / tracks.count
                    place(
                        box, at: position + flow.lines.position(line), tracks.tracks[cell % tracks.count],
                        max(0, flow.lines.length(line) - spacing))
                }
                runs[index] = .cells(flow)
            }
            position += length(of: runs[index], asked)
        }
        // What was measured now may make it longer or shorter than it said it was.
        if total(asked) != size[axis] { invalidate() }
        pins.end()
        if !pins.isEmpty { enclosingScrollBox?.covered = pins.longest }
    }

    override package func paint(_ canvas: Canvas) {
        guard let clip = pins.clip else { return paintChildren(canvas) }
        canvas.clipped(to: clip) { for child in children where !pins.isPinned(child) { paintChild(child, canvas) } }
        for child in children where pins.isPinned(child) { paintChild(child, canvas) }
    }

    override func clip(for child: Box) -> Rect? { pins.isEmpty ? nil : pins.clip(for: child) }

    override func uncovering(_ rect: Rect, of child: Box, in window: Size) -> Rect {
        pins.isEmpty ? rect : pins.uncovering(rect, of: child, in: window, isMirrored: isMirrored)
    }

    private var enclosingScrollBox: ScrollBox? {
        var next = parent
        while let box = next {
            if let scroll = box as? ScrollBox { return scroll }
            next = box.parent
        }
        return nil
    }

    /// The rows of each `ForEach` that touch a stretch along the axis.
    package func rows(in stretch: Range<Int>) -> [(rows: any LazyRows, range: Range<Int>)] {
        var position = 0
        var found: [(rows: any LazyRows, range: Range<Int>)] = []
        for index in runs.indices {
            let length = length(of: runs[index], measuredExtent)
            let start = max(0, stretch.lowerBound - position)
            let end = min(length, stretch.upperBound - position)
            switch runs[index] {
            case .whole: break
            case .blocks(let rows):
                if start < end, let first = rows.metrics.row(at: start), let last = rows.metrics.row(at: end - 1) {
                    found.append((rows, first..<(last + 1)))
                } else {
                    found.append((rows, 0..<0))
                }
            case .cells(var flow):
                var cells = 0..<0
                if start < end, let first = flow.lines.row(at: start), let last = flow.lines.row(at: end - 1) {
                    cells = first * tracks.count..<(last + 1) * tracks.count
                }
                for case (let offset, .rows(let rows)) in flow.parts {
                    let own = cells.clamped(to: offset..<(offset + rows.rowCount))
                    found.append((rows, own.isEmpty ? 0..<0 : own.lowerBound - offset..<own.upperBound - offset))
                }
                runs[index] = .cells(flow)
            }
            position += length
        }
        return found
    }
}
