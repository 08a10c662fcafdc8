/// The root: several views at the top stand below one another (F10).
package final class RootNode<Content: View>: BoxHolder {
    private var content: ViewNode?
    private let stack = StackBox(.vertical)

    init(_ content: Content, _ inputs: _ViewInputs) {
        super.init(inputs)
        self.content = Content._makeNode(content, childInputs)
        assembleBoxes()
    }

    override package var countsAsNode: Bool { false }
    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        if let box = graph.layout.content { boxes.append(box) }
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        if boxes.count == 1 {
            stack.setChildren([])
            graph.layout.content = boxes[0]
        } else {
            stack.setChildren(boxes)
            graph.layout.content = stack
        }
    }
}
