import TerraceScreen

/// Events go to the focused view, then outwards, until somebody handles them.
extension Graph {
    /// Delivers an event; the actions that it sets off write state, and nothing is updated yet. Returns whether it was used.
    package func dispatch(_ event: Event) -> Bool {
        guard !isClosed else { return false }
        inbox.beginTurn()
        Graph.active = self
        return whileAtWork { deliver(event) }
    }

    private func deliver(_ event: Event) -> Bool {
        switch event {
        case .key(let key): return dispatch(KeyPress(key))
        case .paste(let text): return dispatchPaste(text)
        case .mouse(let mouse): return dispatch(mouse)
        case .resize(let size):
            resize(to: size)
            return true
        case .focus(let hasFocus):
            phase.set(hasFocus ? .active : .inactive, in: self)
            return true
        case .reply: return false
        }
    }

    private func dispatch(_ press: KeyPress) -> Bool {
        if press.phase == .up { hearsReleases = true }
        if let focused = focus.focused {
            if deliver(press, to: focused) == .handled { return true }
        } else if deliverToRoot(press) == .handled {
            return true
        }
        guard press.phase != .up else { return false }
        if shortcuts.perform(press) { return true }
        if press.key == .tab, press.modifiers.subtracting(.shift).isEmpty {
            return focus.move(forward: !press.modifiers.contains(.shift))
        }
        // Arrows that nothing had a use for lead to the nearest view in their direction (C18).
        if let direction = MoveCommandDirection(press), focus.move(direction) { return true }
        return scrollWindow(press)
    }

    /// A program that is larger than its window is reached by the keys that nothing in it has a use for.
    private func scrollWindow(_ press: KeyPress) -> Bool {
        let window = layers.top?.panel.scroller ?? layout.window
        guard window.maximumOffset != .zero, press.modifiers.isEmpty else { return false }
        let page = max(1, window.viewport.height - 1)
        let distance: Point
        switch press.key {
        case .upArrow: distance = Point(x: 0, y: -1)
        case .downArrow: distance = Point(x: 0, y: 1)
        case .leftArrow: distance = Point(x: -Self.wheelStep, y: 0)
        case .rightArrow: distance = Point(x: Self.wheelStep, y: 0)
        case .pageUp: distance = Point(x: 0, y: -page)
        case .pageDown: distance = Point(x: 0, y: page)
        case .home: distance = Point(x: 0, y: -Length.infinity)
        case .end: distance = Point(x: 0, y: Length.infinity)
        default: return false
        }
        guard window.scroll(by: distance) else { return false }
        needsPaint = true
        return true
    }

    /// Handlers attached to the view itself come first and may keep a key from it (C22); then the view; then those around it,
    /// from the inside out (C20).
    private func deliver(_ press: KeyPress, to focused: ViewNode) -> KeyPress.Result {
        var outermost = focused
        if deliver(press, toControl: &outermost) == .handled { return .handled }
        // Commands are what keys mean where the view itself had no use for them.
        var own: ViewNode? = focused
        while let current = own {
            for attachment in current.attachments where attachment.handleCommand(press) == .handled { return .handled }
            own = current === outermost ? nil : current.parent
        }
        var node = outermost.isOutOfPlay ? nil : outermost.parent
        while let current = node {
            if current.handle(press) == .handled { return .handled }
            for attachment in current.attachments
            where attachment.handleKey(press) == .handled || attachment.handleCommand(press) == .handled { return .handled }
            // What is below a layer hears nothing of what happens in it.
            node = current is LayerNode ? nil : current.parent
        }
        return .ignored
    }

    /// Gives a key to one control and nobody around it; `node` is its outermost modifier afterwards.
    private func deliver(_ press: KeyPress, toControl node: inout ViewNode) -> KeyPress.Result {
        let control = node
        if offer(press, to: control.attachments) == .handled { return .handled }
        while let parent = node.parent, parent.isModifier {
            node = parent
            if offer(press, to: parent.attachments) == .handled { return .handled }
        }
        return control.life != .removed && focus.isFocusable(control) ? control.handle(press) : .ignored
    }

    /// Gives a key to a control that may not have the focus.
    func press(_ press: KeyPress, control: ViewNode) -> KeyPress.Result {
        var node = control
        return deliver(press, toControl: &node)
    }

    private func offer(_ press: KeyPress, to attachments: ContiguousArray<Attachment>) -> KeyPress.Result {
        for attachment in attachments where attachment.handleKey(press) == .handled { return .handled }
        return .ignored
    }

    /// With no focus anywhere, the handlers at the root still hear keys (S15).
    private func deliverToRoot(_ press: KeyPress) -> KeyPress.Result {
        var path: ContiguousArray<ViewNode> = []
        var node: ViewNode? = layers.top ?? root
        while let current = node {
            path.append(current)
            node = current.onlyChild
        }
        for node in path.reversed() {
            if node.handle(press) == .handled || offer(press, to: node.attachments) == .handled { return .handled }
        }
        return .ignored
    }

    private func dispatchPaste(_ text: String) -> Bool {
        var node = focus.focused
        while let current = node {
            if current.handlePaste(text) { return true }
            node = current is LayerNode ? nil : current.parent
        }
        return false
    }

    private func dispatch(_ mouse: MouseEvent) -> Bool {
        let distance: Point
        switch mouse.kind {
        case .wheelUp: distance = Point(x: 0, y: -Self.wheelStep)
        case .wheelDown: distance = Point(x: 0, y: Self.wheelStep)
        case .wheelLeft: distance = Point(x: -Self.wheelStep, y: 0)
        case .wheelRight: distance = Point(x: Self.wheelStep, y: 0)
        case .press, .release, .move, .drag: return pointer.dispatch(mouse)
        }
        if pointer.wheel(mouse) { return true }
        let box = layout.hitTest(mouse.position) ?? layers.top?.panel ?? layout.window
        for scroll in [box as? ScrollBox].compactMap({ $0 }) + layout.enclosingScrollBoxes(of: box) where scroll.scroll(byUser: distance) {
            needsPaint = true
            return true
        }
        return false
    }

    /// Rows that one notch of the wheel scrolls.
    private static var wheelStep: Int { 3 }
}
