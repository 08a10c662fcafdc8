/// Something that is no state, and that bodies depend on all the same: those that have read it are evaluated again when it is raised.
package final class Signal: Source {
    private var readers = ReaderList()
    package var pending = PendingChange.none

    package init() {}

    /// The body that is being evaluated depends on the signal from now on.
    package func read() {
        if let reader = Tracking.current { StateLock.withLock { readers.add(reader) } }
    }

    @MainActor package func raise(in graph: Graph) { graph.inbox.noteVerified(self) }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }
}
