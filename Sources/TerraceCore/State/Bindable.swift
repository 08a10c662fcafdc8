import Observation

/// Bindings to the properties of an `@Observable` model.
///
/// ```swift
/// struct Editor: View {
///     @Bindable var model: Document
///     var body: some View { TextField("Title", text: $model.title) }
/// }
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    /// The model.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// The bindable itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    private init(object: Value) {
        self.object = object
    }

    // The memberwise initialiser of a view takes the model itself, and not a bindable, only if the type's own declaration says that a
    // wrapped value will do. The extension below has the ones that can be called.

    /// Not for values that are no observable objects.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the model; it is changed in place.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(wrappedValue, keyPath))
    }
}

extension Bindable where Value: Observable, Value: AnyObject {
    /// Bindings to the properties of `wrappedValue`.
    public init(wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// Bindings to the properties of `wrappedValue`.
    public init(_ wrappedValue: Value) {
        self.init(object: wrappedValue)
    }

    /// A bindable from a bindable.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The model's id.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
