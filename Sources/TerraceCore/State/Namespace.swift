import Synchronization

/// A name that is a view's own, for as long as the view's place lives: focus scopes are named by it.
///
/// ```swift
/// struct Form: View {
///     @Namespace private var form
///     var body: some View { Button("OK") {}.prefersDefaultFocus(in: form).focusScope(form) }
/// }
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A name.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private static let counter = Atomic<Int>(1)
    private var slot: NamespaceSlot?

    /// A name of its own.
    public init() {}

    /// The name. Before the view is in the tree it is one that nobody else uses for anything.
    public var wrappedValue: ID { ID(number: slot?.number ?? 0) }

    fileprivate static func next() -> Int { counter.wrappingAdd(1, ordering: .relaxed).newValue }
}

private final class NamespaceSlot: Sendable {
    let number = Namespace.next()
}

extension Namespace: Sendable {}

extension Namespace: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let kept = slot as? NamespaceSlot ?? NamespaceSlot()
        slot = kept
        field.assumingMemoryBound(to: Namespace.self).pointee.slot = kept
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
