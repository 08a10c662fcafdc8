import TerraceScreen

/// A window onto content that is proposed nothing along the scrolled axes, and so has its ideal length there.
///
/// It takes what it is proposed along them and the content's length across. The offset moves the picture, never the places: nothing
/// is measured or placed for scrolling. Content that is shorter stays at the top leading corner.
///
/// While the content is higher than the window, and there are two columns or more, the last column shows a dim thumb. The column is
/// taken from the width the content is proposed, so it hides nothing. What decides is whether the content overflows in the width
/// that is left beside a thumb, which is asked first; so there is nothing to go round in. Rows have no thumb: a row of its own below
/// a line that scrolls sideways is worth more than what it says.
package final class ScrollBox: Box {
    package init(_ axes: Axis.Set = .vertical, content: Box? = nil) {
        self.axes = axes
        super.init()
        isHitTarget = true
        if let content { setChildren([content]) }
    }

    package var axes: Axis.Set {
        didSet { if axes != oldValue { invalidate() } }
    }

    /// Whether a thumb is shown where it is of use.
    package var showsIndicator = true {
        didSet { if showsIndicator != oldValue { invalidate() } }
    }

    package var content: Box? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// Called after the offset has changed, whoever changed it.
    package var onScroll: ((ScrollBox) -> Void)?
    /// Counts the changes of the offset.
    package private(set) var revision = 0
    /// The part of the box that shows content.
    package private(set) var viewport: Size = .zero
    private var storedOffset: Point = .zero

    // MARK: Layout

    private struct Plan {
        var proposal: ProposedSize
        var contentSize: Size
        var hasIndicator: Bool
    }

    private func plan(for proposal: ProposedSize) -> Plan {
        let offered = ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
        guard let content else { return Plan(proposal: offered, contentSize: .zero, hasIndicator: false) }
        if showsIndicator, axes.contains(.vertical), let height = proposal.height, proposal.width ?? 2 >= 2 {
            var narrower = offered
            narrower.width = offered.width.map { Length.subtracting(1, from: $0) }
            let size = content.sizeThatFits(narrower)
            // A stack that asks for the maximum only wants to know that there is none: not worth another look at long content.
            if size.height > height || height >= Length.infinity {
                return Plan(proposal: narrower, contentSize: size, hasIndicator: size.height > height)
            }
        }
        return Plan(proposal: offered, contentSize: content.sizeThatFits(offered), hasIndicator: false)
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let plan = plan(for: proposal)
        let content = plan.contentSize
        let thumb = plan.hasIndicator ? 1 : 0
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width + thumb : content.width + thumb,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
        )
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let plan = plan(for: proposal)
        viewport = Size(width: max(0, size.width - (plan.hasIndicator ? 1 : 0)), height: size.height)
        content?.place(at: .zero, proposal: plan.proposal)
        hasIndicator = plan.hasIndicator
        keepAnchor()
        scrollTo(storedOffset)
    }

    /// Whether a thumb is shown.
    package private(set) var hasIndicator = false

    // MARK: Scrolling

    /// The size of all the content.
    package var contentSize: Size { content?.size ?? .zero }

    /// What of the content is seen, in its own coordinates.
    package var visibleRect: Rect { Rect(origin: storedOffset, size: viewport) }

    /// How far the content is scrolled; always from 0 to where its end meets the window's, and 0 along axes that do not scroll.
    package var offset: Point {
        get { storedOffset }
        set { scrollTo(newValue) }
    }

    /// The largest offset.
    package var maximumOffset: Point {
        Point(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - viewport.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - viewport.height) : 0
        )
    }

    private func scrolled(to point: Point) {
        storedOffset = point
        revision &+= 1
        needsPaint()
        layoutRootAbove?.noteScrolled()
        noteAnchors()
        onScroll?(self)
    }

    private func scrollTo(_ point: Point) {
        let most = maximumOffset
        let target = Point(x: min(max(0, point.x), most.x), y: min(max(0, point.y), most.y))
        if target != storedOffset { scrolled(to: target) }
    }

    /// Scrolls by a number of columns and rows. Returns whether it could.
    @discardableResult
    package func scroll(by distance: Point) -> Bool {
        let before = storedOffset
        scrollTo(
            Point(
                x: before.x + min(max(distance.x, -Length.infinity), Length.infinity),
                y: before.y + min(max(distance.y, -Length.infinity), Length.infinity)))
        return storedOffset != before
    }

    /// Scrolls so that `rect`, in the content's coordinates, is seen: with an anchor to that place of the window, else no further than
    /// needed. Of what is larger than the window the start is shown, unless it fills the window already.
    package func reveal(_ rect: Rect, anchor: UnitPoint? = nil) {
        func target(_ start: Int, _ length: Int, _ offset: Int, _ window: Int, _ share: Double?) -> Int {
            if let share, share.isFinite {
                return start - Int((Double(window - length) * min(max(share, 0), 1)).rounded(.down))
            }
            if start <= offset, start + length >= offset + window { return offset }
            if start < offset || length > window { return start }
            return start + length > offset + window ? start + length - window : offset
        }
        let x = anchor.map { Double($0.x) }
        let y = anchor.map { Double($0.y) }
        scrollTo(
            Point(
                x: target(rect.minX, rect.width, storedOffset.x, viewport.width, x),
                y: target(rect.minY, rect.height, storedOffset.y, viewport.height, y)))
    }

    override package var childOffset: Point { Point(x: -storedOffset.x, y: -storedOffset.y) }

    override package var childClip: Rect? { Rect(origin: .zero, size: viewport) }

    // MARK: Anchors

    /// What stands at the top of the window, first choice first, and where it stood in the content.
    private var anchors: ContiguousArray<(box: Box, position: Int)> = []
    private static var anchorLimit: Int { 16 }

    private var anchorAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// Remembers what is being read, so that what is inserted or removed above it, or turns out longer, does not move it. At the very
    /// start there is nothing above: what comes in there is seen.
    func noteAnchors() {
        anchors.removeAll(keepingCapacity: true)
        let axis = anchorAxis
        guard var box = content, storedOffset[axis] > 0, viewport[axis] > 0 else { return }
        var start = box.origin[axis]
        while true {
            let area = Rect(
                origin: Point(axis, main: storedOffset[axis] - start, cross: 0),
                size: Size(axis, main: viewport[axis], cross: max(1, box.size[axis.crossing])))
            let seen = box.childRange(touching: area).filter {
                let child = box.children[$0]
                return child.origin[axis] + child.size[axis] > area.origin[axis] && child.origin[axis] < area.origin[axis] + area.size[axis]
            }
            guard let first = seen.first else { return }
            let child = box.children[first]
            if child.size[axis] > viewport[axis], !child.children.isEmpty, !(child is ScrollBox) {
                start += child.origin[axis]
                box = child
                continue
            }
            for index in seen.prefix(Self.anchorLimit) { anchors.append((box.children[index], start + box.children[index].origin[axis])) }
            return
        }
    }

    private func keepAnchor() {
        let axis = anchorAxis
        guard storedOffset[axis] > 0 else { return }
        for (box, position) in anchors {
            guard let now = start(of: box) else { continue }
            if now != position { storedOffset[axis] = max(0, storedOffset[axis] + now - position) }
            return
        }
    }

    /// Where a box of the content begins now; nil when it is not in it any more.
    private func start(of box: Box) -> Int? {
        var position = 0
        var next = box
        while let parent = next.parent {
            if parent === self { return next === content ? position + next.origin[anchorAxis] : nil }
            position += next.origin[anchorAxis]
            next = parent
        }
        return nil
    }

    // MARK: Painting

    override package func paint(_ canvas: Canvas) {
        canvas.clipped(to: Rect(origin: .zero, size: viewport)) {
            canvas.translated(to: childOffset) { paintChildren(canvas) }
        }
        if let thumb { canvas.drawColumn("┃", x: viewport.width, y: thumb.lowerBound, height: thumb.count, style: indicatorStyle) }
    }

    private let indicatorStyle = CellStyle(attributes: .dim)

    /// The rows of the thumb.
    package var thumb: Range<Int>? {
        let window = viewport.height
        guard hasIndicator, window > 0, contentSize.height > window else { return nil }
        let length = max(1, window * window / contentSize.height)
        let start = (window - length) * storedOffset.y / (contentSize.height - window)
        return start..<(start + length)
    }
}
