import TerraceScreen

/// A window onto content that is proposed nothing along the scrolled axes, and so has its ideal length there.
///
/// It takes what it is proposed along them and the content's length across. The offset moves the picture, never the places: nothing
/// is measured or placed for scrolling. Content that is shorter stays at the top leading corner, or where the anchor says.
///
/// While the content is higher than the window, and there are two columns or more, the last column shows a dim thumb. The column is
/// taken from the width the content is proposed, so it hides nothing. What decides is whether the content overflows in the width
/// that is left beside a thumb, which is asked first; so there is nothing to go round in. While the content is wider than the window,
/// the last row shows a thumb if there is a row to spare: one that the content does not reach, or one of two or more in a window
/// that scrolls both ways. A line that scrolls sideways in a single row has none.
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

    /// The axes along which a thumb is shown where it is of use.
    package var indicators: Axis.Set = [.horizontal, .vertical] {
        didSet { if indicators != oldValue { invalidate() } }
    }

    /// Which part of the content is seen first, and stays in sight when the content's length changes, as long as nobody scrolls away.
    package var anchor: UnitPoint? {
        didSet { if anchor != oldValue { invalidate() } }
    }

    /// The window of the program: its content is proposed the window itself and centred in it, and scrolls where it is larger all the
    /// same.
    var isWindow = false

    package var content: Box? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// Called after the offset has changed, whoever changed it.
    package var onScroll: ((ScrollBox) -> Void)?
    /// Counts the changes of the offset.
    package private(set) var revision = 0
    /// The part of the box that shows content.
    package private(set) var viewport: Size = .zero {
        didSet { if viewport != oldValue { tellDependents() } }
    }
    /// Boxes inside whose size follows from the window's.
    private var dependents: [ObjectIdentifier: Dependent] = [:]

    private struct Dependent {
        weak var box: Box?
    }

    /// The box is measured again when the window has another size.
    func addDependent(_ box: Box) { dependents[ObjectIdentifier(box)] = Dependent(box: box) }

    private func tellDependents() {
        for (id, dependent) in dependents {
            if let box = dependent.box { box.invalidate() } else { dependents[id] = nil }
        }
    }

    /// From the leading edge and the top.
    private(set) var storedOffset: Point = .zero
    private var wasPlaced = false

    // MARK: Layout

    private struct Plan {
        var proposal: ProposedSize
        var contentSize: Size
        /// Along which axes there is a thumb: a vertical one takes a column.
        var thumbs: Axis.Set = []
    }

    private func plan(for proposal: ProposedSize) -> Plan {
        if isWindow { return windowPlan(for: proposal) }
        let offered = ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
        guard let content else { return Plan(proposal: offered, contentSize: .zero) }
        var plan = Plan(proposal: offered, contentSize: .zero)
        if showsThumb(.vertical), let height = proposal.height, proposal.width ?? 2 >= 2 {
            var narrower = offered
            narrower.width = offered.width.map { Length.subtracting(1, from: $0) }
            let size = content.sizeThatFits(narrower)
            // A stack that asks for the maximum only wants to know that there is none: not worth another look at long content.
            if size.height > height || height >= Length.infinity {
                plan = Plan(proposal: narrower, contentSize: size, thumbs: size.height > height ? .vertical : [])
                return withHorizontalThumb(plan, proposal)
            }
        }
        plan.contentSize = content.sizeThatFits(offered)
        return withHorizontalThumb(plan, proposal)
    }

    /// What fits has the whole window; a thumb takes its column only from what does not.
    private func windowPlan(for proposal: ProposedSize) -> Plan {
        var plan = Plan(proposal: proposal, contentSize: content?.sizeThatFits(proposal) ?? .zero)
        guard let content, let width = proposal.width, let height = proposal.height else { return plan }
        if plan.contentSize.height > height, width >= 2 {
            plan.thumbs.insert(.vertical)
            plan.proposal.width = width - 1
        }
        if plan.contentSize.width > width, height >= 2 {
            plan.thumbs.insert(.horizontal)
            plan.proposal.height = height - 1
        }
        if !plan.thumbs.isEmpty { plan.contentSize = content.sizeThatFits(plan.proposal) }
        return plan
    }

    private func showsThumb(_ axis: Axis) -> Bool { axes.contains(Axis.Set(axis)) && indicators.contains(Axis.Set(axis)) }

    private func withHorizontalThumb(_ plan: Plan, _ proposal: ProposedSize) -> Plan {
        guard showsThumb(.horizontal), let width = proposal.width, let height = proposal.height else { return plan }
        let room = plan.thumbs.contains(.vertical) ? Length.subtracting(1, from: width) : width
        if plan.contentSize.width <= room { return plan }
        var plan = plan
        if axes.contains(.vertical) ? height >= 2 : height > plan.contentSize.height { plan.thumbs.insert(.horizontal) }
        return plan
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let plan = plan(for: proposal)
        let width = plan.contentSize.width + (plan.thumbs.contains(.vertical) ? 1 : 0)
        let height = plan.contentSize.height + (plan.thumbs.contains(.horizontal) ? 1 : 0)
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? width : width,
            height: axes.contains(.vertical) ? proposal.height ?? height : height
        )
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let plan = plan(for: proposal)
        let before = wasPlaced ? anchoredOffset : nil
        viewport = Size(
            width: max(0, size.width - (plan.thumbs.contains(.vertical) ? 1 : 0)),
            height: max(0, size.height - (plan.thumbs.contains(.horizontal) ? 1 : 0)))
        thumbs = plan.thumbs
        let root = layoutRootAbove
        let known = root?.invalidCount
        if let content {
            let chosen = content.sizeThatFits(plan.proposal)
            let room = Point(x: viewport.width - chosen.width, y: viewport.height - chosen.height)
            content.place(
                at: Point(x: room.x > 0 ? share(room.x, .horizontal) : 0, y: room.y > 0 ? share(room.y, .vertical) : 0),
                proposal: plan.proposal)
        }
        if anchor == nil || before != storedOffset { keepAnchor() }
        let follows = anchor != nil && (before == nil || before == storedOffset)
        wasPlaced = true
        // Content that has to be measured once more is longer or shorter than it said: where it ends is seen in the next pass.
        if !follows, known != root?.invalidCount { return }
        scrollTo(follows ? anchoredOffset : storedOffset)
        payDebt()
        // What stands there now is what is kept from here on, also if the box is placed again before the layout ends.
        noteAnchors()
    }

    /// Something inside was placed anew, maybe without this box: what is being read stays where it is all the same.
    func settleAnchors() {
        guard wasPlaced else { return }
        if anchor == nil || storedOffset != anchoredOffset { keepAnchor() }
        scrollTo(storedOffset)
        noteAnchors()
    }

    // MARK: Ends that are not known

    /// Whether rows that nobody has built yet may put the end elsewhere. Set by a lazy stack as it is placed, after which it is never unset
    /// as long as the box lives: that costs nothing but a look.
    var endIsEstimate = false
    /// How far somebody wanted to scroll past an end that was only thought to be there. When the rows that come into sight turn out
    /// longer, it is made up for, within the turn.
    private var owed = Point.zero
    private var debtTurn = -1

    private func noteDebt(_ wanted: Point) {
        let root = layoutRootAbove
        debtTurn = root?.turn ?? -1
        let most = maximumOffset
        owed = Point(x: max(0, wanted.x - most.x), y: max(0, wanted.y - most.y))
    }

    private func payDebt() {
        guard owed != .zero, LayoutRoot.current?.turn == debtTurn, endIsEstimate else { return }
        let before = storedOffset
        scrollTo(Point(x: Length.adding(owed.x, to: before.x), y: Length.adding(owed.y, to: before.y)))
        owed = Point(x: owed.x - (storedOffset.x - before.x), y: owed.y - (storedOffset.y - before.y))
    }

    /// How much of the window may lie under what a stack inside pins.
    var covered = 0

    /// How far the page keys scroll: the last line that was seen is seen still.
    package var page: Int { max(1, viewport.height - 1 - (PinBox.fits(covered, in: viewport.height) ? covered : 0)) }

    /// Other rows are there now: the end is another one, which nobody has wanted to scroll to.
    func forgetDebt() { owed = .zero }

    /// The anchor's share of what is left over.
    private func share(_ length: Int, _ axis: Axis) -> Int {
        if isWindow { return length >> 1 }
        guard axes.contains(Axis.Set(axis)), let anchor else { return 0 }
        let share = axis == .horizontal ? anchor.x : anchor.y
        return share.isFinite ? Int((Double(length) * min(max(share, 0), 1)).rounded(.down)) : 0
    }

    private var anchoredOffset: Point {
        let most = maximumOffset
        return Point(x: share(most.x, .horizontal), y: share(most.y, .vertical))
    }

    /// Along which axes a thumb is shown.
    package private(set) var thumbs: Axis.Set = []

    // MARK: Scrolling

    /// Whether keys and the wheel scroll it; programs do in any case.
    package var isScrollEnabled = true

    /// Scrolls as users ask for it.
    package func scroll(byUser distance: Point) -> Bool { isScrollEnabled && scroll(by: distance) }

    /// The size of all the content.
    package var contentSize: Size { content?.size ?? .zero }

    /// What of the content is seen, in its own coordinates.
    package var visibleRect: Rect {
        Rect(
            x: isMirrored ? contentSize.width - viewport.width - storedOffset.x : storedOffset.x, y: storedOffset.y,
            width: viewport.width, height: viewport.height)
    }

    /// How far the content is scrolled from the leading edge and the top; always from 0 to where its end meets the window's, and 0 along
    /// axes that do not scroll.
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

    /// How far the window may be scrolled beyond its content, to what stands out of it: programs made for other screens count on more
    /// height than a terminal has, or move what has the focus away from a keyboard.
    private var reach: (least: Point, most: Point) = (.zero, .zero)

    /// Lets the window be scrolled to a rectangle that may stand out of it above, below, on the left or on the right, and no further.
    func extendReach(to rect: Rect) {
        reach = (.zero, .zero)
        if rect.minY < 0 || rect.maxY > viewport.height {
            (reach.least.y, reach.most.y) = (min(0, rect.minY), max(0, rect.maxY - viewport.height))
        }
        if !isMirrored, rect.minX < 0 || rect.maxX > viewport.width {
            (reach.least.x, reach.most.x) = (min(0, rect.minX), max(0, rect.maxX - viewport.width))
        }
    }

    private func scrolled(to point: Point) {
        storedOffset = point
        revision &+= 1
        layoutRootAbove?.noteScrolled()
        noteAnchors()
        onScroll?(self)
    }

    /// Scrolls to a place, or as near to it as the content goes.
    func scrollTo(_ point: Point) {
        let most = maximumOffset
        let target = Point(
            x: min(max(reach.least.x, point.x), max(most.x, reach.most.x)), y: min(max(reach.least.y, point.y), max(most.y, reach.most.y)))
        if target != storedOffset { scrolled(to: target) }
    }

    /// Scrolls by a number of columns to the right and rows down. Returns whether it could.
    @discardableResult
    package func scroll(by distance: Point) -> Bool {
        let before = storedOffset
        let x = min(max(distance.x, -Length.infinity), Length.infinity)
        let wanted = Point(
            x: before.x + (isMirrored ? -x : x), y: before.y + min(max(distance.y, -Length.infinity), Length.infinity))
        scrollTo(wanted)
        if endIsEstimate { noteDebt(wanted) }
        return storedOffset != before
    }

    /// A rectangle, in the coordinates that the content stands in, with what stands behind it (1) or before it (-1) up to the end, as much as
    /// the window holds; nil if there is nothing, or so much that something else than its end is meant.
    func withRest(of rect: Rect, _ step: Int) -> Rect? {
        let start = content?.origin.y ?? 0
        let rest = step > 0 ? start + contentSize.height - rect.maxY : rect.minY - start
        guard rest > 0, rest <= 2 * viewport.height else { return nil }
        let height = max(rect.height, min(rect.height + rest, viewport.height))
        return Rect(x: rect.minX, y: step > 0 ? rect.minY : rect.maxY - height, width: rect.width, height: height)
    }

    override package var childOffset: Point { Point(x: isMirrored ? storedOffset.x : -storedOffset.x, y: -storedOffset.y) }

    override package var childClip: Rect? {
        Rect(origin: Point(x: isMirrored ? size.width - viewport.width : 0, y: 0), size: viewport)
    }

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
        guard var box = content, storedOffset[axis] > 0, viewport[axis] > 0, !isMirrored || axis == .vertical else { return }
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
            if now != position {
                storedOffset[axis] = max(0, storedOffset[axis] + now - position)
                for index in anchors.indices { if let start = start(of: anchors[index].box) { anchors[index].position = start } }
            }
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
        canvas.clipped(to: childClip ?? .zero) {
            canvas.translated(to: childOffset) { paintChildren(canvas) }
        }
        paintThumbs(canvas)
    }
}
