import TerraceScreen

/// What the mouse is doing: who took the press that is going on, and how many clicks there were in quick succession.
///
/// A press is hit-tested in paint order and offered from the innermost view outwards; whoever takes it gets what follows until the
/// button comes up, wherever the pointer is by then.
@MainActor
package final class Pointer {
    private enum Capture {
        case control(ViewNode)
        /// The node is kept, because an attachment must not be used without it.
        case click(Attachment, ViewNode)
    }

    private unowned let graph: Graph
    private var capture: Capture?
    private var button = 0
    private var clicks = 0
    private var lastPress: (time: Duration, place: Point, button: Int)?

    /// The longest time between two presses that count as a double click.
    private static let clickInterval = Duration.milliseconds(400)

    init(graph: Graph) {
        self.graph = graph
    }

    /// Delivers a press, drag or release; returns whether anybody used it.
    func dispatch(_ event: MouseEvent) -> Bool {
        switch event.kind {
        case .press: press(event)
        case .drag: button == event.button && follow(event)
        case .release: button == event.button && release(event)
        case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: false
        }
    }

    private func press(_ event: MouseEvent) -> Bool {
        // A release may have been lost: the window was left while the button was down.
        capture = nil
        button = event.button
        count(event)
        guard let target = target(at: event.position) else { return false }
        let hasFocused = event.button == 0 && focus(from: target)
        var next: ViewNode? = target
        while let node = next {
            if isUsable(node), node.mouse(event, at: local(event.position, in: node), clicks: clicks) {
                capture = .control(node)
                return true
            }
            if event.button == 0, let taker = node.attachments.first(where: { $0.wantsClick(clicks) }) {
                capture = .click(taker, node)
                return true
            }
            next = node.parent
        }
        return hasFocused
    }

    private func isUsable(_ node: ViewNode) -> Bool {
        let environment = EnvironmentValues(node.environment)
        return environment.isEnabled && environment.isShown
    }

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

    private func follow(_ event: MouseEvent) -> Bool {
        guard case .control(let node) = capture else { return capture != nil }
        guard node.life != .removed else { return false }
        return node.mouse(event, at: local(event.position, in: node), clicks: clicks)
    }

    private func release(_ event: MouseEvent) -> Bool {
        defer { capture = nil }
        switch capture {
        case .control: return follow(event)
        case .click(let taker, let node):
            guard node.life != .removed, let target = target(at: event.position), target.isInside(node) else { return false }
            taker.click(clicks)
            return true
        case nil: return false
        }
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
