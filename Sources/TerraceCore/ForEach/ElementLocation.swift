/// One element of a collection, found by its id; the offset is only a hint.
///
/// It belongs to a row of a `ForEach` over a binding. While rows move, it stays with its element (A20). When the element has gone
/// it answers its last value and drops writes (S1). Readers of the row are told of the row's own changes only: a write through
/// this location tells them directly, and after any other write of the collection its store compares.
package final class ElementLocation<Data: MutableCollection & RandomAccessCollection, ID: Hashable>: Location<Data.Element> {
    private let base: Location<Data>
    private let id: ID
    private let identify: (Data.Element) -> ID
    private let store: ElementStore<Data.Element>
    private let readers: ElementReaders
    let slot: Int

    init(
        _ base: Location<Data>, id: ID, offset: Int, element: Data.Element, store: ElementStore<Data.Element>, inbox: Inbox,
        identify: @escaping (Data.Element) -> ID
    ) {
        self.base = base
        self.id = id
        self.identify = identify
        self.store = store
        readers = ElementReaders(inbox)
        slot = store.add(element, offset: offset, holder: readers)
    }

    deinit {
        StateLock.withLock { store.remove(slot) }
    }

    private func index(in data: Data) -> Data.Index? {
        let offset = Int(store.offsets[slot])
        if offset < data.count {
            let index = data.index(data.startIndex, offsetBy: offset)
            if identify(data[index]) == id { return index }
        }
        guard let found = data.firstIndex(where: { identify($0) == id }) else { return nil }
        store.note(offset: data.distance(from: data.startIndex, to: found), of: slot)
        return found
    }

    private var fallback: Data.Element {
        guard let last = store[slot] else {
            preconditionFailure("Unreachable: the last value is missing only while the element is changed in place, and then it is found.")
        }
        return last
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
                store.release(slot)
                defer { store.hold(base.raw[index], in: slot) }
                yield &base.raw[index]
            } else {
                var dropped = fallback
                yield &dropped
            }
        }
    }

    override package func track() { readers.add() }

    override package var trackedValue: Data.Element { store[slot] ?? raw }

    override package func changed() {
        readers.elementChanged()
        if let index = index(in: base.raw), identify(base.raw[index]) == id { base.elementChanged() } else { base.changed() }
    }
}

/// Who read an element.
final class ElementReaders: ElementHolder, Source {
    private var readers = ReaderList()
    var pending = PendingChange.none
    private let inbox: Inbox

    init(_ inbox: Inbox) {
        self.inbox = inbox
    }

    func add() {
        if let reader = Tracking.current { readers.add(reader) }
    }

    func elementChanged() { inbox.note(self, .all) }

    override func elementVerified() { inbox.noteVerified(self) }

    func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }
}
