import Foundation
import TerraceScreen

/// The tree of nodes and the turn that brings it up to date.
///
/// A turn goes round until nothing is left to do, within a bound:
///
/// 1. Take what was written out of the inbox; its readers are dirty.
/// 2. Evaluate what is dirty, parents first; children are reconciled by identity.
/// 3. Hand the boxes of changed places to those who hold them.
/// 4. Tell those who listen to preferences what is said now.
/// 5. Lay out what changed. What is only known at placing (a `GeometryReader`'s content, the view that `ViewThatFits` takes) is marked.
/// 6. Resolve focus requests, then scroll requests, against the tree as it is now.
/// 7. Ask those who depend on where boxes stand.
/// 8. Run appear, disappear and change callbacks, then start tasks. Their writes go round again.
@MainActor
package final class Graph {
    package nonisolated let inbox: Inbox
    package let layout: LayoutRoot
    package let diagnostics: Diagnostics
    package let callbacks: CallbackQueue
    package let preferences = PreferenceQueue()
    package private(set) lazy var geometry = GeometryWatchers(graph: self)
    package let matchedGeometry = MatchedGeometry()
    package private(set) lazy var receivedURLs = ReceivedURLs(callbacks: callbacks)
    package let activity = Activity()
    /// What the text fields of the window share.
    package let register = EditingRegister()
    package private(set) lazy var focus = FocusManager(graph: self)
    package private(set) lazy var scrolling = ScrollRequests(graph: self)
    package private(set) lazy var pointer = Pointer(graph: self)
    package private(set) lazy var layers = WindowLayers(graph: self)
    package let shortcuts = ShortcutRegistry()
    package private(set) lazy var focusedValues = FocusedValueStore(graph: self)
    package let sceneStorage: SceneStore
    package let phase = ScenePhaseSource()
    /// The time that clicks are counted by; hosts for tests have their own.
    package var clock: @MainActor () -> Duration = Graph.continuousTime
    /// The time of day, and who waits for it.
    package private(set) lazy var hostClock = HostClock(inbox: inbox)
    /// What the program's lengths count; the hosts decide, before the first turn.
    package var unit = LengthUnit.cells
    #if !canImport(Darwin)
        /// The time that timers are driven by, where it is not the system's.
        package var time: HostTime?
    #endif
    package private(set) var root: ViewNode?
    /// What the turn has cost so far.
    package var statistics = FrameStatistics()
    /// Whether the terminal has been heard to say that a key came up.
    var hearsReleases = false
    /// Counts turns.
    package private(set) var turnCount = 0
    private var ownUpdateCount = 0
    /// Counts passes over dirty nodes, so that a row knows whether it was made in this one.
    package var updateCount: Int { original?.updateCount ?? ownUpdateCount }
    /// The graph that this one is a shadow of.
    private weak var original: Graph?
    /// The focused view, or its caret, has moved: it is to be scrolled into view.
    package var revealsFocus = false
    /// How much of the focused view was in sight when the turn began; nil when it need not stay there.
    package var sightToKeep: Size?
    /// Has the system open a URL; returns whether it does. Nil where there is no system to ask, as in tests.
    package var openURL: (@MainActor (URL) -> Bool)?
    /// What the window's title bar is to say; nil leaves it as it is.
    package var windowTitle: String?
    /// Something looks other than it did, though no box was moved.
    package var needsPaint = true

    /// Containers that build their rows when they are in sight, and the rows in them.
    var lazyContainers: ContiguousArray<any LazyContainer> = []
    var lazyRows: ContiguousArray<any LazyRows> = []
    private var seenScrolls = 0

    private var dirty = DirtyQueue()
    private var holders: ContiguousArray<BoxHolder> = []
    /// Used once, and let go of with the views that it holds.
    private var makeRoot: ((_ViewInputs) -> ViewNode)?
    private var environment: EnvironmentValues
    private(set) var isClosed = false

    /// More rounds than any program needs: a value that travels through twenty onChange actions settles in twenty.
    private static let roundLimit = 50
    /// How often the focused view is looked for again when the rows around it turn out to be other than was thought.
    private static let revealLimit = 4

    package init<Content: View>(
        _ content: Content, size: Size, environment: EnvironmentValues = EnvironmentValues(), diagnostics: Diagnostics = Diagnostics(),
        sceneStorage: SceneStore = SceneStore()
    ) {
        inbox = Inbox()
        callbacks = CallbackQueue()
        layout = LayoutRoot(size: size)
        self.diagnostics = diagnostics
        self.environment = environment
        self.sceneStorage = sceneStorage
        makeRoot = { RootNode(content, $0) }
        self.environment.resetFocus = ResetFocusAction(graph: self)
        self.environment.clipboard = Clipboard(register: register)
        self.environment.scenePhaseSource = phase
        self.environment.editMode = Binding(location: Slot(EditMode.inactive, inbox: inbox))
        if self.environment.horizontalSizeClass == nil { self.environment.horizontalSizeClass = .horizontal(size) }
        if self.environment.verticalSizeClass == nil { self.environment.verticalSizeClass = .vertical(size) }
    }

    /// Sets a value that the host knows better. Once the program is running, that is one which the environment of the root holds: those who
    /// read it are evaluated again.
    package func setEnvironment<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
        guard makeRoot == nil else {
            environment[key] = value
            return
        }
        var next = environment.head
        while let link = next {
            if link.key == ObjectIdentifier(key) {
                if link.adopt(EnvironmentValueLink(key: link.key, value: value, next: nil)) {
                    inbox.noteVerified(link)
                    inbox.rouse()
                }
                return
            }
            next = link.next
        }
    }

    /// The graph of the window that was in use last: what an action does outside of any view is done there.
    package static weak var active: Graph?

    private static let started = ContinuousClock.now
    private static func continuousTime() -> Duration { ContinuousClock.now - started }
    /// A graph for nodes that are only made to be measured. They stand in the tree of `original`, read its state and are evaluated in its
    /// turns, but nothing that they do is heard: no callback runs, nothing is given focus, nothing is said to the views around.
    package init(shadowing original: Graph) {
        inbox = original.inbox
        layout = original.layout
        diagnostics = original.diagnostics
        callbacks = CallbackQueue(isMuted: true)
        environment = original.environment
        self.original = original
        sceneStorage = original.sceneStorage
    }

    /// The graph whose turns this one's nodes are evaluated in.
    package var live: Graph { original ?? self }
    /// Whether what is made in this graph is only measured.
    package var isShadow: Bool { original != nil }

    // MARK: Marking

    /// To be evaluated again in this pass, or the next.
    package func mark(_ dependent: _Dependent) {
        guard !dependent.isDirty else { return }
        if let original { return original.mark(dependent) }
        dependent.isDirty = true
        dirty.add(dependent)
    }

    package func markSubtree(_ node: ViewNode) {
        node.attachments.forEach(mark)
        mark(node)
        node.visitChildren {
            markSubtree($0)
            return true
        }
        node.visitShadows(markSubtree)
    }

    /// The node whose body or closure described `node` is to be evaluated again.
    package func markEvaluator(of node: ViewNode) {
        var ancestor = node.parent
        while let current = ancestor, !current.isEvaluator { ancestor = current.parent }
        if let ancestor { mark(ancestor) }
    }

    /// Moves what was written into the queue of what is dirty.
    package func takeInbox() {
        let writers = inbox.drain { reader in
            if let target = reader.target { mark(target) }
        }
        for writer in writers {
            guard let target = writer.target else { continue }
            diagnostics.report(
                "State was written while the body of \(target.nameForDiagnostics) was evaluated; the body is not evaluated again for it. Write state in an action, `onAppear`, `onChange` or `task`."
            )
        }
    }

    /// The boxes below changed; they are collected before the next layout.
    func noteHolder(_ holder: BoxHolder) {
        if let original { return original.noteHolder(holder) }
        holders.append(holder)
    }

    // MARK: The turn

    /// Whether an event would meet a tree that does not show what was written yet.
    package var hasPendingWrites: Bool { makeRoot != nil || !inbox.isEmpty || dirty.count > 0 }

    /// Whether an event would meet a tree that is not up to date: also one whose rows in sight are not built yet, since how far the next
    /// turn of the wheel leads depends on how long they are.
    package var needsUpdate: Bool { hasPendingWrites || needsRows }

    private var needsRows: Bool { layout.scrolls != seenScrolls && !lazyContainers.isEmpty }

    /// Brings everything up to date. Returns whether the picture may have changed.
    package func turn() -> Bool {
        guard !isClosed else { return false }
        Graph.active = self
        return whileAtWork(takeTurn)
    }

    private func takeTurn() -> Bool {
        inbox.beginTurn()
        DefaultsWatch.check()
        turnCount += 1
        statistics = FrameStatistics()
        layout.counters.reset()
        sightToKeep = sightOfFocused
        var hasSettled = false
        var reveals = 0
        repeat {
            hasSettled = settle()
            if hasSettled, revealsFocus || hasLostSight, reveals < Self.revealLimit {
                reveals += 1
                revealsFocus = false
                revealFocused()
                // Rows that come into sight are built, and may be longer or shorter than was thought.
                if hasWork { revealsFocus = true }
            }
        } while hasSettled && (hasWork || !inbox.endTurn())
        revealsFocus = false
        focus.onward = 0
        layout.endTurn()
        if !hasSettled { inbox.giveUpTurn() }
        statistics.boxesMeasured = layout.counters.measured
        statistics.boxesPlaced = layout.counters.placed
        return needsPaint || layout.needsPaint
    }

    private func settle() -> Bool {
        var rounds = 0
        // Each batch of writes has a round of its own by right; what batches add while they are updated counts.
        let limit = Self.roundLimit + inbox.laterBatches
        while rounds < limit {
            rounds += 1
            start()
            takeInbox()
            if !hasWork {
                geometry.check()
                takeInbox()
                if hasWork { continue }
                if inbox.advance() {
                    // Only rounds that update something count.
                    rounds -= 1
                    continue
                }
                if focus.dropUnmatched() || scrolling.dropUnmatched() { continue }
                return true
            }
            statistics.rounds += 1
            update()
            preferences.resolve()
            layout.layout()
            seenScrolls = layout.scrolls
            // What has changed may be nothing that is evaluated or laid out: then there is no round to wait for.
            if showVisibleRows(), hasWork { continue }
            focus.resolve()
            focusedValues.refresh()
            scrolling.resolve()
            geometry.check()
            callbacks.run()
        }
        let name = dirty.peek?.nameForDiagnostics ?? root?.path ?? "the root"
        diagnostics.report(
            "The tree did not settle after \(Self.roundLimit) rounds of updates; the last to change was \(name). Look for actions that write what they watch."
        )
        return false
    }

    private var hasWork: Bool {
        dirty.count > 0 || !holders.isEmpty || layout.needsLayout || !callbacks.isEmpty || !preferences.isEmpty
            || inbox.hasFocusRequests || inbox.hasScrollRequests || focusedValues.needsRefresh
            || needsRows
    }

    private func start() {
        guard let makeRoot else { return }
        self.makeRoot = nil
        ownUpdateCount += 1
        root = makeRoot(_ViewInputs(graph: self, parent: nil, environment: environment.head))
    }

    /// Evaluates what is dirty and hands out boxes, which may make nodes (of a background, say) and so go round.
    private func update() {
        ownUpdateCount += 1
        while true {
            if let dependent = dirty.next() {
                dependent.refresh()
                needsPaint = true
            } else if !holders.isEmpty {
                let holders = self.holders
                self.holders.removeAll(keepingCapacity: true)
                // Innermost first, so that an outer holder finds the boxes of the inner ones made.
                for holder in holders.sorted(by: { $0.depth > $1.depth }) where holder.life != .removed { holder.assemble() }
                needsPaint = true
            } else {
                break
            }
            takeInbox()
        }
    }

    private func revealFocused() {
        guard let focused = focus.focused, let box = focused.focusBox else { return }
        // A field taller than its window: what matters is the line with the caret.
        layout.reveal(box, onward: focus.onward) { focus.isLast(focused, focus.onward, around: box) }
        if let caret = focused.caret() {
            layout.reveal(box, rect: Rect(origin: caret, size: Size(width: 1, height: 1)))
        }
    }

    /// How much of the focused view can be seen.
    private var sightOfFocused: Size? {
        focus.focused?.focusBox.map { layout.visibleRect(of: $0).size }
    }

    /// Whether what happened around the focused view has pushed it out of sight. What the wheel or the program has scrolled away
    /// was out of sight before the turn, or is not to be kept, and stays there.
    private var hasLostSight: Bool {
        guard let before = sightToKeep, let box = focus.focused?.focusBox, let now = sightOfFocused, now != box.size else { return false }
        return now.width < before.width || now.height < before.height
    }

    /// Does something while this graph's unit of length and its time are those that count.
    package func whileAtWork<Result>(_ body: () throws -> Result) rethrows -> Result {
        #if !canImport(Darwin)
            if let time { return try time.whileAtWork { try unit.whileCurrent(body) } }
        #endif
        return try unit.whileCurrent(body)
    }

    // MARK: Geometry

    package var size: Size { layout.size }

    /// The window has another size: the root is proposed it, and nothing else happens (H16).
    package func resize(to size: Size) {
        guard size != layout.size else { return }
        layout.size = size
        setEnvironment(HorizontalSizeClassKey.self, .horizontal(size))
        setEnvironment(VerticalSizeClassKey.self, .vertical(size))
        revealsFocus = true
        needsPaint = true
        inbox.rouse()
    }

    // MARK: End

    /// Takes the tree down: what was visible disappears, tasks are cancelled (B35).
    package func close() {
        isClosed = true
        makeRoot = nil
        hostClock.close()
        guard let root else { return }
        focus.close()
        whileAtWork {
            root.unmount()
            callbacks.run()
        }
        self.root = nil
        layout.content = nil
        inbox.onWake(nil)
    }
}
