#if canImport(Darwin)
    import Combine
#endif

/// A model that a view owns: made once, when the view comes into the tree, and kept for as long as its place lives.
///
/// ```swift
/// final class Counter: ObservableObject { @Published var count = 0 }
/// struct CounterView: View {
///     @StateObject private var counter = Counter()
///     var body: some View { Button("\(counter.count)") { counter.count += 1 } }
/// }
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var slot: StateObjectSlot<ObjectType>?

    /// A model made by an expression, which is evaluated once in the life of the view's place.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        make = thunk
    }

    /// The model. Before the view is in the tree it is a new one each time, and the log says so.
    public var wrappedValue: ObjectType {
        if let slot { return slot.object }
        Diagnostics.shared.report(
            "A @StateObject of type \(ObjectType.self) was read before its view was in the tree; it is another object each time. Read it in `body`."
        )
        return make()
    }

    /// Bindings to the properties of the model.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue, subscription: slot?.subscription)
    }
}

private final class StateObjectSlot<ObjectType: ObservableObject> {
    let object: ObjectType
    let subscription: ObjectSubscription

    init(_ object: ObjectType, _ subscription: ObjectSubscription) {
        self.object = object
        self.subscription = subscription
    }
}

extension StateObject: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: StateObject<ObjectType>.self)
        if let kept = slot as? StateObjectSlot<ObjectType> {
            property.pointee.slot = kept
            return
        }
        // What the initialiser reads is nothing that a body depends on.
        let make = property.pointee.make
        let made = StateObjectSlot(Tracking.with(nil, make), ObjectSubscription(node))
        made.subscription.observe(made.object)
        slot = made
        property.pointee.slot = made
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
