#if canImport(Darwin)
    import Combine
#endif

/// A model that somebody else owns: the view is evaluated again when it changes.
///
/// The model is the one that the view was given last. A view that makes one for it in a body makes a new one at each evaluation; use
/// `StateObject` for a model that the view owns.
///
/// ```swift
/// final class Counter: ObservableObject { @Published var count = 0 }
/// struct CounterView: View {
///     @ObservedObject var counter: Counter
///     var body: some View { Button("\(counter.count)") { counter.count += 1 } }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private let object: ObjectType
    private var subscription: ObjectSubscription?

    /// Bindings to the properties of a model.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        let subscription: ObjectSubscription?

        /// A binding to a property of the model; it is changed in place.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObservedLocation(object, keyPath, subscription))
        }
    }

    /// Observes a model.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// Observes a model.
    public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// The model.
    public var wrappedValue: ObjectType {
        get { object }
        set { self = ObservedObject(wrappedValue: newValue) }
    }

    /// Bindings to the properties of the model.
    public var projectedValue: Wrapper { Wrapper(object: object, subscription: subscription) }
}

extension ObservedObject: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription(node)
        slot = subscription
        subscription.observe(property.pointee.object)
        property.pointee.subscription = subscription
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.object
            === new.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee.object
    }
}

// The model is as safe as its type says; the subscription is used under StateLock.
extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
extension ObservedObject.Wrapper: @unchecked Sendable where ObjectType: Sendable {}
