/// What a `@FocusState` keeps: where focus is, as far as its views go, and what was asked for and not resolved yet.
///
/// Values are used under `StateLock`, the table of views on the main actor.
package final class FocusStorage<Value: Hashable>: Location<Value>, Source, FocusRequest {
    private let nothing: Value
    private var current: Value
    private var requested: Value?
    private var readers = ReaderList()
    package var pending = PendingChange.none
    private var inbox: Inbox?
    /// Where the state was declared, for diagnostics.
    @MainActor private weak var node: ViewNode?
    /// The views bound to each value.
    @MainActor private var bound: [Value: ContiguousArray<FocusedAttachment<Value>>] = [:]
    @MainActor private var wasEverBound = false

    @MainActor init(nothing: Value, inbox: Inbox, node: ViewNode) {
        self.nothing = nothing
        current = nothing
        self.inbox = inbox
        self.node = node
    }

    func detach() {
        StateLock.withLock { inbox = nil }
    }

    // MARK: As a value

    /// An action sees what it has just asked for; a body sees what is (it is evaluated again when that changes).
    override package var raw: Value {
        get { requested ?? current }
        _modify {
            var value = requested ?? current
            yield &value
            ask(value)
        }
    }

    override package var trackedValue: Value { current }

    override package func track() {
        if let reader = Tracking.current { readers.add(reader) }
    }

    override package func set(_ newValue: Value) {
        StateLock.withLock { ask(newValue) }
    }

    private func ask(_ value: Value) {
        // Asking for what is so already takes nothing away (S4); it does take back what was asked before in this action.
        if value == current {
            if requested != nil { requested = nil }
            return
        }
        requested = value
        inbox?.noteFocus(self)
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }

    // MARK: Views

    @MainActor func bind(_ attachment: FocusedAttachment<Value>, to value: Value) {
        wasEverBound = true
        bound[value, default: []].append(attachment)
    }

    @MainActor func unbind(_ attachment: FocusedAttachment<Value>, from value: Value) {
        bound[value]?.removeAll { $0 === attachment }
        if bound[value]?.isEmpty == true { bound[value] = nil }
    }

    /// The value that this state's bindings give to a focused view: what was asked for, wherever around the view it is bound; else
    /// what it was if that still is among the bindings closest to the view; else the innermost of those (C8, C9).
    @MainActor private func value(at focused: ViewNode?, asked: Value?) -> Value {
        var closest: Value?
        var node = focused
        while let current = node {
            let isClosest = closest == nil
            for attachment in current.attachments {
                guard let attachment = attachment as? FocusedAttachment<Value>, attachment.storage === self else { continue }
                if attachment.value == asked { return attachment.value }
                if closest == nil || isClosest && attachment.value == self.current { closest = attachment.value }
            }
            if closest != nil, asked == nil { break }
            node = current.parent
        }
        return closest ?? nothing
    }

    // MARK: As a request

    package func resolve(in manager: FocusManager) -> Bool {
        guard let value = StateLock.withLock({ requested }) else { return true }
        if value == nothing {
            let isHere = StateLock.withLock {
                requested = nil
                return current != nothing
            }
            if isHere { manager.dismiss(asking: self) }
            return true
        }
        guard let target = target(of: value, in: manager) else {
            // A row of a lazy container that was never built: it is built, and the request goes round once more.
            manager.reach(AnyHashable(value))
            return false
        }
        manager.focus(target, asking: self)
        return true
    }

    @MainActor private func target(of value: Value, in manager: FocusManager) -> ViewNode? {
        guard let candidates = bound[value], !candidates.isEmpty else { return nil }
        var nodes = candidates.compactMap { $0.node.flatMap(manager.firstFocusable) }
        if nodes.count > 1 {
            nodes.sort { TreeOrder.isBefore($0, $1) }
            if let first = nodes.first, let last = nodes.last, first !== last, let graph = first.graph as Graph? {
                graph.diagnostics.report(
                    "\(nodes.count) views are bound to the focus value \(value): \(first.path) and \(last.path) among them. The first gets the focus; give each a value of its own."
                )
            }
        }
        return nodes.first
    }

    package func drop() -> String {
        let value = StateLock.withLock {
            defer { requested = nil }
            return requested
        }
        let place = node?.path ?? "a view that has gone"
        let name = value.map { "\($0)" } ?? "nothing"
        if !wasEverBound {
            return
                "The focus state in \(place) was set to \(name), but no view is bound to it; add `.focused(…)` to the view that is meant."
        }
        return "The focus state in \(place) was set to \(name), but no view with that value can have the focus; focus stays where it is."
    }

    package func sync(focused: ViewNode?, asked: Bool) {
        StateLock.withLock {
            let value = value(at: focused, asked: asked ? requested : nil)
            if asked || requested == value { requested = nil }
            guard value != current else { return }
            current = value
            inbox?.noteVerified(self)
        }
    }
}

/// Which of two nodes comes first in tree order.
@MainActor
enum TreeOrder {
    static func isBefore(_ a: ViewNode, _ b: ViewNode) -> Bool {
        var a = a
        var b = b
        if a === b { return false }
        while a.depth > b.depth, let parent = a.parent {
            if parent === b { return false }
            a = parent
        }
        while b.depth > a.depth, let parent = b.parent {
            if parent === a { return true }
            b = parent
        }
        while let first = a.parent, let second = b.parent, first !== second {
            a = first
            b = second
        }
        var isBefore = false
        a.parent?.visitChildren {
            if $0 === a { isBefore = true }
            return $0 !== a && $0 !== b
        }
        return isBefore
    }
}
