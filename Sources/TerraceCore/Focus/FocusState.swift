/// Where the keyboard focus is, as far as the views bound with `focused` go; writing it moves the focus.
///
/// A request is resolved after the tree has been updated, so that a view inserted in the same action gets the focus. A value that
/// no view has leaves the focus where it is. Reading it in a body makes the body depend on it.
///
/// ```swift
/// struct Form: View {
///     @FocusState private var isNameFocused: Bool
///     @State private var name = ""
///     var body: some View {
///         TextField("Name", text: $name).focused($isNameFocused)
///     }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let nothing: Value
    private var storage: FocusStorage<Value>?

    /// Whether focus is in one view.
    public init() where Value == Bool {
        nothing = false
    }

    /// Which of several views has the focus; nil for none of them.
    public init<Wrapped: Hashable>() where Value == Wrapped? {
        nothing = nil
    }

    /// Where focus is; writing asks for it to move.
    public var wrappedValue: Value {
        get { storage?.value ?? nothing }
        nonmutating set { storage?.set(newValue) }
    }

    /// A binding for `focused`.
    public var projectedValue: Binding {
        Binding(storage: storage, nothing: nothing)
    }

    /// A focus state, passed on to another view.
    @propertyWrapper
    public struct Binding {
        let storage: FocusStorage<Value>?
        let nothing: Value

        /// Where focus is; writing asks for it to move.
        public var wrappedValue: Value {
            get { storage?.value ?? nothing }
            nonmutating set { storage?.set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let state = field.assumingMemoryBound(to: FocusState<Value>.self)
        if let kept = slot as? FocusStorage<Value> {
            state.pointee.storage = kept
        } else {
            let made = FocusStorage(nothing: state.pointee.nothing, inbox: node.graph.inbox, node: node)
            slot = made
            state.pointee.storage = made
        }
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    package static func uninstall(_ slot: AnyObject) {
        (slot as? FocusStorage<Value>)?.detach()
    }
}
