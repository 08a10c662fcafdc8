/// The place of pages; each has its place by its id.
package final class PagesNode: ViewNode {
    private var pages: ContiguousArray<PageNode> = []

    init(_ pages: [Page], _ inputs: _ViewInputs) {
        super.init(inputs)
        graph.layers.stages += 1
        for page in pages where page.isShown || page.isMadeEarly {
            if !self.pages.contains(where: { $0.id == page.id }) { self.pages.append(PageNode(page, childInputs)) }
        }
    }

    override package var countsAsNode: Bool { false }
    override package var isOpenEnded: Bool { true }
    override package var passesLaziness: Bool { false }

    func update(_ new: [Page]) {
        var described: [AnyHashable: Page] = [:]
        for page in new where described[page.id] == nil { described[page.id] = page }
        let before = pages
        // What is left goes first, so that it has disappeared when something else appears.
        for node in before {
            if let page = described[node.id], !page.isShown { node.update(page) }
        }
        for node in before where described[node.id] == nil { removeChild(node) }
        var known: [AnyHashable: PageNode] = [:]
        for node in before where described[node.id] != nil { known[node.id] = node }
        var now: ContiguousArray<PageNode> = []
        for page in new {
            guard described.removeValue(forKey: page.id) != nil else { continue }
            if let node = known[page.id] {
                if page.isShown { node.update(page) }
                now.append(node)
            } else if page.isShown || page.isMadeEarly {
                let node = PageNode(page, childInputs)
                node.comeBack()
                now.append(node)
            }
        }
        pages = now
        let changed = before.count != pages.count || !zip(before, pages).allSatisfy { $0 === $1 } || pages.contains(where: \.hasTurned)
        for page in pages { page.hasTurned = false }
        if changed { boxesChanged() }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        for page in pages where !visit(page) { return false }
        return true
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        for page in pages where !page.isOutOfPlay { page.collectBoxes(into: &boxes) }
    }

    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        for page in pages where !page.isOutOfPlay { page.collectSegments(into: &segments) }
    }

    override package func didUnmount() { graph.layers.stages -= 1 }
}

/// The place of one page.
package final class PageNode: OneChildNode {
    let id: AnyHashable
    private var page: Page
    private var isShown: Bool
    /// Whether it has come or gone since its pages last looked.
    var hasTurned = false
    private let place = FocusPlace()
    /// What is in a page is not in a lazy container, wherever the pages stand.
    override package var passesLaziness: Bool { false }

    init(_ page: Page, _ inputs: _ViewInputs) {
        id = page.id
        self.page = page
        isShown = page.isShown
        var inputs = inputs
        if let edit = page.environment {
            var values = EnvironmentValues(inputs.environment)
            edit(&values)
            inputs.environment = values.head
        }
        super.init(inputs)
        place.area = self
        isAsleep = isAsleep || !isShown
        child = AnyView._makeNode(evaluate(), childInputs)
    }

    override package var isOutOfPlay: Bool { !isShown }
    override package var isEvaluator: Bool { true }
    override package var countsAsNode: Bool { false }

    private func evaluate() -> AnyView {
        isDirty = false
        return tracked(observing: true) { page.content() }
    }

    func update(_ page: Page) {
        self.page = page
        turn(to: page.isShown)
        refresh()
    }

    override package func refresh() {
        let view = evaluate()
        update { AnyView._updateNode($0, view) }
    }

    private func turn(to isShown: Bool) {
        guard isShown != self.isShown else { return }
        hasTurned = true
        if !isShown {
            place.node = graph.focus.focused.flatMap { $0.isInside(self) ? $0 : nil }
            place.heirs = []
            graph.layers.places.append(place)
            self.isShown = false
            sleep()
        } else {
            self.isShown = true
            if parent?.isAsleep != true { wake() }
            comeBack()
        }
        preferencesChanged(nil)
    }

    /// The focus goes into the page if what has it is seen no more.
    func comeBack() {
        graph.layers.places.removeAll { $0 === place }
        if isShown, !isAsleep { graph.focus.comeBack(to: place) }
    }

    override package func didUnmount() { graph.layers.places.removeAll { $0 === place } }

    override package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard let leave = page.leave, press.phase == .down, press.modifiers.isEmpty, press.key == .escape || press.key == .delete else {
            return .ignored
        }
        return leave() ? .handled : .ignored
    }
}
