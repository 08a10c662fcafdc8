/// The place of one element: what its closure read, it depends on (A41).
package final class RowNode<Content: View>: OneChildNode {
    private var make: () -> Content
    private(set) var element: AnyObject?
    /// The update in which the row was made.
    let madeIn: Int

    init(_ inputs: _ViewInputs, _ source: (_ViewInputs) -> _ForEachRow<Content>) {
        let row = source(inputs)
        make = row.make
        element = row.element
        madeIn = inputs.graph.updateCount
        super.init(inputs)
        graph.statistics.rowsMade += 1
        child = Content._makeNode(evaluate(), childInputs)
    }

    override package var focusRole: FocusRole? { ListNode.around(self)?.isStop(self) == true ? .activate : nil }
    override package var isEvaluator: Bool { true }
    override package var countsAsNode: Bool { false }

    private func evaluate() -> Content {
        isDirty = false
        graph.statistics.rowClosures += 1
        return tracked(observing: true) { make() }
    }

    func update(_ row: _ForEachRow<Content>) {
        make = row.make
        element = row.element
        refresh()
    }

    override package func refresh() {
        let content = evaluate()
        update { Content._updateNode($0, content) }
    }

    override package var passesLaziness: Bool { false }

    override package func noteBoxesChanged() -> Bool {
        (parent as? any RowHolder)?.rowBoxesChanged()
        return false
    }
}
