/// One element of a collection, found by its id; the offset is only a hint.
///
/// It belongs to a row of a `ForEach` over a binding. While rows move, it stays with its element (A20). When the element has gone
/// it answers its last value and drops writes (S1). Readers of the row are told of the row's own changes only: a write through
/// this location tells them directly, and after any other write of the collection `verify` compares.
package final class ElementLocation<Data: MutableCollection & RandomAccessCollection, ID: Hashable>: Location<Data.Element>, Source {
    private let base: Location<Data>
    private let id: ID
    private let identify: (Data.Element) -> ID
    private var offset: Int
    /// What readers were last given; nil only while the element itself is being changed in place.
    private var last: Data.Element?
    private var readers = ReaderList()
    package var pending = PendingChange.none
    private let inbox: Inbox

    package init(
        _ base: Location<Data>, id: ID, offset: Int, element: Data.Element, inbox: Inbox, identify: @escaping (Data.Element) -> ID
    ) {
        self.base = base
        self.id = id
        self.identify = identify
        self.offset = offset
        self.inbox = inbox
        last = element
    }

    private func index(in data: Data) -> Data.Index? {
        if offset < data.count {
            let index = data.index(data.startIndex, offsetBy: offset)
            if identify(data[index]) == id { return index }
        }
        guard let found = data.firstIndex(where: { identify($0) == id }) else { return nil }
        offset = data.distance(from: data.startIndex, to: found)
        return found
    }

    override package var raw: Data.Element {
        get {
            let data = base.raw
            guard let index = index(in: data) else { return fallback }
            return data[index]
        }
        _modify {
            if let index = index(in: base.raw) {
                // The copy kept for readers would make a change in place copy the parts that it shares.
                last = nil
                yield &base.raw[index]
                last = base.raw[index]
            } else {
                var dropped = fallback
                yield &dropped
            }
        }
    }

    private var fallback: Data.Element {
        guard let last else {
            preconditionFailure("Unreachable: the last value is missing only while the element is changed in place, and then it is found.")
        }
        return last
    }

    override package func track() {
        if let reader = Tracking.current { readers.add(reader) }
    }

    override package var trackedValue: Data.Element {
        if let last { return last }
        let value = raw
        last = value
        return value
    }

    override package func changed() {
        inbox.note(self, .all)
        if let index = index(in: base.raw), identify(base.raw[index]) == id { base.elementChanged() } else { base.changed() }
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }

    /// Called for each row after the collection was written as a whole: notes where the element stands now, and tells the row's
    /// readers when it is no longer what they were given. Under `StateLock`.
    @MainActor func verify(offset: Int, element: UnsafePointer<Data.Element>, plan: FieldPlan) {
        self.offset = offset
        guard last != nil else { return }
        // An optional's payload stands at its start. All bytes in one go first; where they differ it may be by what stands between fields.
        let same = withUnsafeBytes(of: &last) { bytes in
            guard let last = bytes.baseAddress else { return true }
            return RawMemory.isEqual(last, UnsafeRawPointer(element), MemoryLayout<Data.Element>.size)
                || plan.isSame(at: last, UnsafeRawPointer(element))
        }
        if same { return }
        last = element.pointee
        inbox.noteVerified(self)
    }
}
