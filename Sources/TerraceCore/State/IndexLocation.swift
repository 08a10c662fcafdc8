/// What stands at an index of a collection; outside it answers the last value and drops writes (S1).
package final class IndexLocation<Data: MutableCollection>: Location<Data.Element> {
    private let base: Location<Data>
    private let index: Data.Index
    /// What is answered once the index has gone; nil only while the element itself is changed in place, since a second owner would
    /// make the change copy.
    private var last: Data.Element?

    package init(_ base: Location<Data>, _ index: Data.Index) {
        self.base = base
        self.index = index
        // A wrong index traps here, where the program made it, as an array's subscript does.
        last = StateLock.withLock { base.raw[index] }
    }

    private func holds(_ data: Data) -> Bool {
        index >= data.startIndex && index < data.endIndex
    }

    override package var raw: Data.Element {
        get {
            let data = base.raw
            guard holds(data) else { return fallback }
            let value = data[index]
            last = value
            return value
        }
        _modify {
            if holds(base.raw) {
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

    override package func track() { base.track() }
    override package func changed() { base.changed() }
    override package var readsObservable: Bool { base.readsObservable }

    override package func isSame(as other: Location<Data.Element>) -> Bool {
        if self === other { return true }
        guard let other = other as? IndexLocation<Data> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}
