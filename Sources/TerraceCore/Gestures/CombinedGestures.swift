import TerraceScreen

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What either has told last.
    public struct Value {
        /// The first one's value, if it has one.
        public var first: First.Value?
        /// The second one's value, if it has one.
        public var second: Second.Value?
    }

    /// The one.
    public var first: First
    /// The other.
    public var second: Second

    /// Two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        SimultaneousRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second)) {
            Value(first: $0, second: $1)
        }
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A recogniser made of two.
package class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
    let first: _GestureRecognizer<First>
    let second: _GestureRecognizer<Second>

    init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
        self.first = first
        self.second = second
    }

    override package func cancel(_ callbacks: GestureCallbacks) {
        first.cancel(callbacks)
        second.cancel(callbacks)
    }

    override package func adopt(_ old: _GestureRecognizer<Value>) {
        guard let old = old as? PairRecognizer<First, Second, Value> else { return }
        first.adopt(old.first)
        second.adopt(old.second)
    }

    override package var holdDuration: Duration? {
        guard let a = first.holdDuration else { return second.holdDuration }
        return second.holdDuration.map { min(a, $0) } ?? a
    }

    override package var key: GestureKey? { first.key ?? second.key }
    override package var isClick: Bool { first.isClick && second.isClick }
}

private final class SimultaneousRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
    private let make: (First?, Second?) -> Value
    private var a = GesturePhase<First>.possible
    private var b = GesturePhase<Second>.possible

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, _ make: @escaping (First?, Second?) -> Value
    ) {
        self.make = make
        super.init(first, second)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        if press.event == .down { (a, b) = (.possible, .possible) }
        if !a.hasEnded, !a.hasFailed { a = first.follow(press, callbacks) }
        if !b.hasEnded, !b.hasFailed { b = second.follow(press, callbacks) }
        if a.hasFailed, b.hasFailed { return .failed }
        let value = make(a.value, b.value)
        if a.hasEnded || a.hasFailed, b.hasEnded || b.hasFailed { return .ended(value) }
        if a.isRecognized || b.isRecognized { return .active(value) }
        return a.value != nil || b.value != nil ? .pending(value) : .possible
    }

    override func adopt(_ old: _GestureRecognizer<Value>) {
        super.adopt(old)
        if let old = old as? SimultaneousRecognizer<First, Second, Value> { (a, b) = (old.a, old.b) }
    }
}

/// The first gesture, or where that fails the second.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// Which of them it is.
    public enum Value {
        /// The first one.
        case first(First.Value)
        /// The second one.
        case second(Second.Value)
    }

    /// The one that comes first.
    public var first: First
    /// The other.
    public var second: Second

    /// One gesture or another.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        ExclusiveRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), { .first($0) }, { .second($0) })
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
    private let makeFirst: (First) -> Value
    private let makeSecond: (Second) -> Value
    private var firstFailed = false
    private var secondFailed = false

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, _ makeFirst: @escaping (First) -> Value,
        _ makeSecond: @escaping (Second) -> Value
    ) {
        self.makeFirst = makeFirst
        self.makeSecond = makeSecond
        super.init(first, second)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        if press.event == .down { (firstFailed, secondFailed) = (false, false) }
        let mine = GestureCallbacks()
        var phase = firstFailed ? GesturePhase<First>.failed : first.follow(press, callbacks)
        if phase.hasFailed { firstFailed = true } else if phase.isRecognized { return phase.map(makeFirst) }
        if !firstFailed, !secondFailed {
            // The second keeps up, so that it can take over at once.
            let other = second.follow(press, mine)
            secondFailed = other.hasFailed
            if other.isRecognized, first.isClick, press.event == .moved {
                firstFailed = true
                first.cancel(callbacks)
                callbacks.add { mine.run() }
                return other.map(makeSecond)
            }
            if case .possible = phase, case .pending = other { phase = .possible }
            return phase.map(makeFirst)
        }
        return secondFailed ? .failed : second.follow(press, callbacks).map(makeSecond)
    }

    override func adopt(_ old: _GestureRecognizer<Value>) {
        super.adopt(old)
        guard let old = old as? ExclusiveRecognizer<First, Second, Value> else { return }
        (firstFailed, secondFailed) = (old.firstFailed, old.secondFailed)
    }
}

/// One gesture after the other.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// How far it has come.
    public enum Value {
        /// The first has not ended.
        case first(First.Value)
        /// The first has ended; the second may have something to tell.
        case second(First.Value, Second.Value?)
    }

    /// What comes first.
    public var first: First
    /// What comes then.
    public var second: Second

    /// One gesture after the other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
        SequenceRecognizer(
            First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second), { .first($0) }, { .second($0, $1) })
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
    private let makeFirst: (First) -> Value
    private let makeSecond: (First, Second?) -> Value
    private var done: First?
    /// Where the second began.
    private var start: Point?

    init(
        _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>, _ makeFirst: @escaping (First) -> Value,
        _ makeSecond: @escaping (First, Second?) -> Value
    ) {
        self.makeFirst = makeFirst
        self.makeSecond = makeSecond
        super.init(first, second)
    }

    override func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> {
        if press.event == .down { (done, start) = (nil, nil) }
        var press = press
        if let done {
            press.start = start ?? press.start
            return then(done, second.follow(press, callbacks))
        }
        let phase = first.follow(press, callbacks)
        guard case .ended(let value) = phase else { return phase.map(makeFirst) }
        if press.event == .up { return .failed }
        // The second begins where the pointer is.
        (done, start) = (value, press.place)
        (press.event, press.start) = (.down, press.place)
        return then(value, second.follow(press, callbacks))
    }

    private func then(_ first: First, _ phase: GesturePhase<Second>) -> GesturePhase<Value> {
        switch phase {
        case .possible: .active(makeSecond(first, nil))
        default: phase.map { [makeSecond] in makeSecond(first, $0) }
        }
    }

    // A key can do the whole only where it can do both, one after the other: it cannot.
    override var key: GestureKey? { nil }
    override var isClick: Bool { false }

    override func adopt(_ old: _GestureRecognizer<Value>) {
        super.adopt(old)
        if let old = old as? SequenceRecognizer<First, Second, Value> { (done, start) = (old.done, old.start) }
    }
}

extension Gesture {
    /// This gesture and another one at once.
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, or where it fails another one.
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// This gesture and then another one.
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
