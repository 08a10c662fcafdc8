/// What is chosen among views with tags, with the type of the values erased.
@MainActor
package protocol ChoiceSelection {
    /// Whether a tag is the chosen one. Reading it in an evaluation is to depend on it.
    func isChosen(_ tag: AnyHashable) -> Bool
    /// Whether a tag is of the type that can be chosen.
    func accepts(_ tag: AnyHashable) -> Bool
    func choose(_ tag: AnyHashable)
    /// Whether nothing is chosen, and rightly so.
    var isEmpty: Bool { get }
    /// The type that can be chosen.
    var typeName: String { get }
}

/// The choice that a binding holds.
package nonisolated struct BindingSelection<Value: Hashable> {
    /// The value; nil while there is not one value to show.
    fileprivate let read: () -> Value?
    fileprivate let write: (Value) -> Void

    package init(_ binding: Binding<Value>) {
        read = { binding.wrappedValue }
        write = { if $0 != binding.wrappedValue { binding.wrappedValue = $0 } }
    }

    /// What several bindings have in common.
    package init(_ bindings: [Binding<Value>]) {
        read = {
            guard let first = bindings.first?.wrappedValue else { return nil }
            return bindings.allSatisfy { $0.wrappedValue == first } ? first : nil
        }
        write = { new in for binding in bindings where binding.wrappedValue != new { binding.wrappedValue = new } }
    }

    fileprivate func value(_ tag: AnyHashable) -> Value? { tag.base as? Value }
}

extension BindingSelection: ChoiceSelection {
    package func isChosen(_ tag: AnyHashable) -> Bool {
        guard let value = value(tag), let chosen = read() else { return false }
        return value == chosen
    }

    package func accepts(_ tag: AnyHashable) -> Bool { value(tag) != nil }
    package func choose(_ tag: AnyHashable) { if let value = value(tag) { write(value) } }

    package var isEmpty: Bool {
        guard let chosen = read() else { return true }
        return AnyHashable(chosen) == AnyHashable(Value?.none) || isNil(chosen)
    }

    private func isNil(_ value: Value) -> Bool { (value as? any OptionalValue)?.isNil ?? false }
    package var typeName: String { "\(Value.self)" }
}

private protocol OptionalValue {
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isNil: Bool { self == nil }
}
