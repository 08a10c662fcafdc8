import TerraceScreen

/// Where the keyboard is. Focus belongs to a node, so that nothing that happens around the node can take it away.
///
/// What programs ask for (`FocusState` writes) is kept and resolved against the committed tree, after layout, so that a view made in
/// the same action can be asked for. A request that nothing matches at the end of the turn is dropped and reported, and focus stays.
@MainActor
package final class FocusManager {
    unowned let graph: Graph
    package private(set) var focused: ViewNode?
    /// Set once the first focusable view has been given focus, or the program has said what it wants.
    private var hasBegun = false
    /// What was around the focused node when it was about to go.
    private var loss: Loss?

    private struct Loss {
        /// Where focus may go: the neighbours, nearest first.
        var next: ContiguousArray<ViewNode> = []
        var previous: ContiguousArray<ViewNode> = []
        /// Who is to be told.
        var storages: [any FocusRequest] = []
    }

    private var pendingRequests: ContiguousArray<any FocusRequest> = []
    /// Views that say where focus goes by itself: in most programs none, so that nobody looks for them.
    var defaults: ContiguousArray<Attachment> = []

    /// Where the user goes, until the end of the turn: on (1) or back (-1). What stands behind the last view there, or before the first one, is
    /// shown with it, for no key would lead there.
    var onward = 0

    /// Whether the focus is where it is for want of anything better: what had it is out of sight.
    private var hasFallen = false
    /// Places that the focus comes back to when the view that has it goes.
    private var returning: ContiguousArray<FocusPlace> = []
    /// Screens that show something only while there is a text to be edited.
    var watchingScreens: ContiguousArray<ScreenNode> = []

    /// How many neighbours are remembered on each side; more can hardly go in one turn, and if they do, focus goes to the first view.
    private static let remembered = 64

    init(graph: Graph) {
        self.graph = graph
    }

    // MARK: Movement

    /// Moves to the next focusable view in tree order, or the previous one, round at the ends; returns whether there was one.
    package func move(forward: Bool) -> Bool {
        guard let root = graph.layers.top ?? graph.root else { return false }
        var target: ViewNode?
        let take: (ViewNode) -> Bool = {
            target = $0
            return false
        }
        if let focused {
            if forward {
                _ = children(of: focused, from: nil, forward: true, true) { visitAll(in: $0, take) }
                if target == nil { visitFocusables(after: focused, take) }
            } else {
                visitFocusables(before: focused, take)
            }
        }
        guard let target = target ?? (forward ? firstFocusable(in: root) : lastFocusable(in: root)) else { return false }
        choose(userTarget(target))
        onward = forward ? 1 : -1
        return true
    }

    /// The user has gone to a view, by key or by mouse.
    package func choose(_ node: ViewNode) {
        hasBegun = true
        setFocus(node)
    }

    /// Gives focus to a node, or to none; all bindings around the old and the new one say so at once (C44).
    package func setFocus(_ node: ViewNode?, asking request: (any FocusRequest)? = nil) {
        let old = focused
        hasFallen = false
        let before = loss?.storages ?? old.map(Self.storages) ?? []
        node?.wakeUpwards()
        focused = node
        loss = nil
        if old !== node {
            old?.focusChanged(false)
            if let old, old.life != .removed { old.attachments.forEach { $0.focusChanged(false) } }
            node?.focusChanged(true)
            node?.attachments.forEach { $0.focusChanged(true) }
            graph.focusedValues.needsRefresh = true
            graph.revealsFocus = true
            graph.needsPaint = true
            for screen in watchingScreens { screen.focusMoved() }
        }
        let after = node.map(Self.storages) ?? []
        for storage in before where !after.contains(where: { $0 === storage }) { storage.sync(focused: nil, asked: false) }
        for storage in after { storage.sync(focused: node, asked: storage === request) }
    }

    private static func storages(around node: ViewNode) -> [any FocusRequest] {
        var found: [any FocusRequest] = []
        var current: ViewNode? = node
        while let node = current {
            for attachment in node.attachments {
                guard let storage = attachment.focusRequest else { continue }
                if !found.contains(where: { $0 === storage }) { found.append(storage) }
            }
            current = node.parent
        }
        return found
    }

    // MARK: Loss

    /// A subtree is about to go. If focus is in it, what is around it is remembered.
    func willRemove(_ node: ViewNode) {
        for place in graph.layers.shown.map(\.place) + graph.layers.places + returning where place.node?.isInside(node) ?? false {
            let around = neighbours(of: node)
            place.heirs = around.next + around.previous
        }
        guard loss == nil, let focused, focused.isInside(node) else { return }
        loss = neighbours(of: node)
        loss?.storages = Self.storages(around: focused)
    }

    private func neighbours(of node: ViewNode) -> Loss {
        var loss = Loss()
        visitFocusables(after: node, building: false) {
            loss.next.append($0)
            return loss.next.count < Self.remembered
        }
        visitFocusables(before: node, building: false) {
            loss.previous.append($0)
            return loss.previous.count < Self.remembered
        }
        // Focus stays in its scope while there is anything in it to have it (C10).
        if let scope = node.parent?.focusScope {
            loss.next = Self.scopeFirst(loss.next, scope)
            loss.previous = Self.scopeFirst(loss.previous, scope)
            if !loss.next.contains(where: { $0.isInside(scope) }), let last = loss.previous.first, last.isInside(scope) {
                loss.next.insert(last, at: 0)
            }
        }
        return loss
    }

    private static func scopeFirst(_ nodes: ContiguousArray<ViewNode>, _ scope: ViewNode) -> ContiguousArray<ViewNode> {
        ContiguousArray(nodes.filter { $0.isInside(scope) } + nodes.filter { !$0.isInside(scope) })
    }

    private func recoverFromLoss() {
        guard let focused else { return }
        if focused.life == .removed {
            let heir = loss?.next.first(where: isFocusable) ?? loss?.previous.first(where: isFocusable)
            let fallback = heir ?? (graph.layers.top ?? graph.root).flatMap(preferred)
            setFocus(fallback)
            if fallback == nil { hasBegun = false }
        } else if !isFocusable(focused) {
            var heir: ViewNode?
            let take: (ViewNode) -> Bool = {
                heir = $0
                return false
            }
            // Those beside a view in a page that is not shown cannot be seen either.
            let isSeen = graph.layers.isInPlay(focused)
            if isSeen { visitFocusables(after: focused, take) }
            if isSeen, heir == nil { visitFocusables(before: focused, take) }
            setFocus(heir)
            if heir == nil {
                hasBegun = false
                hasFallen = true
            }
        }
    }

    // MARK: Resolution

    /// Resolves what can be resolved against the tree as it stands now.
    func resolve() {
        for request in graph.inbox.takeFocusRequests() {
            pendingRequests.removeAll { $0 === request }
            pendingRequests.append(request)
        }
        let waiting = pendingRequests
        pendingRequests.removeAll()
        for request in waiting where !request.resolve(in: self) { pendingRequests.append(request) }
        goBack()
        recoverFromLoss()
        if !hasBegun, focused == nil, pendingRequests.isEmpty, let root = graph.layers.top ?? graph.root, let first = preferred(in: root) {
            hasBegun = true
            let hasFallen = hasFallen
            setFocus(first)
            self.hasFallen = hasFallen
        }
    }

    // MARK: Layers and pages

    /// Remembers where the focus is to come back to: where it is, or where another layer that goes in this turn has found it.
    func leave(for place: FocusPlace) {
        if let focused, focused.life != .removed {
            place.node = focused
        } else if let last = returning.last {
            place.node = last.node
            place.heirs = last.heirs
        }
    }

    /// A layer has come: the focus goes into it, to whatever wants it first.
    func enter(_ layer: LayerNode) {
        setFocus(nil)
        hasBegun = false
    }

    /// A layer has gone, or a page is shown: unless somebody asks for the focus, it goes there from what cannot have it any more.
    func comeBack(to place: FocusPlace) { returning.append(place) }

    private func goBack() {
        guard !returning.isEmpty else { return }
        let places = returning
        returning.removeAll()
        guard hasFallen || focused.map({ !isFocusable($0) }) ?? true else { return }
        for place in places {
            guard let target = place.target(in: self) else { continue }
            hasBegun = true
            return setFocus(target)
        }
    }

    /// Lets go of focus because the program said so; nothing takes it by itself from then on.
    func dismiss(asking request: any FocusRequest) {
        hasBegun = true
        setFocus(nil, asking: request)
    }

    func focus(_ node: ViewNode, asking request: any FocusRequest) {
        hasBegun = true
        setFocus(node, asking: request)
    }

    /// Builds the row that a request may mean by its value.
    func reach(_ id: AnyHashable) { _ = graph.reachRow(id) }

    /// At the end of a turn: what nothing has matched is dropped and said.
    func dropUnmatched() -> Bool {
        guard !pendingRequests.isEmpty else { return false }
        let dropped = pendingRequests
        pendingRequests.removeAll()
        for request in dropped { graph.diagnostics.report(request.drop()) }
        return true
    }

    func close() {
        focused = nil
        loss = nil
        pendingRequests.removeAll()
        returning.removeAll()
        watchingScreens.removeAll()
        defaults.removeAll()
    }
}
