import TerraceScreen

/// A tree of boxes in a window, and what of it must be measured, placed and painted again.
@MainActor package final class LayoutRoot {
    /// Set by boxes that get a new place or size.
    @exclusivity(unchecked) static var somethingMoved = false

    /// What the layout of this tree has cost.
    package let counters = LayoutCounters()
    /// Whether the picture may have changed since it was painted.
    package private(set) var needsPaint = true

    /// The root that is being laid out.
    @exclusivity(unchecked) static private(set) weak var current: LayoutRoot?
    /// Counts the turns that have ended, so that a box can tell whether something was wanted in this one.
    package private(set) var turn = 0
    package func endTurn() { turn &+= 1 }
    /// Changes when boxes have been moved or scrolled.
    package private(set) var revision = 0
    private var settlesLater: [ObjectIdentifier: UnsafeAreaBox] = [:]

    let box = RootBox()
    /// Shows the content, and scrolls it where it is larger than the window.
    package let window = ScrollBox([.horizontal, .vertical])
    private var invalid: ContiguousArray<Box> = []
    private var windowChanged = true

    package init(size: Size = .zero) {
        self.size = size.clamped
        box.root = self
        window.isWindow = true
        window.isHitTarget = false
        box.setChildren([window])
    }

    /// The window.
    package var size: Size {
        didSet {
            size = size.clamped
            if size != oldValue { windowChanged = true }
        }
    }

    /// What fills the window.
    package var content: Box? {
        get { window.content }
        set { window.content = newValue }
    }

    /// What stands above the window's content, the highest last.
    package var layers: ContiguousArray<Box> = [] {
        didSet { box.setChildren([window] + layers) }
    }

    /// Whether `layout()` has anything to do.
    package var needsLayout: Bool { windowChanged || !invalid.isEmpty }

    /// Forgets all sizes and places, as if the window had just been opened.
    package func forgetEverything() {
        func forget(_ box: Box) {
            box.cache.removeAll()
            box.needsPlacement = true
            for child in box.children { forget(child) }
        }
        forget(box)
        windowChanged = true
        needsPaint = true
    }

    /// How many boxes wait to be measured again.
    var invalidCount: Int { invalid.count }

    func enqueue(_ box: Box) {
        invalid.append(box)
    }

    /// Counts the changes of offsets.
    package private(set) var scrolls = 0

    func noteScrolled() {
        needsPaint = true
        scrolls &+= 1
        revision &+= 1
    }

    func setNeedsPaint() {
        needsPaint = true
    }

    /// The box wants to know where it stands when all has been placed.
    func settleLater(_ box: UnsafeAreaBox) {
        settlesLater[ObjectIdentifier(box)] = box
    }

    /// Brings sizes and places up to date: measures again what was invalidated and those above whose child's answers changed, then
    /// places what must be placed. What is invalidated meanwhile waits for the next call.
    package func layout() {
        guard needsLayout else { return }
        let outer = LayoutCounters.current
        let outerRoot = LayoutRoot.current
        LayoutCounters.current = counters
        LayoutRoot.current = self
        defer {
            LayoutCounters.current = outer
            LayoutRoot.current = outerRoot
        }
        LayoutRoot.somethingMoved = false

        let changed = invalid
        invalid.removeAll(keepingCapacity: true)
        if windowChanged {
            windowChanged = false
            Box.epoch &+= 1
            for box in changed {
                box.isInvalid = false
                // One that left waits where it went to.
                if depth(of: box) == nil { box.invalidate() } else { box.forgetUpwards() }
            }
            box.place(at: .zero, proposal: ProposedSize(size))
        } else {
            let toPlace = measureAgain(changed)
            // Shallowest first: a parent that is placed anew takes its children along.
            for box in toPlace.reversed() where box.needsPlacement && box.lastProposal != ProposedSize(invalid: ()) {
                box.settle(size: box.sizeThatFits(box.lastProposal), proposal: box.lastProposal)
                box.spreadOverflow()
            }
        }
        if LayoutRoot.somethingMoved {
            needsPaint = true
            revision &+= 1
            for (id, box) in settlesLater {
                if depth(of: box) == nil { settlesLater[id] = nil } else { box.settleAtEdges() }
            }
            settleAnchors(around: changed)
        }
    }

    /// Everything has its place again: the scroll boxes around what has changed keep what is being read, and remember it.
    private func settleAnchors(around changed: ContiguousArray<Box>) {
        var seen: Set<ObjectIdentifier> = []
        for box in changed {
            var next: Box? = box
            while let ancestor = next, seen.insert(ObjectIdentifier(ancestor)).inserted {
                (ancestor as? ScrollBox)?.settleAnchors()
                next = ancestor.parent
            }
        }
    }

    /// Measures deepest first, so that each box is asked when its children know their answers. Returns all it touched in that order.
    private func measureAgain(_ changed: ContiguousArray<Box>) -> ContiguousArray<Box> {
        var levels: ContiguousArray<ContiguousArray<Box>> = []
        for box in changed {
            guard let depth = depth(of: box) else {
                // It left this tree after it was invalidated.
                box.isInvalid = false
                box.invalidate()
                continue
            }
            while levels.count <= depth { levels.append([]) }
            levels[depth].append(box)
        }
        var touched: ContiguousArray<Box> = []
        var level = levels.count - 1
        while level >= 0 {
            for box in levels[level] {
                box.isInvalid = false
                touched.append(box)
                if box.measureAgain(), let parent = box.parent, !parent.isInvalid, level > 0 {
                    parent.isInvalid = true
                    levels[level - 1].append(parent)
                }
            }
            level -= 1
        }
        return touched
    }

    private func depth(of box: Box) -> Int? {
        var depth = 0
        var top = box
        while let parent = top.parent {
            top = parent
            depth += 1
        }
        return top === self.box ? depth : nil
    }

    /// Paints the whole tree, as far as the canvas shows it, and notes that the picture is up to date.
    package func paint(_ canvas: Canvas) {
        let outer = LayoutCounters.current
        LayoutCounters.current = counters
        defer { LayoutCounters.current = outer }
        box.paint(canvas)
        needsPaint = false
    }
}
