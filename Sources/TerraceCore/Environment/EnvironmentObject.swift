import Foundation

#if canImport(Darwin)
    import Combine
#endif

/// A model that a view further out put into the environment: the view is evaluated again when it changes.
///
/// Reading it where there is none stops the program with a message that names the type and the path to the view.
///
/// ```swift
/// final class Counter: ObservableObject { @Published var count = 0 }
/// struct CounterView: View {
///     @EnvironmentObject private var counter: Counter
///     var body: some View { Text("\(counter.count)") }
/// }
/// let view = CounterView().environmentObject(Counter())
/// ```
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var head: EnvironmentLink?
    private var subscription: ObjectSubscription?
    private var path: (@MainActor () -> String)?

    /// Bindings to the properties of the model.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    /// The model of this type.
    public init() {}

    /// The model.
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues(head)[object: ObjectType.self] else {
            MissingObject.stop(ObjectType.self, path, advice: "Add `.environmentObject(…)` with one to an ancestor.")
        }
        subscription?.observe(object)
        return object
    }

    /// Bindings to the properties of the model.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue, subscription: subscription) }
}

/// What stops a program that reads an object which nobody put into the environment (A37, S21).
enum MissingObject {
    static func stop(_ type: Any.Type, _ path: (@MainActor () -> String)?, advice: String) -> Never {
        let place = path.map { path in Thread.isMainThread || Tracking.current != nil ? MainActor.assumeIsolated { path() } : "a view" }
        Diagnostics.shared.stop("No object of type \(type) in the environment of \(place ?? "a view that is not in the tree"). \(advice)")
    }
}

extension EnvironmentObject: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription(node)
        slot = subscription
        property.pointee.head = node.environment
        property.pointee.subscription = subscription
        property.pointee.path = { [weak node] in node?.path ?? "a view that has gone" }
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
    /// Puts a model into the environment of this view and everything in it, where `EnvironmentObject` finds it by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0[object: T.self] = object })
    }
}
