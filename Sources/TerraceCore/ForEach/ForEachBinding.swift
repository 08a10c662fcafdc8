/// The elements of a binding, each with a location that its row keeps.
nonisolated class ForEachElements<ID: Hashable, Content> {
    /// Whether rows made from the other elements have the same locations.
    func isSame(as other: ForEachElements) -> Bool { false }
    /// The row of an element that has a location already, with the closure of now.
    func row(for element: AnyObject) -> _ForEachRow<Content> {
        preconditionFailure("Every kind of elements makes rows.")
    }
    /// After the collection was written: where each element stands, and whether it is what its readers were given.
    @MainActor func verify(_ count: Int, _ element: (Int) -> AnyObject?) {}
}

nonisolated final class BindingElements<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Content>:
    ForEachElements<ID, Content>
{
    private let base: Location<Elements>
    private let content: (Binding<Elements.Element>) -> Content

    init(_ base: Location<Elements>, _ content: @escaping (Binding<Elements.Element>) -> Content) {
        self.base = base
        self.content = content
    }

    private typealias Element = ElementLocation<Elements, ID>

    override func isSame(as other: ForEachElements<ID, Content>) -> Bool {
        guard let other = other as? BindingElements<Elements, ID, Content> else { return false }
        return base.isSame(as: other.base)
    }

    override func row(for element: AnyObject) -> _ForEachRow<Content> {
        let location = unsafeDowncast(element, to: Element.self)
        return _ForEachRow(element: element) { [content] in content(Binding(location: location)) }
    }

    @MainActor override func verify(_ count: Int, _ element: (Int) -> AnyObject?) {
        let plan = FieldPlan.plan(for: Elements.Element.self)
        StateLock.withLock {
            let elements = base.raw
            let done: Void? = elements.withContiguousStorageIfAvailable { buffer in
                guard let first = buffer.baseAddress else { return }
                for offset in 0..<min(count, buffer.count) {
                    guard let location = element(offset) else { continue }
                    unsafeDowncast(location, to: Element.self).verify(offset: offset, element: first + offset, plan: plan)
                }
            }
            if done != nil { return }
            for (offset, value) in elements.enumerated() where offset < count {
                guard let location = element(offset) else { continue }
                withUnsafePointer(to: value) {
                    unsafeDowncast(location, to: Element.self).verify(offset: offset, element: $0, plan: plan)
                }
            }
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
                        base.trackStructure()
                        return scan(base.raw, old)
                    }
                },
                id: { offset in StateLock.withLock { identify(element(at: offset)) } },
                row: { offset, inputs in
                    let location = StateLock.withLock {
                        let value = element(at: offset)
                        return ElementLocation(
                            base, id: identify(value), offset: offset, element: value, inbox: inputs.graph.inbox, identify: identify)
                    }
                    return elements.row(for: location)
                },
                live: elements))
    }
}
