import TerraceScreen

/// A value that a gesture changes while it goes on; then it is again what it was to begin with.
///
/// ```swift
/// struct Pad: View {
///     @GestureState private var isHeld = false
///     var body: some View {
///         Text(isHeld ? "held" : "free")
///             .gesture(LongPressGesture().updating($isHeld) { now, state, _ in state = now })
///     }
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    @State private var value: Value
    private let initial: Value
    private let resets: (Value, inout Transaction) -> Void

    /// A value that begins, and ends, with `wrappedValue`.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    /// A value that begins, and ends, with `initialValue`.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The same, with the transaction of the reset; the state is what it is again at once.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// The same, with the transaction of the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// The same, with a transaction of the reset that depends on the value before it.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        _value = State(wrappedValue: wrappedValue)
        initial = wrappedValue
        resets = reset
    }

    /// The same, with a transaction of the reset that depends on the value before it.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value now.
    public var wrappedValue: Value { value }
    /// For `updating`.
    public var projectedValue: GestureState<Value> { self }

    fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
        var new = value
        var transaction = Transaction.current
        body(&new, &transaction)
        withTransaction(transaction) { value = new }
    }

    fileprivate func reset() {
        var transaction = Transaction.current
        resets(value, &transaction)
        withTransaction(transaction) { value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A value that begins, and ends, with nil.
    public init() { self.init(wrappedValue: nil) }
    /// The same, with the transaction of the reset.
    public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that changes a state while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// What it tells.
    public typealias Value = Base.Value
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    /// What it does to the state.
    let update: (Base.Value, inout State, inout Transaction) -> Void

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        UpdatingRecognizer(Base._makeRecognizer(gesture.base), gesture.state, gesture.update)
    }
}

private final class UpdatingRecognizer<Value, Kept>: DerivedRecognizer<Value, Value> {
    private let state: GestureState<Kept>
    private let body: (Value, inout Kept, inout Transaction) -> Void
    private var hasChanged = false

    init(
        _ base: _GestureRecognizer<Value>, _ state: GestureState<Kept>,
        _ body: @escaping (Value, inout Kept, inout Transaction) -> Void
    ) {
        self.state = state
        self.body = body
        super.init(base)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        let phase = base.follow(press, callbacks)
        switch phase {
        case .pending(let value), .active(let value):
            callbacks.add { [self] in
                hasChanged = true
                state.change { body(value, &$0, &$1) }
            }
        case .ended, .failed: reset(callbacks)
        case .possible: break
        }
        return phase
    }

    override func cancel(_ callbacks: GestureCallbacks) {
        base.cancel(callbacks)
        reset(callbacks)
    }

    private func reset(_ callbacks: GestureCallbacks) {
        callbacks.add { [self] in
            guard hasChanged else { return }
            hasChanged = false
            state.reset()
        }
    }

    override func adopt(_ old: _GestureRecognizer<Value>) {
        super.adopt(old)
        if let old = old as? UpdatingRecognizer<Value, Kept> { hasChanged = old.hasChanged }
    }
}

extension Gesture {
    /// Changes a state while the gesture goes on.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}
