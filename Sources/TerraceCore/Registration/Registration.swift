/// Something around views that wants to hear what modifiers inside have to say: a screen of its title, a stack of its destinations.
///
/// A preference is asked for by walking the tree; what is registered is known at once, however large the tree is.
@MainActor
package protocol Registry: AnyObject {
    func add(_ registration: Registration)
    /// It says something else now, or its place has gone to sleep or woken.
    func change(_ registration: Registration)
    func remove(_ registration: Registration)
}

/// Says something to a registry around the view, for as long as the view is there.
package nonisolated struct RegistrationModifier<Value>: AttachmentModifier {
    package typealias Body = Never

    private let registry: @MainActor (EnvironmentValues) -> (any Registry)?
    private let value: Value

    /// Says `value` to the registry that the environment has, if it has one.
    package init(_ value: Value, to registry: @escaping @MainActor (EnvironmentValues) -> (any Registry)?) {
        self.value = value
        self.registry = registry
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> Registration {
        Registration(value, inputs.graph.isShadow ? nil : registry(EnvironmentValues(inputs.environment)), inputs)
    }

    @MainActor package func update(_ registration: Registration) { registration.update(value) }
}

package final class Registration: Attachment {
    package private(set) var value: Any
    private weak var registry: (any Registry)?

    init<Value>(_ value: Value, _ registry: (any Registry)?, _ inputs: _ViewInputs) {
        self.value = value
        self.registry = registry
        super.init(inputs)
    }

    /// Whether its view is seen, and not kept asleep behind another.
    package var isAwake: Bool { node.map { !$0.isAsleep } ?? false }

    override package func mounted() { registry?.add(self) }
    override package func removed() { registry?.remove(self) }
    override package func slept() { registry?.change(self) }
    override package func woke() { registry?.change(self) }

    func update<Value>(_ new: Value) {
        if let old = value as? Value, ValueComparison.isSame(old, new) { return }
        value = new
        registry?.change(self)
    }
}

/// What is registered, in the order in which it came.
@MainActor
package struct Registrations {
    package private(set) var all: ContiguousArray<Registration> = []

    nonisolated package init() {}

    package mutating func add(_ registration: Registration) { all.append(registration) }
    package mutating func remove(_ registration: Registration) { all.removeAll { $0 === registration } }

    /// What is said by views that are awake, from the innermost out: what is said further out counts more.
    package var values: [Any] {
        all.filter(\.isAwake).enumerated().sorted { a, b in
            let depths = (a.element.node?.depth ?? 0, b.element.node?.depth ?? 0)
            return depths.0 == depths.1 ? a.offset < b.offset : depths.0 > depths.1
        }.map(\.element.value)
    }
}
