import TerraceScreen

/// The life of a node. It only ever goes forward.
package enum NodeLife: UInt8, Comparable {
    /// In the tree; its appear callbacks have not run.
    case mounted
    case appeared
    case removed

    package static func < (a: NodeLife, b: NodeLife) -> Bool { a.rawValue < b.rawValue }
}

package typealias ViewNode = _ViewNode

/// A place in the tree: it lives as long as its identity does, while the view values that describe it come and go. An
/// implementation detail.
@MainActor
public class _ViewNode: _Dependent {
    /// The parent outlives its living children. A node that has gone has none: the parent may be freed while callbacks and the focus
    /// still hold the child.
    unowned(unsafe) package private(set) var parent: ViewNode?
    package let depth: Int
    /// What the view sees around it, its own environment modifiers included.
    package let environment: EnvironmentLink?
    /// The modifiers without a place of their own, from the innermost out.
    package var attachments: ContiguousArray<Attachment> = []
    package private(set) var life = NodeLife.mounted
    /// Out of sight in a lazy container, and kept for what it owns.
    package var isAsleep: Bool
    /// Whether a `ForEach` directly below builds its rows when they are needed.
    package let isInLazyContainer: Bool

    package init(_ inputs: _ViewInputs) {
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        environment = inputs.environment
        isInLazyContainer = inputs.isLazy
        // What is made in a place that sleeps has not appeared either.
        isAsleep = inputs.parent?.isAsleep ?? false
        super.init(graph: inputs.graph, order: 2 * depth + 1)
        graph.statistics.nodesMade += countsAsNode ? 1 : 0
    }

    /// Whether the statistics count it: what users see as a place. Rows are counted on their own.
    package var countsAsNode: Bool { true }
    /// Whether it evaluates a body or a closure of the program.
    package var isEvaluator: Bool { false }
    /// Whether it is a modifier with a place (padding, say), so that what stands outside it is still attached to the same view.
    package var isModifier: Bool { false }

    // MARK: Tree

    /// Calls `visit` for each child in tree order until it returns false; returns whether all were visited.
    @discardableResult
    package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { true }

    /// Calls `visit` for what is only there to be measured (see `ViewThatFits`): it follows its values, and is otherwise no part of the tree.
    package func visitShadows(_ visit: (ViewNode) -> Void) {}

    /// Like `visitChildren` from the last child to the first.
    @discardableResult
    package func visitChildrenBackwards(_ visit: (ViewNode) -> Bool) -> Bool {
        var children: ContiguousArray<ViewNode> = []
        visitChildren {
            children.append($0)
            return true
        }
        for child in children.reversed() where !visit(child) { return false }
        return true
    }

    /// Whether the node is no part of what stands around it now: a layer above the window, a page that is not shown.
    package var isOutOfPlay: Bool { false }
    /// The only child that keys go on to when nothing has the focus; nil where they end.
    package var onlyChild: ViewNode? {
        var only: ViewNode?
        let isOnly = visitChildren { child in
            if child.isOutOfPlay { return true }
            defer { only = child }
            return only == nil
        }
        return isOnly ? only : nil
    }

    /// Whether what is below stands in the same lazy container, if there is one: true of structure, false of what has boxes of its own.
    package var passesLaziness: Bool { true }

    /// Whether making the node anew would lose something: what users did to it lives in it.
    package var holdsState: Bool {
        var holds = false
        visitChildren {
            holds = $0.holdsState
            return !holds
        }
        return holds
    }

    /// Visits the children in front of or behind a child (nil: all of them) for focus to go to; a lazy container builds them on the way.
    package func visitForFocus(from child: ViewNode?, forward: Bool, _ visit: (ViewNode) -> Bool) -> Bool {
        visitBuiltChildren(from: child, forward: forward, visit)
    }

    /// The same, of the children that are there.
    package final func visitBuiltChildren(from child: ViewNode?, forward: Bool, _ visit: (ViewNode) -> Bool) -> Bool {
        var isBeyond = child == nil
        let step: (ViewNode) -> Bool = {
            if isBeyond { return visit($0) }
            isBeyond = $0 === child
            return true
        }
        return forward ? visitChildren(step) : visitChildrenBackwards(step)
    }

    /// Inputs for a child of this node.
    package final var childInputs: _ViewInputs {
        _ViewInputs(graph: graph, parent: self, environment: environment, isLazy: isInLazyContainer && passesLaziness)
    }

    package final func isInside(_ other: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let current = node {
            if current === other { return true }
            if current.depth <= other.depth { return false }
            node = current.parent
        }
        return false
    }

    /// Takes a child's subtree out of life: children first, then the node, its attachments from the innermost out.
    package final func removeChild(_ child: ViewNode) {
        guard child.life != .removed else { return }
        graph.focus.willRemove(child)
        child.unmount()
    }

