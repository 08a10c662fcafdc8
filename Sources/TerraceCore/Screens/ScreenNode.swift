/// The place of a screen: it is told what to show in its bars by what stands in it, see `Registration` and `PortalModifier`.
package final class ScreenNode: BoxHolder, Registry {
    private var parts: @MainActor ([Any]) -> ScreenParts
    private var content: ViewNode?
    private var slots: [ViewNode] = []
    private var portals: ContiguousArray<PortalNode> = []
    private var registrations = Registrations()
    private var current = ScreenParts()
    /// What was registered when the screen was seen last.
    private var values: [Any] = []
    private let frame = ScreenBox()
    private var isEditing = false

    init(_ parts: @escaping @MainActor ([Any]) -> ScreenParts, _ inputs: _ViewInputs) {
        self.parts = parts
        super.init(inputs)
        frame.owner = self
    }

    func begin(_ make: (_ViewInputs) -> ViewNode) {
        var inputs = childInputs.eager
        var values = EnvironmentValues(inputs.environment)
        values.screen = self
        inputs.environment = values.head
        content = make(inputs)
        evaluate()
        slots = slotViews.map { AnyView._makeNode($0, childInputs) }
        assembleBoxes()
    }

    override package var countsAsNode: Bool { false }
    override package var isEvaluator: Bool { true }

    func update(_ parts: @escaping @MainActor ([Any]) -> ScreenParts, _ update: (ViewNode) -> Void) {
        self.parts = parts
        if let content { update(content) }
        refresh()
    }

    override package func refresh() {
        evaluate()
        for (slot, view) in zip(slots, slotViews) { AnyView._updateNode(slot, view) }
        _ = noteBoxesChanged()
    }

    private func evaluate() {
        isDirty = false
        // In a screen that is covered nothing is awake: it is called what it was called.
        if !isAsleep { values = registrations.values }
        let values = values
        current = tracked(observing: true) {
            frame.isMirrored = EnvironmentValues(environment).isMirrored
            return parts(values)
        }
        frame.isTitleCentered = current.isTitleCentered
    }

    /// The search field, then the way back and the title, in the order of the focus.
    private var slotViews: [AnyView] {
        [current.search, current.showsBar ? current.back : nil, current.showsBar ? current.title : nil].map {
            $0 ?? AnyView(EmptyView())
        }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        if let content, !visit(content) { return false }
        for slot in slots where !visit(slot) { return false }
        return true
    }

    /// Keys that nobody has the focus for are the content's.
    override package var onlyChild: ViewNode? { content }

    override package func handle(_ press: KeyPress) -> KeyPress.Result {
        current.handle?(press) == true ? .handled : .ignored
    }

    // MARK: What the content says

    package func add(_ registration: Registration) {
        registrations.add(registration)
        graph.mark(self)
    }

    package func change(_ registration: Registration) { graph.mark(self) }

    package func remove(_ registration: Registration) {
        registrations.remove(registration)
        if life != .removed { graph.mark(self) }
    }

    func add(_ portal: PortalNode) {
        portals.append(portal)
        watchFocus()
        portalsChanged()
    }

    func remove(_ portal: PortalNode) {
        portals.removeAll { $0 === portal }
        watchFocus()
        portalsChanged()
    }

    func portalsChanged() {
        if life != .removed { _ = noteBoxesChanged() }
    }

    /// Hints for the keyboard are shown while there is something to type into.
    private func watchFocus() {
        let hasHints = portals.contains { $0.slot == .keyboard }
        graph.focus.watchingScreens.removeAll { $0 === self }
        if hasHints, life != .removed { graph.focus.watchingScreens.append(self) }
    }

    func focusMoved() {
        if isTyping != isEditing { portalsChanged() }
    }

    private var isTyping: Bool {
        guard let focused = graph.focus.focused else { return false }
        // Whoever goes from a field to the hints still sees them.
        if portals.contains(where: { $0.slot == .keyboard && focused.isInside($0) }) { return true }
        return graph.focus.role(of: focused) == .edit && focused.isInside(self)
    }

    override package func didUnmount() {
        graph.focus.watchingScreens.removeAll { $0 === self }
        portals.removeAll()
    }

    // MARK: Boxes

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { boxes.append(frame) }

    override package func assembleBoxes() {
        isEditing = isTyping
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        frame.setContent(boxes)
        var lines: [ScreenSlot: ContiguousArray<Box>] = [:]
        for (slot, node) in zip([ScreenSlot.search, .back, .title], slots) {
            node.collectBoxes(into: &lines[slot, default: []])
        }
        let shown = portals.filter { !$0.isAsleep }.sorted { TreeOrder.isBefore($0, $1) }
        for portal in shown where isShown(portal.slot) { lines[portal.slot, default: []].append(contentsOf: portal.boxes) }
        if !(lines[.principal]?.isEmpty ?? true) { lines[.title] = [] }
        frame.setLines(lines)
    }

    private func isShown(_ slot: ScreenSlot) -> Bool {
        switch slot {
        case .keyboard: isEditing
        case .bottom, .status: current.showsBottomBar
        case .search, .back, .title, .leading, .principal, .trailing: current.showsBar
        }
    }
}
