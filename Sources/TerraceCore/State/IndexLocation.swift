/// What stands at an index of a collection; outside it answers the last value and drops writes (S1).
package final class IndexLocation<Data: MutableCollection>: Location<Data.Element> {
    private let base: Location<Data>
    private let index: Data.Index
    private var last: Data.Element

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
            if holds(data) { last = data[index] }
            return last
        }
        _modify {
            if holds(base.raw) {
                yield &base.raw[index]
            } else {
                var dropped = last
                yield &dropped
            }
        }
    }

    override package func track() { base.track() }
    override package func willChange() { base.willChange() }
    override package func changed() { base.changed() }
    override package var readsObservable: Bool { base.readsObservable }

    override package func isSame(as other: Location<Data.Element>) -> Bool {
        if self === other { return true }
        guard let other = other as? IndexLocation<Data> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}
