/// A view with one box around the boxes of its content.
package protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype ContainerBox: Box
    var content: Content { get }
    /// Makes the box. What it reads of the environment, the node depends on.
    @MainActor func makeBox(_ environment: EnvironmentValues) -> ContainerBox
    /// Gives the box that this type made the new values.
    @MainActor func update(_ box: ContainerBox, _ environment: EnvironmentValues)
    /// What the container does with a key that nobody inside used.
    @MainActor static func handle(_ press: KeyPress, _ box: ContainerBox, _ node: ViewNode) -> KeyPress.Result
    /// What it is to those who look for it; nil for what only arranges.
    @MainActor static var elementRole: ElementRole? { get }
    /// Whether structure only: the statistics do not count it.
    @MainActor static var isStructure: Bool { get }
}

extension ContainerView {
    @MainActor package static func handle(_ press: KeyPress, _ box: ContainerBox, _ node: ViewNode) -> KeyPress.Result { .ignored }
    @MainActor package static var elementRole: ElementRole? { nil }
    @MainActor package static var isStructure: Bool { false }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        ContainerNode(view, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: ContainerNode<Self>.self).update(view)
    }
}

package final class ContainerNode<Container: ContainerView>: BoxHolder {
    // The view is not kept: it holds all the views inside, and with them what the program gave these to begin with.
    private var content: ViewNode?
    private var made: Container.ContainerBox?

    init(_ view: Container, _ inputs: _ViewInputs) {
        super.init(inputs)
        let box = tracked(observing: false) {
            let box = view.makeBox(EnvironmentValues(environment))
            box.isMirrored = EnvironmentValues(environment).isMirrored
            return box
        }
        box.owner = self
        made = box
        content = Container.Content._makeNode(view.content, childInputs)
        assembleBoxes()
    }

    override package var countsAsNode: Bool { !Container.isStructure }
    override package var ownElement: ElementFacts? { Container.elementRole.map { ElementFacts(role: $0) } }

    func update(_ view: Container) {
        isDirty = false
        if let made {
            tracked(observing: false) {
                made.isMirrored = EnvironmentValues(environment).isMirrored
                view.update(made, EnvironmentValues(environment))
            }
        }
        if let content { Container.Content._updateNode(content, view.content) }
    }

    /// What the box read of the environment is another value: whoever described the container describes it anew.
    override package func refresh() {
        isDirty = false
        graph.markEvaluator(of: self)
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        made?.setChildren(boxes)
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        if let made { boxes.append(made) }
    }

    override package func handle(_ press: KeyPress) -> KeyPress.Result {
        made.map { Container.handle(press, $0, self) } ?? .ignored
    }
}
