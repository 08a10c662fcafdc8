import TerraceScreen

/// A gesture with an action for its changes.
public nonisolated struct _ChangedGesture<Base: Gesture>: PrimitiveGesture {
    /// What it tells.
    public typealias Value = Base.Value
    let base: Base
    let isSame: (Base.Value, Base.Value) -> Bool
    let action: (Base.Value) -> Void

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        ChangedRecognizer(Base._makeRecognizer(gesture.base), gesture.isSame, gesture.action)
    }
}

private final class ChangedRecognizer<Value>: DerivedRecognizer<Value, Value> {
    private let isSame: (Value, Value) -> Bool
    private let action: (Value) -> Void
    private var last: Value?

    init(_ base: _GestureRecognizer<Value>, _ isSame: @escaping (Value, Value) -> Bool, _ action: @escaping (Value) -> Void) {
        self.isSame = isSame
        self.action = action
        super.init(base)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        let phase = base.follow(press, callbacks)
        // The end is told by `onEnded`.
        if !phase.hasEnded, let value = phase.value, !(last.map { isSame($0, value) } ?? false) {
            callbacks.add { [self] in
                last = value
                action(value)
            }
        }
        return phase
    }

    override func adopt(_ old: _GestureRecognizer<Value>) {
        super.adopt(old)
        if let old = old as? ChangedRecognizer<Value> { last = old.last }
    }
}

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
    /// What it tells.
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        EndedRecognizer(Base._makeRecognizer(gesture.base), gesture.action)
    }
}

private final class EndedRecognizer<Value>: DerivedRecognizer<Value, Value> {
    private let action: (Value) -> Void

    init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        let phase = base.follow(press, callbacks)
        if case .ended(let value) = phase { callbacks.add { [action] in action(value) } }
        return phase
    }
}

/// A gesture whose value is made into another one.
public nonisolated struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
    let base: Base
    let transform: (Base.Value) -> Value

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        MapRecognizer(Base._makeRecognizer(gesture.base), gesture.transform)
    }
}

private final class MapRecognizer<Base, Value>: DerivedRecognizer<Base, Value> {
    private let transform: (Base) -> Value

    init(_ base: _GestureRecognizer<Base>, _ transform: @escaping (Base) -> Value) {
        self.transform = transform
        super.init(base)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        base.follow(press, callbacks).map(transform)
    }
}

/// A gesture that says when it may become one and when not any more.
nonisolated struct PressingGesture<Base: Gesture>: PrimitiveGesture {
    typealias Value = Base.Value
    let base: Base
    let action: (Bool) -> Void

    @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
        PressingRecognizer(Base._makeRecognizer(gesture.base), gesture.action)
    }
}

private final class PressingRecognizer<Value>: DerivedRecognizer<Value, Value> {
    private let action: (Bool) -> Void
    private var isPressing = false

    init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(base)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        let phase = base.follow(press, callbacks)
        say(!phase.hasEnded && !phase.hasFailed, callbacks)
        return phase
    }

    override func cancel(_ callbacks: GestureCallbacks) {
        base.cancel(callbacks)
        say(false, callbacks)
    }

    private func say(_ isPressing: Bool, _ callbacks: GestureCallbacks) {
        callbacks.add { [self] in
            guard isPressing != self.isPressing else { return }
            self.isPressing = isPressing
            action(isPressing)
        }
    }

    override func adopt(_ old: _GestureRecognizer<Value>) {
        super.adopt(old)
        if let old = old as? PressingRecognizer<Value> { isPressing = old.isPressing }
    }
}

extension Gesture {
    /// Runs an action whenever what the gesture tells has changed.
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(base: self, isSame: ==, action: action)
    }

    /// Runs an action when the gesture is complete.
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// A gesture that tells something else.
    public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}
