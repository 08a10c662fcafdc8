import TerraceScreen

extension Box {
    /// Raised when the window changes its size: then nearly every proposal is a new one, and the old answers would only pile up.
    @exclusivity(unchecked) static var epoch: UInt32 = 0

    /// The size the box chooses for a proposal, from its memory if it has been asked before.
    @inline(__always) package final func sizeThatFits(_ proposal: ProposedSize) -> Size {
        if cacheEpoch == Box.epoch, let known = cache.size(for: proposal) { return known }
        return measureAnew(proposal)
    }

    @inline(never) private final func measureAnew(_ proposal: ProposedSize) -> Size {
        if cacheEpoch != Box.epoch {
            cache.removeAll()
            cacheEpoch = Box.epoch
        }
        LayoutCounters.current.measured += 1
        let size = measure(proposal).clamped
        cache.insert(size, for: proposal)
        return size
    }

    /// Where a guide stands in the box at a size, in half cells: explicit, or what the size says.
    final func alignmentPosition(_ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize) -> Int {
        guideWasAsked = true
        if let explicit = alignment(guide, axis: axis, in: size, proposal: proposal) { return explicit }
        return guide.defaultPosition(in: size, axis: axis, dimensions: ViewDimensions(self, size, proposal))
    }

    /// The explicit guide, in half cells, noting that somebody depends on it.
    final func alignment(_ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize) -> Int? {
        guideWasAsked = true
        return explicitAlignment(guide, axis: axis, in: size, proposal: proposal)
    }

    /// Gives the box its place: it chooses its size again, and places its children if anything about it is new.
    package final func place(at point: Point, proposal: ProposedSize) {
        move(to: point)
        choose(proposal)
    }

    /// The half of placing that needs no proposal.
    @inline(__always) final func move(to point: Point) {
        if origin != point {
            origin = point
            LayoutRoot.somethingMoved = true
        }
    }

    /// The half of placing that needs no place: for parents whose places follow from the sizes.
    @inline(__always) final func choose(_ proposal: ProposedSize) {
        let chosen = sizeThatFits(proposal)
        if !needsPlacement, chosen == size, proposal == lastProposal { return }
        settle(size: chosen, proposal: proposal)
    }

    /// Places the children for a size and proposal, whatever was before.
    final func settle(size chosen: Size, proposal: ProposedSize) {
        size = chosen
        lastProposal = proposal
        needsPlacement = false
        LayoutRoot.somethingMoved = true
        LayoutCounters.current.placed += 1
        placeChildren(in: chosen, proposal: proposal)
        if isMirrored { mirrorChildren() }
        noteOverflow()
    }

    private func mirrorChildren() {
        for child in children { child.origin.x = size.width - child.origin.x - child.size.width }
    }

    private final func noteOverflow() {
        var found = wanderAxes
        if childClip == nil {
            let own = size
            for child in children {
                let frame = child.frame
                found.formUnion(child.overflow)
                if frame.origin.x < 0 || frame.origin.x + frame.size.width > own.width { found.insert(.horizontal) }
                if frame.origin.y < 0 || frame.origin.y + frame.size.height > own.height { found.insert(.vertical) }
            }
        }
        overflow = found
    }

    /// Tells the ancestors that something below them paints outside, after the box alone was placed anew.
    final func spreadOverflow() {
        var next = parent
        while let box = next, box.childClip == nil, !box.overflow.isSuperset(of: overflow) {
            box.overflow.formUnion(overflow)
            next = box.parent
        }
    }

    // MARK: Changes

    /// Says that the content changed so that the size may have. Costs a walk to the root, and nothing the second time.
    package final func invalidate() {
        if isInvalid { return }
        var top = self
        while let parent = top.parent { top = parent }
        if let root = top.layoutRoot {
            isInvalid = true
            root.enqueue(self)
        } else {
            forgetUpwards()
        }
    }

    /// Says that only the looks changed.
    package final func needsPaint() {
        var top = self
        while let parent = top.parent { top = parent }
        top.layoutRoot?.setNeedsPaint()
    }

    /// The root that the box is in, if it is in one.
    final var layoutRootAbove: LayoutRoot? {
        var top = self
        while let parent = top.parent { top = parent }
        return top.layoutRoot
    }

    /// Forgets every answer that may depend on this box. It stops where nothing was ever answered or placed.
    final func forgetUpwards() {
        var next: Box? = self
        while let box = next {
            if box !== self, box.cache.isEmpty, box.needsPlacement { return }
            box.dropLostChildren()
            box.cache.removeAll()
            box.needsPlacement = true
            next = box.parent
        }
    }

    /// Answers the remembered proposals again, until one answer differs. Returns whether the parent must know.
    final func measureAgain() -> Bool {
        dropLostChildren()
        let before = cache.entries
        let mustTell = cache.isEmpty || cache.hasForgotten || guideWasAsked
        cache.removeAll()
        cacheEpoch = Box.epoch
        guideWasAsked = false
        needsPlacement = true
        if mustTell { return true }
        // The parent asks again for whatever it wants to know, so the first difference is enough.
        for entry in before where measureAnew(entry.proposal) != entry.size { return true }
        return false
    }
}
