import Observation

/// A value that the focused view, or a view around it, publishes; nil when none does.
///
/// ```swift
/// struct TitleKey: FocusedValueKey { typealias Value = String }
/// extension FocusedValues {
///     var title: String? {
///         get { self[TitleKey.self] }
///         set { self[TitleKey.self] = newValue }
///     }
/// }
/// struct Status: View {
///     @FocusedValue(\.title) private var title
///     var body: some View { Text(title ?? "nothing is focused") }
/// }
/// ```
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var source: Location<Value?>?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// The observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = \.[object: FocusedObjectIndex<Value>()]
    }

    /// The value now; reading it in a body makes the body depend on it.
    public var wrappedValue: Value? { source?.value ?? nil }
}

/// A binding that the focused view publishes, as the value behind it; nil when none is published.
///
/// ```swift
/// struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
/// extension FocusedValues {
///     var text: Binding<String>? {
///         get { self[TextKey.self] }
///         set { self[TextKey.self] = newValue }
///     }
/// }
/// struct Clear: View {
///     @FocusedBinding(\.text) private var text
///     var body: some View { Button("Clear") { text = "" } }
/// }
/// ```
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var source: Location<Binding<Value>?>?

    /// The binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    /// The value behind the binding. Writing nil, or while nothing is published, does nothing.
    public var wrappedValue: Value? {
        get { (source?.value ?? nil)?.wrappedValue }
        nonmutating set {
            if let newValue, let binding = source?.untracked { binding.wrappedValue = newValue }
        }
    }

    /// The value as an optional binding.
    public var projectedValue: Binding<Value?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

// The sources are used under StateLock.
extension FocusedValue: @unchecked Sendable where Value: Sendable {}
extension FocusedBinding: @unchecked Sendable where Value: Sendable {}

extension FocusedValue: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: FocusedValue<Value>.self)
        property.pointee.source = node.graph.live.focusedValues.readers(of: property.pointee.keyPath)
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.keyPath
            == new.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.keyPath
    }
}

extension FocusedBinding: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: FocusedBinding<Value>.self)
        property.pointee.source = node.graph.live.focusedValues.readers(of: property.pointee.keyPath)
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: FocusedBinding<Value>.self).pointee.keyPath
            == new.assumingMemoryBound(to: FocusedBinding<Value>.self).pointee.keyPath
    }
}
