/// Something that is no state, and that bodies depend on all the same: those that have read it are evaluated again when it is raised.
package final class Signal: Source {
    private var readers = ReaderList()
    package var pending = PendingChange.none

    nonisolated package init() {}

    /// The body that is being evaluated depends on the signal from now on.
    package func read() {
        if let reader = Tracking.current { StateLock.withLock { readers.add(reader) } }
    }

    /// The update in which it was raised last, and how often.
    @MainActor private var raised = (update: -1, count: 0)

    /// Those who have read it are evaluated again. Fresh closures are never the same as those before, so that what is evaluated again may
    /// say something new of nothing: within one update that counts a few times, and not for ever.
    @MainActor package func raise(in graph: Graph) {
        raised = raised.update == graph.updateCount ? (raised.update, raised.count + 1) : (graph.updateCount, 1)
        if raised.count <= 4 { graph.inbox.noteVerified(self) }
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }
}
