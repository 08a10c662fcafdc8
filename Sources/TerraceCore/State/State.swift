/// A value that a view owns: it lives as long as the view's place in the tree, is changed in place, and when it changes exactly the
/// views that read it are evaluated again.
///
/// The initial value counts at the first insertion only. It may be written from any thread. Writing it before the view is in the
/// tree (in an initialiser) has no effect.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View { Button("\(count)") { count += 1 } }
/// }
/// ```
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private enum Storage {
        case initial(Value)
        /// The initial value is let go of: a second owner would make the first change in place copy.
        case slot(Slot<Value>)
    }

    private var storage: Storage

    /// State that begins with `wrappedValue`.
    public init(wrappedValue: Value) {
        storage = .initial(wrappedValue)
    }

    /// State that begins with `initialValue`, for use in initialisers.
    public init(initialValue: Value) {
        storage = .initial(initialValue)
    }

    /// The value now, also in a closure that an earlier body made.
    public var wrappedValue: Value {
        get {
            switch storage {
            case .initial(let value): value
            case .slot(let slot): slot.value
            }
        }
        nonmutating set {
            if case .slot(let slot) = storage { slot.set(newValue) }
        }
        nonmutating _modify {
            switch storage {
            case .initial(var dropped): yield &dropped
            case .slot(let slot): yield &slot.value
            }
        }
    }

    /// A binding to the value. Passing it on does not make the body depend on the value.
    public var projectedValue: Binding<Value> {
        switch storage {
        case .slot(let slot): return Binding(location: slot)
        case .initial(let value):
            Diagnostics.shared.report(
                "A binding to a @State of type \(Value.self) was taken before its view was in the tree; it is constant. Take it in `body`.")
            return .constant(value)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that begins as nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

// The slot is used under StateLock.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let state = field.assumingMemoryBound(to: State<Value>.self)
        if let kept = slot as? Slot<Value> {
            state.pointee.storage = .slot(kept)
        } else if case .initial(let value) = state.pointee.storage {
            let made = Slot(value, inbox: node.graph.inbox)
            slot = made
            state.pointee.storage = .slot(made)
        }
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    package static func uninstall(_ slot: AnyObject) {
        (slot as? Slot<Value>).map { slot in StateLock.withLock { slot.inbox = nil } }
    }
}

extension Binding: DynamicProperty {}

extension Binding: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {}

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Binding<Value>.self).pointee.location
        return old.isSame(as: new.assumingMemoryBound(to: Binding<Value>.self).pointee.location)
    }
}
