/// A two-way connection to a value that somebody else owns.
///
/// Changing a part through a binding changes it in place: `rows[i].text += "x"` copies neither the text nor the rows.
/// A binding to something that has gone (a removed row, an optional that became nil) answers the last value and drops writes.
///
/// ```swift
/// struct NameField: View {
///     @Binding var name: String
///     var body: some View { TextField("Name", text: $name) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    package let location: Location<Value>

    package init(location: Location<Value>) {
        self.location = location
    }

    /// A binding that calls `get` for each read and `set` for each write.
    ///
    /// What `set` refuses or rewrites is what views show: they read again after each write.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding that calls `get` for each read and `set`, with the transaction of the write, for each write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: { set($0, .current) })
    }

    /// A binding to a value that never changes; writes are dropped.
    ///
    /// ```swift
    /// TextField("Name", text: .constant("fixed"))
    /// ```
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value. Reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.set(newValue) }
        nonmutating _modify { yield &location.value }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding from a binding, for a closure's `$item` parameter.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: ProjectedLocation(location, keyPath))
    }

    /// A binding to the value as an optional; writing nil is dropped.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        location = OptionalLocation(base.location)
    }

    /// A binding to an optional's value, or nil when there is none now. When it becomes nil later, the binding answers the last value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.location.value else { return nil }
        location = UnwrappedLocation(base.location, value)
    }

    /// A binding to a hashable value with its type erased; writing a value of another type is dropped.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        location = ErasedHashableLocation(base.location)
    }

}

// Every read and write of a location happens under StateLock.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// Bindings to the elements of a collection. Counting and walking depend on which elements there are, not on what is in them.
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Walks the bindings in order.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's index.
    public typealias Index = Value.Index
    /// The collection's indices.
    public typealias Indices = Value.Indices

    private func structure<Result>(_ read: (Value) -> Result) -> Result {
        StateLock.withLock {
            location.trackStructure()
            return read(location.raw)
        }
    }

    /// The first index.
    public var startIndex: Value.Index { structure(\.startIndex) }
    /// The index past the last.
    public var endIndex: Value.Index { structure(\.endIndex) }
    /// All indices.
    public var indices: Value.Indices { structure(\.indices) }
    /// How many elements there are; a body that reads it is not evaluated again when an element changes.
    public var count: Int { structure(\.count) }

    /// The index behind another.
    public func index(after index: Value.Index) -> Value.Index { structure { $0.index(after: index) } }
    /// Moves an index one on.
    public func formIndex(after index: inout Value.Index) { structure { $0.formIndex(after: &index) } }

    /// A binding to the element at an index. It stands for the place, not the element: after removals in front it shows the element
    /// that moved there. Outside the collection it answers the last value and drops writes.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: IndexLocation(location, position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The index in front of another.
    public func index(before index: Value.Index) -> Value.Index { structure { $0.index(before: index) } }
    /// Moves an index one back.
    public func formIndex(before index: inout Value.Index) { structure { $0.formIndex(before: &index) } }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
