import Observation

/// A value from the environment of the view.
///
/// ```swift
/// struct Hint: View {
///     @Environment(\.isEnabled) private var isEnabled
///     var body: some View { Text(isEnabled ? "on" : "off") }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues, (@MainActor () -> String)?) -> Value?
    private let keyPath: AnyKeyPath?
    private var head: EnvironmentLink?
    private var path: (@MainActor () -> String)?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { values, _ in values[keyPath: keyPath] }
        self.keyPath = keyPath
    }

    /// The value at a key path, told which view reads it.
    package init(_ keyPath: KeyPath<EnvironmentValues, Value>, told tell: @escaping (Value, (@MainActor () -> String)?) -> Value) {
        read = { values, path in tell(values[keyPath: keyPath], path) }
        self.keyPath = keyPath
    }

    /// The observable object of a type that an ancestor put there with `environment(_:)`. Reading it when there is none stops the
    /// program with a message that names the type and the view.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values, _ in values[object: objectType] }
        keyPath = nil
    }

    /// The observable object of a type, or nil when no ancestor put one there.
    public init<Model: AnyObject & Observable>(_ objectType: Model.Type) where Value == Model? {
        read = { values, _ in .some(values[object: objectType]) }
        keyPath = nil
    }

    /// The value now; reading it in a body makes the body depend on it.
    public var wrappedValue: Value {
        if let value = read(EnvironmentValues(head), path) { return value }
        MissingObject.stop(Value.self, path, advice: "Add `.environment(…)` with one to an ancestor, or read it as an optional.")
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: Environment<Value>.self)
        property.pointee.head = node.environment
        property.pointee.path = { [weak node] in node?.path ?? "a view that has gone" }
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
            == new.assumingMemoryBound(to: Environment<Value>.self).pointee.keyPath
    }
}
