/// What is selected in a list, with the type of the values erased.
@MainActor
package protocol ListSelection {
    var isMultiple: Bool { get }
    /// All that is selected. Reading it in an evaluation is to depend on it.
    var values: [AnyHashable] { get }
    /// The value as the selection has it; nil for values of other types, whose rows cannot be selected.
    func accepts(_ value: AnyHashable) -> AnyHashable?
    func contains(_ value: AnyHashable) -> Bool
    /// Selects these and nothing else; the first of them where only one can be selected.
    func replace(with values: [AnyHashable])
    /// Takes values out of the selection.
    func remove(_ values: [AnyHashable])
}

package struct SingleListSelection<Value: Hashable>: ListSelection {
    private let binding: Binding<Value?>

    package init(_ binding: Binding<Value?>) { self.binding = binding }

    package var isMultiple: Bool { false }
    package var values: [AnyHashable] { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    package func accepts(_ value: AnyHashable) -> AnyHashable? { (value.base as? Value).map { AnyHashable($0) } }
    package func contains(_ value: AnyHashable) -> Bool { binding.wrappedValue.map { AnyHashable($0) == value } ?? false }

    package func replace(with values: [AnyHashable]) {
        let value = values.first?.base as? Value
        if value != binding.wrappedValue { binding.wrappedValue = value }
    }

    package func remove(_ values: [AnyHashable]) {
        if let value = binding.wrappedValue, values.contains(AnyHashable(value)) { binding.wrappedValue = nil }
    }
}

/// There is always a value: what is removed from the data stays selected until the program or the user selects another row.
package struct RequiredListSelection<Value: Hashable>: ListSelection {
    private let binding: Binding<Value>

    package init(_ binding: Binding<Value>) { self.binding = binding }

    package var isMultiple: Bool { false }
    package var values: [AnyHashable] { [AnyHashable(binding.wrappedValue)] }
    package func accepts(_ value: AnyHashable) -> AnyHashable? { (value.base as? Value).map { AnyHashable($0) } }
    package func contains(_ value: AnyHashable) -> Bool { AnyHashable(binding.wrappedValue) == value }

    package func replace(with values: [AnyHashable]) {
        if let value = values.first?.base as? Value, value != binding.wrappedValue { binding.wrappedValue = value }
    }

    package func remove(_ values: [AnyHashable]) {}
}

package struct MultipleListSelection<Value: Hashable>: ListSelection {
    private let binding: Binding<Set<Value>>

    package init(_ binding: Binding<Set<Value>>) { self.binding = binding }

    package var isMultiple: Bool { true }
    package var values: [AnyHashable] { binding.wrappedValue.map { AnyHashable($0) } }
    package func accepts(_ value: AnyHashable) -> AnyHashable? { (value.base as? Value).map { AnyHashable($0) } }
    package func contains(_ value: AnyHashable) -> Bool { (value.base as? Value).map { binding.wrappedValue.contains($0) } ?? false }

    package func replace(with values: [AnyHashable]) {
        let new = Set(values.compactMap { $0.base as? Value })
        if new != binding.wrappedValue { binding.wrappedValue = new }
    }

    package func remove(_ values: [AnyHashable]) {
        let gone = values.compactMap { $0.base as? Value }
        if !binding.wrappedValue.isDisjoint(with: gone) { binding.wrappedValue.subtract(gone) }
    }
}
