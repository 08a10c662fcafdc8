import TerraceScreen

/// What a lazy container keeps in sight of its sections. It is told what stands where, in order, and works out how far headers and footers
/// may go along with the window.
@MainActor
struct SectionPins {
    private struct Entry {
        let box: Box
        let pin: PinBox
    }

    private struct Section {
        let node: ViewNode
        var headers: ContiguousArray<(entry: Entry, stretch: Range<Int>)> = []
        var footers: ContiguousArray<(entry: Entry, stretch: Range<Int>)> = []
        var rows: ContiguousArray<ObjectIdentifier> = []
        var start = 0
        var end = 0
    }

    /// How much of the window lies under the header and the footer of a row's section when the row stands at the edge.
    private struct Cover {
        var before = 0
        var after = 0
    }

    private let axis: Axis
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The sections of what is pinned.
    private var sections: Set<ObjectIdentifier> = []
    private var covers: [ObjectIdentifier: Cover] = [:]
    private var open: ContiguousArray<Section> = []

    /// Nothing is pinned.
    init(_ axis: Axis) { self.axis = axis }

    /// Pins what of the boxes is of one of the parts.
    init(_ axis: Axis, _ parts: Set<PinBox.Part>, in boxes: ContiguousArray<Box>) {
        self.axis = axis
        for box in boxes {
            guard let pin = PinBox.inside(box) else { continue }
            let section = parts.contains(pin.part) ? pin.section : nil
            pin.pinAxis = section == nil ? nil : axis
            guard let section else { continue }
            entries[ObjectIdentifier(box)] = Entry(box: box, pin: pin)
            sections.insert(ObjectIdentifier(section))
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    // MARK: What stands where

    mutating func begin() {
        open.removeAll(keepingCapacity: true)
        covers.removeAll(keepingCapacity: true)
    }

    mutating func add(_ box: Box, _ stretch: Range<Int>) {
        var inner = box
        while let source = inner.traitSource { inner = source }
        guard let node = inner.owner as? ViewNode else { return }
        enter(node, at: stretch.lowerBound)
        if let entry = entries[ObjectIdentifier(box)], !open.isEmpty {
            let index = open.count - 1
            if entry.pin.part == .header {
                open[index].headers.append((entry, stretch))
            } else {
                open[index].footers.append((entry, stretch))
            }
        } else if !open.isEmpty {
            open[open.count - 1].rows.append(ObjectIdentifier(box))
        }
        for index in open.indices { open[index].end = max(open[index].end, stretch.upperBound) }
    }

    /// Rows that begin here, of which some are not there: those that are there are added after this.
    mutating func add(_ rows: any LazyRows, _ stretch: Range<Int>) {
        enter(rows, at: stretch.lowerBound)
        for index in open.indices { open[index].end = max(open[index].end, stretch.upperBound) }
    }

    /// Ends sections that a node does not stand in, and begins the one that it does.
    private mutating func enter(_ node: ViewNode, at start: Int) {
        close { !node.isInside($0) }
        var next: ViewNode? = node
        while let current = next {
            if sections.contains(ObjectIdentifier(current)) {
                if open.last?.node !== current { open.append(Section(node: current, start: start, end: start)) }
                return
            }
            next = current.parent
        }
    }

    mutating func end() { close { _ in true } }

    private mutating func close(where isOver: (ViewNode) -> Bool) {
        while let section = open.last, isOver(section.node) {
            open.removeLast()
            finish(section)
        }
    }

    private mutating func finish(_ section: Section) {
        let headerStart = section.headers.first?.stretch.lowerBound ?? section.start
        let headerEnd = section.headers.last?.stretch.upperBound ?? section.start
        let footerStart = section.footers.first?.stretch.lowerBound ?? section.end
        let footerEnd = section.footers.last?.stretch.upperBound ?? section.end
        for (entry, stretch) in section.headers {
            entry.pin.reach = max(0, section.end - headerEnd)
            entry.pin.lead = stretch.lowerBound - headerStart
            entry.pin.block = headerEnd - headerStart
        }
        for (entry, stretch) in section.footers {
            entry.pin.reach = max(0, footerStart - headerEnd)
            entry.pin.lead = footerEnd - stretch.upperBound
            entry.pin.block = footerEnd - footerStart
        }
        let cover = Cover(before: headerEnd - headerStart, after: footerEnd - footerStart)
        for row in section.rows { covers[row] = cover }
    }

    // MARK: What is seen

    /// The room that what is pinned takes from the others: they are seen between these lines, in the container.
    var opening: Range<Int>? {
        var start = Int.min
        var end = Int.max
        for entry in entries.values {
            let moved = entry.pin.childOffset[axis]
            if moved == 0 { continue }
            let drawn = entry.box.origin[axis] + moved
            if moved > 0 { start = max(start, drawn + entry.box.size[axis]) } else { end = min(end, drawn) }
        }
        guard start != .min || end != .max else { return nil }
        let first = max(start, -Length.infinity)
        return first..<max(first, min(end, Length.infinity))
    }

    /// What a child is clipped to, in the container; nil when nothing lies over it.
    func clip(for child: Box) -> Rect? { isPinned(child) ? nil : clip }

    /// What all the others are clipped to.
    var clip: Rect? {
        opening.map {
            Rect(
                origin: Point(axis, main: $0.lowerBound, cross: -Length.infinity),
                size: Size(axis, main: $0.count, cross: 2 * Length.infinity))
        }
    }

    func isPinned(_ child: Box) -> Bool { entries[ObjectIdentifier(child)] != nil }

    /// Where a child is drawn.
    func drawnFrame(of child: Box) -> Rect {
        guard let pin = entries[ObjectIdentifier(child)]?.pin else { return child.frame }
        let offset = pin.childOffset
        return child.frame.offsetBy(x: offset.x, y: offset.y)
    }

    /// The most that is pinned at once.
    var longest: Int { covers.values.reduce(0) { max($0, $1.before + $1.after) } }

    /// A rectangle of a child, and the room beside it that has to be in sight so that nothing pinned lies over it.
    func uncovering(_ rect: Rect, of child: Box, in window: Size, isMirrored: Bool) -> Rect {
        guard var cover = covers[ObjectIdentifier(child)] else { return rect }
        if !PinBox.fits(cover.before, in: window[axis]) { cover.before = 0 }
        if !PinBox.fits(cover.after, in: window[axis]) { cover.after = 0 }
        let isFlipped = axis == .horizontal && isMirrored
        let before = isFlipped ? cover.after : cover.before
        let length = rect.size[axis] + cover.before + cover.after
        var rect = rect
        rect.origin[axis] -= before
        rect.size[axis] = length
        return rect
    }
}
