import TerraceScreen

/// A view that is one box without children.
package protocol LeafView: PrimitiveView, Equatable {
    associatedtype LeafBox: Box
    /// Makes the box. What it reads of the environment, the node depends on.
    @MainActor func makeBox(_ environment: EnvironmentValues) -> LeafBox
    /// Gives the box that this type made the new values.
    @MainActor func update(_ box: LeafBox, _ environment: EnvironmentValues)
    /// What it is to those who look for it; nil for what only decorates.
    @MainActor var element: ElementFacts? { get }
}

extension LeafView {
    @MainActor package var element: ElementFacts? { nil }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        LeafNode(view, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: LeafNode<Self>.self).update(view)
    }
}

package final class LeafNode<Leaf: LeafView>: ViewNode {
    private var view: Leaf
    private var made: Leaf.LeafBox?

    init(_ view: Leaf, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        let box = tracked(observing: false) { view.makeBox(EnvironmentValues(environment)) }
        box.owner = self
        made = box
    }

    func update(_ view: Leaf) {
        guard isDirty || view != self.view else { return }
        self.view = view
        refresh()
    }

    override package func refresh() {
        isDirty = false
        guard let made else { return }
        graph.statistics.leafUpdates += 1
        tracked(observing: false) { view.update(made, EnvironmentValues(environment)) }
    }

    override package var focusRole: FocusRole? { made?.interaction?.focusRole }
    override package func handle(_ press: KeyPress) -> KeyPress.Result { made?.interaction?.handle(press) ?? .ignored }
    override package func focusChanged(_ isFocused: Bool) { made?.interaction?.focusChanged(isFocused) }
    override package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        made?.interaction?.mouse(event, at: point) ?? false
    }

    override package var ownElement: ElementFacts? {
        var facts = view.element
        // As it is shown, formatted and translated.
        if facts != nil, let text = made as? TextBox { facts?.text = text.text }
        return facts
    }

    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        if let made { segments.append(.box(made)) }
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        if let made { boxes.append(made) }
    }
}
