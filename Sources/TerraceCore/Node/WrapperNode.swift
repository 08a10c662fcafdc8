/// A modifier that gives each box of its content a box around it: on a group, each member gets its own (F8).
package protocol BoxModifier: ViewModifier, Equatable where Body == Never {
    associatedtype Wrapper: Box
    /// Makes the box around one of the content's.
    @MainActor func makeBox(_ environment: EnvironmentValues) -> Wrapper
    /// Gives a box that this type made the new values.
    @MainActor func update(_ box: Wrapper, _ environment: EnvironmentValues)
    /// Whether its places are mirrored where leading is right; what says left and right is not (D67).
    @MainActor static var isMirrorable: Bool { get }
}

extension BoxModifier {
    @MainActor package static var isMirrorable: Bool { true }

    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        WrapperNode<Self, Modified>(modifier, content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node, to: WrapperNode<Self, Modified>.self).update(modifier, content)
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { 0 }
}

package final class WrapperNode<Modifier: BoxModifier, Content: View>: BoxHolder {
    private var modifier: Modifier
    private var content: ViewNode?
    private var wrappers: ContiguousArray<Modifier.Wrapper> = []

    init(_ modifier: Modifier, _ content: Content, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        self.content = Content._makeNode(content, childInputs)
        assembleBoxes()
    }

    override package var isModifier: Bool { true }
    override package var countsAsNode: Bool { false }
    override package var endsBoxes: Bool { false }

    func update(_ modifier: Modifier, _ content: Content) {
        if isDirty || self.modifier != modifier {
            self.modifier = modifier
            refresh()
        }
        if let node = self.content { Content._updateNode(node, content) }
    }

    override package func refresh() {
        isDirty = false
        graph.statistics.leafUpdates += 1
        graph.needsPaint = true
        LayoutDiagnostic.blaming(self) {
            tracked(observing: false) {
                let environment = EnvironmentValues(environment)
                let isMirrored = Modifier.isMirrorable && environment.isMirrored
                for wrapper in wrappers {
                    wrapper.isMirrored = isMirrored
                    modifier.update(wrapper, environment)
                }
            }
        }
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        if boxes.count == wrappers.count, zip(boxes, wrappers).allSatisfy({ $0.parent === $1 }) { return }
        wrappers = ContiguousArray(
            boxes.map { box in
                if let kept = box.parent as? Modifier.Wrapper, kept.owner === self { return kept }
                let made = LayoutDiagnostic.blaming(self) {
                    tracked(observing: false) {
                        let environment = EnvironmentValues(environment)
                        let box = modifier.makeBox(environment)
                        box.isMirrored = Modifier.isMirrorable && environment.isMirrored
                        return box
                    }
                }
                made.owner = self
                made.setChildren([box])
                return made
            })
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        for wrapper in wrappers { boxes.append(wrapper) }
    }
}
