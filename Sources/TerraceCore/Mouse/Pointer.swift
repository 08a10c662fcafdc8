import TerraceScreen

/// What the mouse is doing: who took the press that is going on, and how many clicks there were in quick succession.
///
/// A press is hit-tested in paint order and offered from the innermost view outwards. A control that takes it for itself gets what
/// follows until the button comes up, wherever the pointer is by then. Otherwise it is given to all click handlers and gestures around,
/// in the order in which they count, until it is clear whose it is:
///
/// 1. gestures with high priority, the outermost first; 2. the others, the innermost first; of click handlers the innermost alone.
/// 3. Who recognises it has it once nobody in front of him can have it any more; a drag need not wait for those who wait for a click.
/// 4. Simultaneous gestures go on beside all that.
@MainActor
package final class Pointer {
    /// The node is kept, because an attachment must not be used without it.
    private struct Candidate {
        let follower: any PressFollower
        let node: ViewNode
    }

    private unowned let graph: Graph
    /// The control that has taken the press for itself.
    private var control: ViewNode?
    private var candidates: ContiguousArray<Candidate> = []
    /// Whose press it is, if that is clear.
    private var winner: (any PressFollower)?
    /// Whether anybody has taken the press.
    private var isTaken = false
    private var button = 0
    private var clicks = 0
    private var start = Point.zero
    private var startTime = Duration.zero
    private var place = Point.zero
    private var lastPress: (time: Duration, place: Point, button: Int)?
    private var hold: Task<Void, Never>?
    package private(set) lazy var hover = HoverTracker(graph: graph)

    /// The longest time between two presses that count as a double click.
    private static let clickInterval = Duration.milliseconds(400)

    init(graph: Graph) {
        self.graph = graph
    }

    /// Delivers a press, drag or release; returns whether anybody used it.
    func dispatch(_ event: MouseEvent) -> Bool {
        let hasHovered = hover.isInUse && hover.move(to: event.position, over: target(at: event.position))
        let isUsed =
            switch event.kind {
            case .press: press(event)
            case .drag: button == event.button && follow(event)
            case .release: button == event.button && release(event)
            case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: false
            }
        return isUsed || hasHovered
    }

    private func press(_ event: MouseEvent) -> Bool {
        // A release may have been lost: the window was left while the button was down.
        abandon()
        button = event.button
        count(event)
        guard let target = target(at: event.position) else { return false }
        (start, place, startTime) = (event.position, event.position, graph.clock())
        let hasFocused = event.button == 0 && focus(from: target)
        isTaken = offer(event, to: target)
        return isTaken || hasFocused
    }

    /// Finds who may have the press.
    private func offer(_ event: MouseEvent, to target: ViewNode) -> Bool {
        var high: ContiguousArray<Candidate> = []
        var normal: ContiguousArray<Candidate> = []
        var beside: ContiguousArray<Candidate> = []
        var isClicked = false
        var next: ViewNode? = target
        while let node = next {
            next = node.parent
            if control == nil, normal.isEmpty, isUsable(node), node.mouse(event, at: local(event.position, in: node), clicks: clicks) {
                control = node
            }
            if event.button == 2, control == nil {
                if node.attachments.contains(where: { $0.secondaryClick(at: event.position) }) { return true }
            }
            guard event.button == 0 else { continue }
            for attachment in node.attachments {
                if attachment.hidesInnerGestures {
                    (high, normal, beside, isClicked) = ([], [], [], false)
                }
                if let follower = attachment.follower {
                    let candidate = Candidate(follower: follower, node: node)
                    switch follower.priority {
                    case .high: high.insert(candidate, at: 0)
                    case .normal: if control == nil { normal.append(candidate) }
                    case .simultaneous: beside.append(candidate)
                    }
                } else if control == nil, !isClicked, attachment.wantsClick(clicks) {
                    isClicked = true
                    normal.append(Candidate(follower: ClickFollower(attachment, clicks: clicks), node: node))
                }
            }
        }
        candidates = high + normal + beside
        if candidates.isEmpty { return control != nil }
        ask(.down)
        let holds = candidates.compactMap(\.follower.holdDuration)
        for duration in Set(holds).sorted() { askAgain(after: duration) }
        return true
    }

    private func isUsable(_ node: ViewNode) -> Bool {
        let environment = EnvironmentValues(node.environment)
        return environment.isEnabled && environment.isShown
    }

    // MARK: Whose press it is

    private func ask(_ event: GesturePress.Event) {
        let inner = event == .held ? nil : target(at: place)
        // A stronger one that may have it yet, and whether it only waits for a click.
        var isBlocked = false
        var isBlockedByGesture = false
        for candidate in candidates {
            let follower = candidate.follower
            guard candidates.contains(where: { $0.follower === follower }) else { continue }
            guard candidate.node.life != .removed else {
                remove(follower)
                continue
            }
            let isInside = event == .held || inner?.isInside(candidate.node) ?? false
            let press = GesturePress(
                event: event, place: place, start: start, elapsed: graph.clock() - startTime, clicks: clicks, isInside: isInside,
                node: candidate.node)
            let verdict = follower.follow(press)
            let isBeside = follower.priority == .simultaneous
            switch verdict {
            case .failed:
                remove(follower)
                follower.finish()
            case .possible:
                if isBeside || winner == nil && !isBlocked { follower.tell() } else { follower.drop() }
                if !isBeside, winner !== follower {
                    isBlocked = true
                    if !follower.isClick { isBlockedByGesture = true }
                }
            case .active, .ended:
                let mayWin = winner == nil && (!isBlocked || event != .up && event != .down && !isBlockedByGesture)
                if isBeside || winner === follower || mayWin {
                    if !isBeside, winner == nil { win(follower) }
                    if verdict == .ended { remove(follower) }
                    follower.commit()
                    if verdict == .ended { follower.finish() }
                } else {
                    if verdict == .ended {
                        remove(follower)
                        follower.cancel()
                    } else {
                        follower.drop()
                        isBlocked = true
                    }
                }
            }
        }
    }

    /// The press is his: all others that are not beside him hear that it is not theirs.
    private func win(_ follower: any PressFollower) {
        winner = follower
        for other in candidates where other.follower !== follower && other.follower.priority != .simultaneous {
            remove(other.follower)
            other.follower.cancel()
        }
    }

    private func remove(_ follower: any PressFollower) { candidates.removeAll { $0.follower === follower } }

    /// The press ends without anybody having it.
    private func abandon() {
        hold?.cancel()
        hold = nil
        let left = candidates
        candidates = []
        control = nil
        winner = nil
        isTaken = false
        for candidate in left { candidate.follower.cancel() }
    }

    /// Has all asked again when the button has been down for a while.
    private func askAgain(after duration: Duration) {
        hold = Task { @MainActor [weak self] in
            try? await Task.sleep(for: duration)
            guard let self, !Task.isCancelled, !candidates.isEmpty else { return }
            graph.unit.whileCurrent { self.ask(.held) }
            graph.inbox.rouse()
        }
    }

    private func follow(_ event: MouseEvent) -> Bool {
        place = event.position
        if !candidates.isEmpty { ask(.moved) }
        guard let control else { return isTaken }
        guard control.life != .removed else { return false }
        return control.mouse(event, at: local(event.position, in: control), clicks: clicks)
    }

    private func release(_ event: MouseEvent) -> Bool {
        defer { abandon() }
        place = event.position
        let wasUsed = isTaken && !candidates.isEmpty
        if !candidates.isEmpty { ask(.up) }
        guard let control, control.life != .removed else { return wasUsed }
        return control.mouse(event, at: local(event.position, in: control), clicks: clicks)
    }

    // MARK: Places

    /// Offers a turn of the wheel to the controls under the pointer, from the innermost out; they may have text to scroll.
    func wheel(_ event: MouseEvent) -> Bool {
        var next = target(at: event.position)
        while let node = next {
            if node.mouse(event, at: local(event.position, in: node), clicks: 0) { return true }
            next = node.parent
        }
        return false
    }

    private func count(_ event: MouseEvent) {
        let now = graph.clock()
        if let last = lastPress, last.place == event.position, last.button == event.button, now - last.time <= Self.clickInterval {
            clicks += 1
        } else {
            clicks = 1
        }
        lastPress = (now, event.position, event.button)
    }

    /// The node of the box painted last under a cell.
    private func target(at point: Point) -> ViewNode? {
        var next = graph.layout.hitTest(point)
        while let box = next {
            if let node = box.owner as? ViewNode, node.life != .removed { return node }
            next = box.parent
        }
        return nil
    }

    private func focus(from target: ViewNode) -> Bool {
        var next: ViewNode? = target
        while let node = next {
            if graph.focus.isFocusable(node) {
                graph.focus.choose(node)
                return true
            }
            next = node.parent
        }
        return false
    }

    private func local(_ point: Point, in node: ViewNode) -> Point {
        guard let box = node.firstBox else { return point }
        let origin = graph.layout.rectInRoot(of: box).origin
        return Point(x: point.x - origin.x, y: point.y - origin.y)
    }
}
