/// The place of a `ViewThatFits`.
///
/// To know which candidate fits, all must be measured, but only one may live. So each of the others is made in a shadow of the graph:
/// it has boxes and follows its values, and nothing that it does is heard. When the layout takes another candidate, the one that was
/// shown goes and is a shadow from then on, and the one taken is made for good in the next round.
package final class FittingNode: BoxHolder {
    private struct Candidate {
        var view: ErasedView
        var node: ViewNode
        /// Holds the boxes of a candidate that has several.
        var stack: StackBox?
    }

    private var candidates: ContiguousArray<Candidate> = []
    /// The candidate that lives.
    private var chosen: Int?
    private var wanted: Int?
    private let shadow: Graph
    private let box: FittingBox
    /// How often the choice has changed in a turn: a view that grows as soon as it is shown fits and does not fit for ever.
    private var changes = (turn: -1, count: 0)
    private static let mostChanges = 4

    init(_ views: [ErasedView], axes: Axis.Set, _ inputs: _ViewInputs) {
        shadow = Graph(shadowing: inputs.graph)
        box = FittingBox(axes)
        super.init(inputs)
        box.owner = self
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        box.onChoice = { [weak self] in self?.choose($0) }
        for view in views { candidates.append(Candidate(view: view, node: view.makeNode(shadowInputs))) }
        assembleBoxes()
    }

    override package var countsAsNode: Bool { false }

    private var shadowInputs: _ViewInputs { _ViewInputs(graph: shadow, parent: self, environment: environment) }

    func update(_ views: [ErasedView], axes: Axis.Set) {
        box.axes = axes
        for (index, view) in views.enumerated() where candidates.indices.contains(index) {
            candidates[index].view = view
            view.updateNode(candidates[index].node)
        }
    }

    /// Called while the layout places the box; the change waits for the next round.
    private func choose(_ position: Int) {
        guard box.candidates.indices.contains(position) else { return }
        let index = box.candidates[position]
        if index == chosen { return }
        if changes.turn != graph.turnCount { changes = (graph.turnCount, 0) }
        changes.count += 1
        if changes.count > Self.mostChanges { return }
        wanted = index
        graph.mark(self)
    }

    override package func refresh() {
        isDirty = false
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        guard let wanted, wanted != chosen, candidates.indices.contains(wanted) else { return }
        self.wanted = nil
        if let chosen {
            removeChild(candidates[chosen].node)
            candidates[chosen].node = candidates[chosen].view.makeNode(shadowInputs)
        }
        candidates[wanted].node.unmount()
        candidates[wanted].node = candidates[wanted].view.makeNode(childInputs)
        chosen = wanted
        boxesChanged()
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        var indices: ContiguousArray<Int> = []
        for index in candidates.indices {
            var own: ContiguousArray<Box> = []
            candidates[index].node.collectBoxes(into: &own)
            if own.isEmpty { continue }
            indices.append(index)
            if own.count == 1 {
                boxes.append(own[0])
                continue
            }
            let stack = candidates[index].stack ?? StackBox(.vertical)
            candidates[index].stack = stack
            stack.setChildren(own)
            boxes.append(stack)
        }
        box.candidates = indices
        box.setChildren(boxes)
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        chosen.map { visit(candidates[$0].node) } ?? true
    }

    override package func visitShadows(_ visit: (ViewNode) -> Void) {
        for index in candidates.indices where index != chosen { visit(candidates[index].node) }
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        boxes.append(box)
    }

    override package func didUnmount() {
        visitShadows { $0.unmount() }
        box.onChoice = nil
    }
}
