/// A value owned by a node: what `@State` keeps.
package final class Slot<Value>: Location<Value>, Source {
    // Behind a pointer, so that reading a state while it is being changed in place is no exclusivity violation, which would trap
    // where SwiftUI's copy would not.
    private let pointer: UnsafeMutablePointer<Value>
    private var readers = ReaderList()
    private var structureReaders = ReaderList()
    private var rowReaders = ReaderList()
    package var pending = PendingChange.none
    /// Nil once the node has gone: writes then change the value and nothing else (A31).
    package var inbox: Inbox?
    /// What the value was at the end of batches whose updates are due while a later batch has written it; in order, mostly none.
    private var past: ContiguousArray<(batch: Int, value: Value)> = []

    package init(_ value: Value, inbox: Inbox?) {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: value)
        self.inbox = inbox
    }

    deinit {
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    override package var raw: Value {
        get { pointer.pointee }
        _modify { yield &pointer.pointee }
    }

    /// The body of an update sees what its batch of writes left behind.
    override package var trackedValue: Value {
        guard !past.isEmpty, let batch = inbox?.batch else { return pointer.pointee }
        return past.first { $0.batch >= batch }?.value ?? pointer.pointee
    }

    override package func willChange() {
        guard let inbox else { return }
        let batch = inbox.openBatch()
        if batch > inbox.batch {
            if past.last?.batch != batch - 1 { past.append((batch - 1, pointer.pointee)) }
        } else if !past.isEmpty {
            past.removeAll()
        }
    }

    override package func track() {
        if let reader = Tracking.current { readers.add(reader) }
    }

    override package func trackStructure() {
        if let reader = Tracking.current { structureReaders.add(reader) }
    }

    override package func trackRows() {
        if let reader = Tracking.current { rowReaders.add(reader) }
    }

    override package func changed() {
        inbox?.note(self, .all)
    }

    override package func elementChanged() {
        inbox?.note(self, .element)
    }

    override package func set(_ newValue: Value) {
        StateLock.withLock {
            if _isPOD(Value.self), Self.sameBits(pointer.pointee, newValue) { return }
            willChange()
            pointer.pointee = newValue
            changed()
        }
    }

    private static func sameBits(_ a: Value, _ b: Value) -> Bool {
        withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        if let batch = inbox?.batch { past.removeAll { $0.batch < batch } }
        readers.drain(except: writer, body)
        if change == .all { structureReaders.drain(except: writer, body) }
        // The rows of the `ForEach` that the element was written through know; those of another one over the same collection do not.
        if change == .all || rowReaders.hasSeveral { rowReaders.drain(except: writer, body) }
    }

    package var readerCount: Int { readers.entryCount + structureReaders.entryCount + rowReaders.entryCount }
}
