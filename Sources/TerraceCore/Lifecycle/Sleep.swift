/// A row of a lazy container that is out of sight and owns state sleeps: it has disappeared and its tasks are cancelled, but its
/// places, and what they keep, live on.
extension ViewNode {
    package final func sleep() {
        guard !isAsleep else { return }
        isAsleep = true
        visitChildren {
            if !($0 is LayerNode) { $0.sleep() }
            return true
        }
        for attachment in attachments { attachment.slept() }
    }

    /// Wakes the rows that this node is in.
    package final func wakeUpwards() {
        var node: ViewNode? = self
        while let current = node, current.isAsleep {
            if let parent = current.parent, !parent.isAsleep { parent.wakeChild(current) }
            node = current.parent
        }
    }

    package final func wake() {
        guard isAsleep else { return }
        isAsleep = false
        visitChildren {
            // A page that is not shown sleeps on.
            if !$0.isOutOfPlay { $0.wake() }
            return true
        }
        for attachment in attachments { attachment.woke() }
    }
}
