import TerraceScreen

/// The place of what a layer shows. It is out of play for all that stands around it: keys, focus and preferences stay inside.
package final class LayerNode: BoxHolder, Registry {
    private(set) var presentation: Presentation
    let panel: LayerBox
    /// Where the focus was when the layer came, and where it goes when the layer goes.
    let place = FocusPlace()
    /// Whether it is there to choose something to do: the focus in it is that of what it stands over.
    var isForAction: Bool { presentation.kind == .menu || presentation.kind == .alert }
    private var content: ViewNode?
    private var traits = Registrations()
    private var staysOpen = false

    init(_ presentation: Presentation, _ inputs: _ViewInputs) {
        self.presentation = presentation
        panel = LayerBox(presentation.kind)
        super.init(inputs)
        // Whoever presents it may be out of sight; the layer is not.
        isAsleep = false
        panel.owner = self
        panel.isHitTarget = true
        let presenter = inputs.parent
        panel.anchor = { [weak presenter, unowned self] in
            if let place = self.presentation.place { return place }
            guard let presenter, presenter.life != .removed, let box = presenter.firstBox else { return nil }
            return presenter.graph.layout.rectInRoot(of: box)
        }
        var inputs = childInputs
        var values = EnvironmentValues(inputs.environment)
        values[LayerKey.self] = WeakLayer(node: self)
        inputs.environment = values.head
        graph.layers.add(self)
        content = AnyView._makeNode(evaluate(), inputs)
        assembleBoxes()
    }

    override package var isOutOfPlay: Bool { true }
    override package var isEvaluator: Bool { true }
    override package var countsAsNode: Bool { false }

    private func evaluate() -> AnyView {
        isDirty = false
        panel.isMirrored = EnvironmentValues(environment).isMirrored
        return tracked(observing: true) { presentation.content() }
    }

    func update(_ presentation: Presentation) {
        self.presentation = presentation
        refresh()
    }

    override package func refresh() {
        let view = evaluate()
        if let content { AnyView._updateNode(content, view) }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    /// Its boxes are the window's, and nobody's below.
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {}

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        panel.show(boxes)
    }

    override package func didUnmount() { graph.layers.remove(self) }

    // MARK: Leaving

    override package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard press.key == .escape, press.phase == .down, press.modifiers.isEmpty else { return .ignored }
        // A button that cancels comes first.
        if graph.shortcuts.perform(press) { return .handled }
        if !staysOpen { presentation.cancel(self, false) }
        return .handled
    }

    override package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        if event.kind == .press, !staysOpen, !panel.shownRect.contains(event.position) { presentation.cancel(self, true) }
        return event.kind == .press || event.kind == .release || event.kind == .drag
    }

    // MARK: What the content says

    package func add(_ registration: Registration) {
        traits.add(registration)
        readTraits()
    }

    package func change(_ registration: Registration) { readTraits() }

    package func remove(_ registration: Registration) {
        traits.remove(registration)
        readTraits()
    }

    private func readTraits() {
        staysOpen = false
        var heights: [LayerHeight] = []
        for case let trait as LayerTrait in traits.values {
            switch trait {
            case .heights(let new): heights = new
            case .staysOpen(let new): staysOpen = new
            }
        }
        panel.heights = heights
    }
}

private struct WeakLayer { weak var node: LayerNode? }

private enum LayerKey: EnvironmentKey {
    static let defaultValue = WeakLayer()
}

extension EnvironmentValues {
    /// The layer that a view stands in, if it stands in one.
    package var layer: LayerNode? { self[LayerKey.self].node }
}
