/// The elements of a binding, each with a location that its row keeps.
nonisolated class ForEachElements<ID: Hashable, Content> {
    /// Takes over the locations of the elements of the last update; false when those were of another collection.
    func adopt(_ other: ForEachElements) -> Bool { false }
    /// The slot of an element's location.
    func slot(of element: AnyObject) -> Int32 { 0 }
    /// The row of an element that has a location already, with the closure of now.
    func row(for element: AnyObject) -> _ForEachRow<Content> {
        preconditionFailure("Every kind of elements makes rows.")
    }
    /// After the collection was written: where each element stands, and whether it is what its readers were given.
    @MainActor func verify(_ slots: UnsafeBufferPointer<Int32>) {}
}

nonisolated final class BindingElements<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Content>:
    ForEachElements<ID, Content>
{
    private let base: Location<Elements>
    private let content: (Binding<Elements.Element>) -> Content
    fileprivate private(set) var store = ElementStore<Elements.Element>()

    init(_ base: Location<Elements>, _ content: @escaping (Binding<Elements.Element>) -> Content) {
        self.base = base
        self.content = content
    }

    private typealias Element = ElementLocation<Elements, ID>

    override func adopt(_ other: ForEachElements<ID, Content>) -> Bool {
        guard let other = other as? BindingElements<Elements, ID, Content>, base.isSame(as: other.base) else { return false }
        store = other.store
        return true
    }

    override func slot(of element: AnyObject) -> Int32 {
        Int32(truncatingIfNeeded: unsafeDowncast(element, to: Element.self).slot)
    }

    override func row(for element: AnyObject) -> _ForEachRow<Content> {
        let location = unsafeDowncast(element, to: Element.self)
        return _ForEachRow(element: element) { [content] in content(Binding(location: location)) }
    }

    @MainActor override func verify(_ slots: UnsafeBufferPointer<Int32>) {
        let plan = FieldPlan.plan(for: Elements.Element.self)
        StateLock.withLock {
            let elements = base.raw
            let done: Void? = elements.withContiguousStorageIfAvailable { store.verify(slots, against: $0, plan) }
            if done == nil { ContiguousArray(elements).withUnsafeBufferPointer { store.verify(slots, against: $0, plan) } }
        }
    }
}

extension ForEach where Content: View {
    /// A view for each element of a binding's collection, with a binding to the element. The binding stays with its element: after a
    /// reorder it changes that element, after a removal it answers the last value and drops writes.
    ///
    /// Typing through an element's binding evaluates the closure of that row alone, and only if it read the element.
    ///
    /// ```swift
    /// ForEach($rows) { $row in TextField("", text: $row.text) }
    /// ```
    @inlinable
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID, C.Index: Hashable
    {
        self.init(binding: data, identify: { $0.id }, scan: { _ForEachScan.of($0, $1) { $0.id } }, content: content)
    }

    /// A view for each element of a binding's collection, with ids at a key path.
    @inlinable
    public init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self.init(
            binding: data, identify: { $0[keyPath: id] }, scan: { _ForEachScan.of($0, $1) { $0[keyPath: id] } }, content: content)
    }

    @usableFromInline
    init<C>(
        binding: Binding<C>, identify: @escaping (C.Element) -> ID,
        scan: @escaping (C, UnsafeBufferPointer<ID>) -> _ForEachScan,
        content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection {
        let base = binding.location
        let elements = BindingElements<C, ID, Content>(base, content)
        func element(at offset: Int) -> C.Element {
            let data = base.raw
            return data[data.index(data.startIndex, offsetBy: offset)]
        }
        self.init(
            data: base.untracked.indices.lazy.map { index in (index, identify(base.untracked[index])) },
            content: { content(binding[$0.0]) },
            driver: _ForEachDriver(
                scan: { old in
                    StateLock.withLock {
                        base.trackRows()
                        return scan(base.raw, old)
                    }
                },
                id: { offset in StateLock.withLock { identify(element(at: offset)) } },
                row: { offset, inputs in
                    let location = StateLock.withLock {
                        let value = element(at: offset)
                        return ElementLocation(
                            base, id: identify(value), offset: offset, element: value, store: elements.store, inbox: inputs.graph.inbox,
                            identify: identify)
                    }
                    return elements.row(for: location)
                },
                live: elements))
    }
}
