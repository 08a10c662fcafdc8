import TerraceScreen

/// What a control does: it paints itself, may have focus, and is given keys. The node keeps it for as long as the place lives.
@MainActor
package protocol ControlBehavior: AnyObject {
    var box: Box { get }
    var focusRole: FocusRole? { get }
    /// What the control is to those who look for it, and what it holds.
    var element: ElementFacts? { get }
    /// Takes over what the view and the environment say now. What it reads, the control depends on.
    func refresh(_ environment: EnvironmentValues)
    func handle(_ press: KeyPress) -> KeyPress.Result
    /// A paste, as one edit; returns whether it was taken.
    func handlePaste(_ text: String) -> Bool
    /// A press, a turn of the wheel, or a drag or release that follows a press it has taken, at a point in the box's coordinates (outside of
    /// the box when a drag leads there); `clicks` counts presses in quick succession at one cell. Returns whether it was taken.
    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool
    func focusChanged(_ isFocused: Bool)
    /// The caret's cell, in the box's coordinates.
    func caret() -> Point?
    /// Whether making it anew would lose something that users did (a caret that was moved, say).
    var holdsState: Bool { get }
    /// The place has gone.
    func ended()
}

extension ControlBehavior {
    package func handlePaste(_ text: String) -> Bool { false }
    package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool { false }
    package func focusChanged(_ isFocused: Bool) {}
    package func caret() -> Point? { nil }
    package var holdsState: Bool { false }
    package var element: ElementFacts? { nil }
    package func ended() {}
}

/// A view whose place is a control.
package protocol ControlView: PrimitiveView {
    associatedtype Behavior: ControlBehavior
    /// Makes the behavior; `refresh` is called right after.
    @MainActor func makeBehavior(in node: ViewNode) -> Behavior
    /// Gives the behavior that this type made the new values; `refresh` is called right after.
    @MainActor func update(_ behavior: Behavior)
    /// Whether refreshing reads observable models.
    @MainActor var readsObservable: Bool { get }
}

extension ControlView {
    @MainActor package var readsObservable: Bool { false }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        ControlNode(view, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: ControlNode<Self>.self).update(view)
    }
}

package final class ControlNode<Control: ControlView>: ViewNode {
    private var view: Control
    private var behavior: Control.Behavior?

    package init(_ view: Control, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        let behavior = view.makeBehavior(in: self)
        behavior.box.owner = self
        behavior.box.isHitTarget = true
        self.behavior = behavior
        refreshBehavior()
    }

    override package var viewName: String? { "\(Control.self)" }
    /// Whether it can have the focus changes with what it is told.
    override package var isOpenEnded: Bool { true }

    package func update(_ view: Control) {
        self.view = view
        if let behavior { view.update(behavior) }
        refresh()
    }

    override package func refresh() {
        isDirty = false
        graph.statistics.leafUpdates += 1
        refreshBehavior()
    }

    private func refreshBehavior() {
        guard let behavior else { return }
        tracked(observing: view.readsObservable) { behavior.refresh(EnvironmentValues(environment)) }
    }

    override package var holdsState: Bool { behavior?.holdsState ?? false }

    override package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        if let behavior { segments.append(.box(behavior.box)) }
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        if let behavior { boxes.append(behavior.box) }
    }

    override package var focusRole: FocusRole? { behavior?.focusRole }
    override package var ownElement: ElementFacts? { behavior?.element }
    override package func handle(_ press: KeyPress) -> KeyPress.Result { behavior?.handle(press) ?? .ignored }
    override package func handlePaste(_ text: String) -> Bool { behavior?.handlePaste(text) ?? false }
    override package func focusChanged(_ isFocused: Bool) { behavior?.focusChanged(isFocused) }
    override package func caret() -> Point? { behavior?.caret() }
    override package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        behavior?.mouse(event, at: point, clicks: clicks) ?? false
    }
    override package func didUnmount() {
        behavior?.ended()
        (behavior?.box as? CustomBox)?.end()
        behavior = nil
    }
}
