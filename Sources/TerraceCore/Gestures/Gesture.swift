import TerraceScreen

/// What the mouse does to a view, and what that means.
///
/// The gesture of an inner view comes first; a control inside takes its clicks for itself. What clicks can do, keys can do: a view with a
/// tap or a long press is a focus stop, and Return or Space does it (Alt-Return a long press beside a tap). A drag is for the mouse alone.
///
/// ```swift
/// struct Handle: View {
///     @State private var x: CGFloat = 0
///     var drag: some Gesture { DragGesture().onChanged { x = $0.translation.width } }
///     var body: some View { Text("◆").offset(x: x).gesture(drag) }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What it tells.
    associatedtype Value
    /// What it is made of.
    associatedtype Body: Gesture
    /// The gestures that it is made of.
    @MainActor @preconcurrency var body: Body { get }
    /// An implementation detail.
    @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture {
    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Body.Value> {
        Body._makeRecognizer(gesture.body)
    }
}

/// A gesture that the framework recognises itself.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// A primitive gesture has no body; it is never asked for one.
    @MainActor public var body: Never {
        preconditionFailure("\(Self.self) is recognised by the framework and has no body; do not call `body` of it.")
    }
}

extension Never: Gesture {
    /// Nothing.
    public typealias Value = Never
    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture that there may be: `.gesture(isOpen ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
    /// What it tells.
    public typealias Value = Wrapped.Value
    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Wrapped.Value> {
        gesture.map { Wrapped._makeRecognizer($0) } ?? _GestureRecognizer()
    }
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {}

/// A gesture with its type erased.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
    private let storage: ErasedGesture<Value>

    /// Erases a gesture's type.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        storage = TypedGesture(gesture)
    }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { gesture.storage.makeRecognizer() }
}

private nonisolated class ErasedGesture<Value> {
    @MainActor func makeRecognizer() -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

private nonisolated final class TypedGesture<Wrapped: Gesture>: ErasedGesture<Wrapped.Value> {
    private let gesture: Wrapped
    init(_ gesture: Wrapped) { self.gesture = gesture }
    @MainActor override func makeRecognizer() -> _GestureRecognizer<Wrapped.Value> { Wrapped._makeRecognizer(gesture) }
}

/// Which gestures take part when one is added to a view.
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// A mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Neither the added one nor those inside.
    public static let none = GestureMask([])
    /// The added one.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All of them.
    public static let all: GestureMask = [.gesture, .subviews]
}
