/// What was written since the last update, by whichever thread. The update takes it out on the main actor.
///
/// All of it is used under `StateLock`.
package final class Inbox: @unchecked Sendable {
    private var sources: ContiguousArray<(source: any Source, writer: Reader?)> = []
    private var readers: ContiguousArray<(reader: Reader, generation: UInt32)> = []
    private var focusRequests: ContiguousArray<any FocusRequest> = []
    private var scrollRequests: ContiguousArray<ScrollRequest> = []
    private var isAwake = false
    private var wake: (@Sendable () -> Void)?
    /// Names the view whose body wrote state while it was evaluated.
    private(set) var writersInBody: ContiguousArray<Reader> = []

    package init() {}

    /// Called, on the writing thread, when something was written and no turn is under way.
    package func onWake(_ wake: (@Sendable () -> Void)?) {
        StateLock.withLock { self.wake = wake }
    }

    package func note(_ source: any Source, _ change: PendingChange) {
        let writer = Tracking.current
        StateLock.withLock {
            if let writer, writersInBody.last !== writer { writersInBody.append(writer) }
            if source.pending == .none {
                sources.append((source, writer))
            }
            source.pending = max(source.pending, change)
            rouse()
        }
    }

    /// A comparison on behalf of readers, made while the update runs: not a write of the body that is being evaluated.
    package func noteVerified(_ source: any Source) {
        StateLock.withLock {
            if source.pending == .none { sources.append((source, nil)) }
            source.pending = .all
            rouse()
        }
    }

    /// A model that `reader` read is about to change.
    package func note(_ reader: Reader, generation: UInt32) {
        StateLock.withLock {
            guard reader.generation == generation else { return }
            readers.append((reader, generation))
            rouse()
        }
    }

    /// A focus state asks for the focus to move; the latest to ask is resolved last.
    package func noteFocus(_ request: any FocusRequest) {
        StateLock.withLock {
            focusRequests.removeAll { $0 === request }
            focusRequests.append(request)
            rouse()
        }
    }

    package var hasFocusRequests: Bool { StateLock.withLock { !focusRequests.isEmpty && scrollRequests.isEmpty } }

    /// A program asks for a view to be scrolled to.
    package func noteScroll(_ request: ScrollRequest) {
        StateLock.withLock {
            scrollRequests.append(request)
            rouse()
        }
    }

    package func takeScrollRequests() -> ContiguousArray<ScrollRequest> {
        StateLock.withLock {
            defer { scrollRequests.removeAll() }
            return scrollRequests
        }
    }

    package var hasScrollRequests: Bool { StateLock.withLock { !scrollRequests.isEmpty } }

    package func takeFocusRequests() -> ContiguousArray<any FocusRequest> {
        StateLock.withLock {
            defer { focusRequests.removeAll() }
            return focusRequests
        }
    }

    /// Asks for a turn although no state was written.
    package func rouse() {
        StateLock.withLock {
            guard !isAwake else { return }
            isAwake = true
            wake?()
        }
    }

    /// A turn is under way: writes will be seen by it and need not wake anyone.
    package func beginTurn() {
        StateLock.withLock { isAwake = true }
    }

    /// The turn is over, unless something was written meanwhile.
    package func endTurn() -> Bool {
        StateLock.withLock {
            guard isEmpty else { return false }
            isAwake = false
            return true
        }
    }

    /// The turn is over although writes are pending, because it would not settle; the next event takes them up.
    package func giveUpTurn() {
        StateLock.withLock { isAwake = false }
    }

    package var isEmpty: Bool {
        StateLock.withLock { sources.isEmpty && readers.isEmpty && focusRequests.isEmpty && scrollRequests.isEmpty }
    }

    /// Takes out all that was written and hands over each reader that must be evaluated again.
    package func drain(_ body: (Reader) -> Void) -> ContiguousArray<Reader> {
        StateLock.withLock {
            let sources = self.sources
            let readers = self.readers
            let writers = writersInBody
            self.sources = []
            self.readers = []
            writersInBody = []
            for (source, writer) in sources {
                let change = source.pending
                source.pending = .none
                source.drainReaders(change, except: writer, body)
            }
            for (reader, generation) in readers where reader.generation == generation { body(reader) }
            return writers
        }
    }
}