    /// Ends the life of this node and all below it.
    package final func unmount() {
        guard life != .removed else { return }
        visitChildren {
            $0.unmount()
            return true
        }
        life = .removed
        if countsAsNode { graph.statistics.nodesRemoved += 1 }
        for attachment in attachments { attachment.end() }
        didUnmount()
        endTracking()
        parent = nil
    }

    /// Lets go of what the node owns.
    package func didUnmount() {}

    package final func markAppeared() {
        if life == .mounted { life = .appeared }
    }

    /// Wakes a child that sleeps.
    package func wakeChild(_ child: ViewNode) { child.wake() }

    // MARK: Boxes

    /// Adds the boxes of this node's views to `boxes`, in order.
    package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        visitChildren {
            $0.collectBoxes(into: &boxes)
            return true
        }
    }

    /// What this node's views are to a lazy container: boxes, and rows that it may build.
    package func collectSegments(into segments: inout ContiguousArray<LazySegment>) {
        visitChildren {
            $0.collectSegments(into: &segments)
            return true
        }
    }

    /// The first box, for geometry; nil for a place that shows nothing.
    package final var firstBox: Box? {
        var boxes: ContiguousArray<Box> = []
        collectBoxes(into: &boxes)
        return boxes.first
    }

    /// The boxes of this node or below changed: those who hold them collect them anew before the next layout.
    package final func boxesChanged() {
        if graph.preferences.isInUse { preferencesChanged(nil) }
        var node: ViewNode? = self
        while let current = node {
            if current.noteBoxesChanged() { return }
            node = current.parent
        }
    }

    /// Returns true where boxes are held, so that the news goes no further.
    package func noteBoxesChanged() -> Bool { false }

    /// The first place in this subtree that has an id given to `ForEach` or to `id(_:)`.
    package func scrollTarget(_ id: AnyHashable) -> ViewNode? {
        var found: ViewNode?
        visitChildren {
            found = $0.scrollTarget(id)
            return found == nil
        }
        return found
    }

    /// The id that this node gives to `child`, one below it: `ForEach` to its rows, `id(_:)` to what it modifies.
    package func scrollID(of child: ViewNode) -> AnyHashable? { nil }

    /// What the view is to those who look for it, tests above all; nil for structure.
    package var ownElement: ElementFacts? { nil }
    /// The one view that structure is about; nil where there are several.
    package var soleContent: ViewNode? {
        var found: ViewNode?
        var count = 0
        visitChildren {
            found = $0
            count += 1
            return count < 2
        }
        return count == 1 ? found : nil
    }

    // MARK: Keys and focus

    /// How the node takes part in focus by itself; nil when it does not.
    package var focusRole: FocusRole? { nil }
    /// What focus can go to inside, for a place that is one stop for what is in it; nil for the others.
    package var innerStops: ContiguousArray<ViewNode>? { nil }
    /// The part of such a place that a node inside belongs to.
    package func innerPart(around node: ViewNode) -> ViewNode? { nil }
    /// What is to be seen while the node has the focus.
    package var focusBox: Box? { firstBox }
    /// What the control does with a key, after the key handlers attached to it and before those around it.
    package func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// A paste, as one edit; returns whether it was taken.
    package func handlePaste(_ text: String) -> Bool { false }
    package func focusChanged(_ isFocused: Bool) {}
    /// The caret's cell in the coordinates of `firstBox`.
    package func caret() -> Point? { nil }
    /// A press here, or what follows one that was taken, in the coordinates of `firstBox`; returns whether it was taken.
    package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool { false }

    /// Whether other views may come to stand here than do now, so that what is missing below is no mistake.
    package var isOpenEnded: Bool { !visitChildren { !$0.isOpenEnded } }

    override package var nameForDiagnostics: String { "\(type(of: self))" }

    /// What is not as it must be in what this kind of node keeps, one sentence each.
    package var brokenInvariants: [String] { [] }

    /// The views from the root to this one, for diagnostics.
    package final var path: String {
        var names: [String] = []
        var node: ViewNode? = self
        while let current = node {
            if let name = current.viewName { names.append(name) }
            node = current.parent
        }
        return names.reversed().joined(separator: " > ")
    }

    /// The name that a user knows the view by; nil for places that users do not name.
    package var viewName: String? { nil }
}

/// What a node is made with. An implementation detail.
public struct _ViewInputs {
    package let graph: Graph
    package var parent: ViewNode?
    package var environment: EnvironmentLink?
    /// Whether a `ForEach` made with them is to build its rows when they are needed.
    package var isLazy: Bool

    package init(graph: Graph, parent: ViewNode?, environment: EnvironmentLink?, isLazy: Bool = false) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        self.isLazy = isLazy
    }

    package var lazy: _ViewInputs { with(isLazy: true) }
    package var eager: _ViewInputs { with(isLazy: false) }

    private func with(isLazy: Bool) -> _ViewInputs {
        var inputs = self
        inputs.isLazy = isLazy
        return inputs
    }

    /// An attachment that does nothing by itself.
    @MainActor package func makePlainAttachment() -> Attachment { PlainAttachment(self) }
}
