import TerraceScreen

extension LayoutRoot {
    /// Where a box stands in the window, scrolled as it is; not clipped.
    package func rectInRoot(of box: Box) -> Rect {
        convert(Rect(origin: .zero, size: box.size), from: box)
    }

    /// Takes a rectangle from a box's own coordinates to the window's.
    package func convert(_ rect: Rect, from box: Box) -> Rect {
        convert(rect, from: box, to: nil)
    }

    /// Takes a rectangle from a box's own coordinates to those of an ancestor's children (a scroll box: its content), or the window's.
    package func convert(_ rect: Rect, from box: Box, to ancestor: Box?) -> Rect {
        var x = rect.minX
        var y = rect.minY
        var next = box
        while next !== ancestor {
            x += next.origin.x
            y += next.origin.y
            guard let parent = next.parent, parent !== ancestor else { break }
            x += parent.childOffset.x
            y += parent.childOffset.y
            next = parent
        }
        return Rect(x: x, y: y, width: rect.width, height: rect.height)
    }

    /// What of a box can be seen in the window: its rectangle, cut by every clip above it. Empty when it is hidden.
    package func visibleRect(of box: Box) -> Rect {
        var rect = Rect(origin: .zero, size: box.size)
        var next = box
        while let parent = next.parent {
            if !parent.showsChildren { return .zero }
            rect = rect.offsetBy(x: next.origin.x, y: next.origin.y)
            if let clip = parent.clip(for: next) { rect = rect.intersection(clip) }
            rect = rect.offsetBy(x: parent.childOffset.x, y: parent.childOffset.y)
            if let clip = parent.childClip { rect = rect.intersection(clip) }
            next = parent
        }
        return next === self.box ? rect : .zero
    }

    /// The deepest target under a cell of the window, the one painted last first.
    package func hitTest(_ point: Point) -> Box? {
        box.hitTest(point)
    }

    /// The scroll boxes around a box, innermost first.
    package func enclosingScrollBoxes(of box: Box) -> [ScrollBox] {
        var found: [ScrollBox] = []
        var next = box.parent
        while let ancestor = next {
            if let scroll = ancestor as? ScrollBox { found.append(scroll) }
            next = ancestor.parent
        }
        return found
    }

    /// Scrolls the innermost scroll box around `box` that scrolls up and down so that the box comes into view, with all that stands behind
    /// it (`onward` is 1) or before it (-1) if `isLast` says that there is nothing else there to go to; and those around that, for the box.
    package func reveal(_ box: Box, onward: Int, isLast: () -> Bool) {
        reveal(box)
        guard onward != 0, let scroll = enclosingScrollBoxes(of: box).first(where: { $0.axes.contains(.vertical) }) else { return }
        let rect = uncovered(Rect(origin: .zero, size: box.size), of: box, in: scroll)
        if let all = scroll.withRest(of: rect, onward), isLast() { scroll.reveal(all) }
    }

    /// Scrolls every scroll box around `box` so that `rect` (in the box's own coordinates; nil: all of it) comes into view.
    package func reveal(_ box: Box, rect: Rect? = nil, anchor: UnitPoint? = nil) {
        let part = rect ?? Rect(origin: .zero, size: box.size)
        for scroll in enclosingScrollBoxes(of: box) {
            if scroll === window { scroll.extendReach(to: unclipped(part, of: box)) }
            scroll.reveal(uncovered(part, of: box, in: scroll), anchor: anchor)
        }
    }

    /// What of a rectangle of a box nothing inside the window cuts off, in the coordinates of the window's content.
    private func unclipped(_ rect: Rect, of box: Box) -> Rect {
        var rect = rect
        var next = box
        while let parent = next.parent {
            if !parent.showsChildren { return .zero }
            rect = rect.offsetBy(x: next.origin.x, y: next.origin.y)
            if parent === window { break }
            if let clip = parent.clip(for: next) { rect = rect.intersection(clip) }
            rect = rect.offsetBy(x: parent.childOffset.x, y: parent.childOffset.y)
            if let clip = parent.childClip { rect = rect.intersection(clip) }
            if rect.isEmpty { return .zero }
            next = parent
        }
        return rect
    }

    /// What has to be in the window of a scroll box around for a rectangle of a box to be seen, in the coordinates of its content.
    func uncovered(_ rect: Rect, of box: Box, in scroll: ScrollBox) -> Rect {
        var rect = rect
        var next = box
        while let parent = next.parent {
            rect = parent.uncovering(rect.offsetBy(x: next.origin.x, y: next.origin.y), of: next, in: scroll.viewport)
            if parent === scroll { break }
            rect = rect.offsetBy(x: parent.childOffset.x, y: parent.childOffset.y)
            next = parent
        }
        return rect
    }
}
