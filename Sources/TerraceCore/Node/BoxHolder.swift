/// A node that holds boxes of the places below it: a container, or a modifier that wraps each of them.
@MainActor
package class BoxHolder: ViewNode {
    private var isNoted = false

    /// Whether the boxes of this node are its own whatever is below, so that those above need not know.
    package var endsBoxes: Bool { true }

    override package final func noteBoxesChanged() -> Bool {
        if !isNoted {
            isNoted = true
            graph.noteHolder(self)
        }
        return endsBoxes
    }

    package final func assemble() {
        guard isNoted else { return }
        isNoted = false
        assembleBoxes()
    }

    /// Collects the boxes below and takes them up.
    package func assembleBoxes() {}
}

/// A container: one box around those of its content.
@MainActor
package class ContainerNode<Content: View>: BoxHolder {
    package private(set) var content: ViewNode?
    package let box: Box

    package init(_ box: Box, _ content: Content, _ inputs: _ViewInputs) {
        self.box = box
        super.init(inputs)
        box.owner = self
        self.content = Content._makeNode(content, childInputs)
        assembleBoxes()
    }

    package final func updateContent(_ content: Content) {
        if let node = self.content { Content._updateNode(node, content) }
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        take(boxes)
    }

    /// Puts the content's boxes into the container's.
    package func take(_ boxes: ContiguousArray<Box>) {
        box.setChildren(boxes)
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { boxes.append(box) }
}

/// The root: several views at the top stand below one another (F10).
final class RootNode<Content: View>: ContainerNode<Content> {
    init(_ content: Content, _ inputs: _ViewInputs) {
        super.init(StackBox(.vertical), content, inputs)
    }

    override var countsAsNode: Bool { false }

    override func take(_ boxes: ContiguousArray<Box>) {
        if boxes.count == 1 {
            box.setChildren([])
            graph.layout.content = boxes.first
        } else {
            box.setChildren(boxes)
            graph.layout.content = box
        }
    }
}
