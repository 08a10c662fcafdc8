import TerraceScreen

/// What takes room on the screen: a size, a place, something to paint. A box knows nothing of views and nodes.
///
/// The parent proposes, the box chooses, the parent places. Subclasses override `measure`, `placeChildren` and `paint`, and call
/// `invalidate()` when what they hold has changed so that their size may have, or `needsPaint()` when only their looks have.
@MainActor package class Box {
    // Nothing below is ever borrowed while code of others runs, and layout reads it for every box there is; the runtime's check that it
    // is not would cost more than all the rest. The first two are touched when a box goes, which may happen anywhere, but then nobody else holds it.
    @exclusivity(unchecked) private nonisolated(unsafe) var parentReference: Unmanaged<Box>?
    @exclusivity(unchecked) private nonisolated(unsafe) var childStorage: ContiguousArray<Box> = []

    /// Whoever made the box: its node.
    package final weak var owner: AnyObject?

    /// Where the box stands in its parent.
    @exclusivity(unchecked) package final internal(set) var origin: Point = .zero
    /// The size it chose when it was placed.
    @exclusivity(unchecked) package final internal(set) var size: Size = .zero
    /// What it was proposed when it was placed.
    @exclusivity(unchecked) package final internal(set) var lastProposal = ProposedSize(invalid: ())

    /// Whether the mouse finds the box where none of its children is. Leaves that paint are targets; a host may make others so.
    package final var isHitTarget = false
    /// Whether the mouse finds neither the box nor anything in it.
    package final var passesHits = false

    @exclusivity(unchecked) final var cache = MeasureCache()
    @exclusivity(unchecked) final var cacheEpoch: UInt32 = 0
    /// Whether the children must be placed again even if size and proposal stay the same.
    @exclusivity(unchecked) final var needsPlacement = true
    /// Whether a root has the box on its list of what to measure again.
    @exclusivity(unchecked) final var isInvalid = false
    /// Whether somebody used a guide of the box, so that it may matter without a change of size.
    @exclusivity(unchecked) final var guideWasAsked = false
    /// Whether another box took a child of this one.
    @exclusivity(unchecked) private final var hasLostChildren = false
    /// The axes along which something below paints outside of the box.
    @exclusivity(unchecked) final var overflow: Axis.Set = []
    /// The axis of the nearest stack around, seen through wrappers.
    @exclusivity(unchecked) package final private(set) var stackAxis: Axis?
    @exclusivity(unchecked) final var paintOrder = PaintOrder.unknown
    /// Whether the box or one that it wraps answers for geometric guides, which else follow from the size.
    @exclusivity(unchecked) final private(set) var isGuided = false
    /// Whether a child may be guided. It may stay set when such a child has left, which costs time and changes nothing.
    @exclusivity(unchecked) final private(set) var hasGuidedChild = false
    /// Whether leading is right: children are placed as if it were left, then mirrored (D66).
    @exclusivity(unchecked) package final var isMirrored = false {
        didSet {
            if isMirrored == oldValue { return }
            mirroringDidChange()
            invalidate()
        }
    }

    @exclusivity(unchecked) private final var explicitPriority: Double?
    @exclusivity(unchecked) private final var explicitZIndex: Double?

    package init() {}

    deinit {
        let gone = Unmanaged.passUnretained(self).toOpaque()
        for child in childStorage where child.parentReference?.toOpaque() == gone { child.parentReference = nil }
    }

    // MARK: To override

    /// The size the box chooses for a proposal. Pure: it depends on nothing but the box's content and its children's answers.
    package func measure(_ proposal: ProposedSize) -> Size {
        var size = Size.zero
        for child in children {
            let chosen = child.sizeThatFits(proposal)
            size = Size(width: max(size.width, chosen.width), height: max(size.height, chosen.height))
        }
        return size
    }

    /// Places every child in the `size` that the box chose for `proposal`.
    package func placeChildren(in size: Size, proposal: ProposedSize) {
        for child in children { child.place(at: .zero, proposal: proposal) }
    }

    /// Paints the box with its (0, 0) at the canvas's origin.
    package func paint(_ canvas: Canvas) {
        paintChildren(canvas)
    }

    /// Where a guide stands that the box has beyond what its size says, in half cells from its top or leading edge.
    package func explicitAlignment(_ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize) -> Int? { nil }

    /// The child whose traits (priority, z index, being a spacer) are the box's own: a wrapper's only one.
    package var traitSource: Box? { nil }
    /// The priority of a box that was given none and wraps none.
    package var defaultPriority: Double { 0 }
    /// The gaps it likes in a stack that is not told which to make.
    package var viewSpacing: ViewSpacing { traitSource?.viewSpacing ?? ViewSpacing() }
    /// What a layout of the program's is to know of the box.
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { traitSource?.layoutValue(key) }
    /// How it takes part in focus, keys and mouse by itself; nil when it does not.
    package var interaction: (any BoxInteraction)? { nil }
    /// Called when leading has become right, or left again.
    package func mirroringDidChange() {}
    /// The stack axis that a child sees: stacks give their own, wrappers the one they are given.
    package func axis(for child: Box) -> Axis? { nil }
    /// Whether the size depends on `stackAxis`.
    package var dependsOnStackAxis: Bool { false }
    /// How far children are drawn from where they are placed (a scroll offset, negated).
    package var childOffset: Point { .zero }
    /// What children are clipped to, in the box's own coordinates; nil when they may paint outside.
    package var childClip: Rect? { nil }
    /// What one child is clipped to, in children's coordinates; nil where nothing of its siblings lies over it.
    func clip(for child: Box) -> Rect? { nil }
    /// What has to be in a window for a child's rectangle to be seen, both in children's coordinates: more than the rectangle where
    /// siblings would lie over it.
    func uncovering(_ rect: Rect, of child: Box, in window: Size) -> Rect { rect }
    /// The axes along which children are drawn outside of the box for other reasons than their places.
    var wanderAxes: Axis.Set { [] }
    /// Whether children are seen at all, and can be hit.
    package var showsChildren: Bool { true }
    /// The root that this box is the top of.
    var layoutRoot: LayoutRoot? { nil }
    /// The children that can touch `area` (in children's coordinates); all, where finding them is no cheaper than trying them.
    func childRange(touching area: Rect) -> Range<Int> { 0..<children.count }

    // MARK: Tree

    package final var parent: Box? { parentReference?.takeUnretainedValue() }

    package final var children: ContiguousArray<Box> { childStorage }

    /// Replaces the children. A child that is another box's moves here; what is the same in front and at the end costs a comparison each.
    package final func setChildren(_ new: ContiguousArray<Box>) {
        let old = childStorage
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] === new[prefix] { prefix += 1 }
        if prefix == old.count, prefix == new.count { return }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] === new[new.count - 1 - suffix] { suffix += 1 }

        let me = Unmanaged.passUnretained(self)
        for child in old[prefix..<(old.count - suffix)] where child.parentReference?.toOpaque() == me.toOpaque() {
            child.parentReference = nil
        }
        childStorage = new
        for child in new[prefix..<(new.count - suffix)] {
            if let former = child.parent, former !== self {
                former.hasLostChildren = true
                former.invalidate()
            }
            child.parentReference = me
            child.inherit(axis(for: child))
            if child.isGuided { noteGuidedChild(child) }
        }
        paintOrder = .unknown
        invalidate()
    }

    /// Says that the box answers for geometric guides; those that align it or its wrappers must ask from now on.
    final func becomeGuided() {
        if isGuided { return }
        isGuided = true
        // Those around have placed it without asking.
        guideWasAsked = true
        parent?.noteGuidedChild(self)
    }

    private final func noteGuidedChild(_ child: Box) {
        if !hasGuidedChild {
            hasGuidedChild = true
            invalidate()
        }
        if traitSource === child { becomeGuided() }
    }

    /// Drops children that have another parent by now. Their new parent took them without a word to this one.
    final func dropLostChildren() {
        if !hasLostChildren { return }
        hasLostChildren = false
        let me = Unmanaged.passUnretained(self).toOpaque()
        childStorage.removeAll { $0.parentReference?.toOpaque() != me }
        paintOrder = .unknown
    }

    /// Tells the children the axis of the stack around them; what depends on it forgets its answers. Returns whether anything did.
    @discardableResult
    final func inherit(_ axis: Axis?) -> Bool {
        if stackAxis == axis { return false }
        stackAxis = axis
        var depends = dependsOnStackAxis
        for child in children where child.inherit(self.axis(for: child)) { depends = true }
        if depends {
            cache.removeAll()
            needsPlacement = true
        }
        return depends
    }

    // MARK: Traits

    /// Who is served first in a stack; a spacer's is below all numbers. Wrappers have their child's unless they are given one.
    package final var layoutPriority: Double {
        get { explicitPriority ?? traitSource?.layoutPriority ?? defaultPriority }
        set {
            let number = newValue.isNaN ? 0 : newValue
            if explicitPriority == number { return }
            explicitPriority = number
            traitsDidChange()
        }
    }

    /// Who is painted later, and hit first, among siblings. Wrappers have their child's unless they are given one.
    package final var zIndex: Double {
        get { explicitZIndex ?? traitSource?.zIndex ?? 0 }
        set {
            let number = newValue.isNaN ? 0 : newValue
            if explicitZIndex == number { return }
            explicitZIndex = number
            traitsDidChange()
        }
    }

    /// Takes back a priority or z index that was set, so that the child's shows again.
    package final func resetTraits() {
        if explicitPriority == nil, explicitZIndex == nil { return }
        explicitPriority = nil
        explicitZIndex = nil
        traitsDidChange()
    }

    private final func traitsDidChange() {
        var next = parent
        while let box = next {
            box.paintOrder = .unknown
            box.invalidate()
            next = box.traitSource == nil ? nil : box.parent
        }
    }
}
