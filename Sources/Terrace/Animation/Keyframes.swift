import Foundation
import TerraceCore

/// What a value would be at some time.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value
}

/// What a value of several parts would be over time.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value
}

/// A value that would be reached evenly.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A value to reach.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that would be reached along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A value to reach.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A value that would be reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A value to reach.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A value that would be there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// A value.
    public init(_ to: Value) {}
}

/// Puts values over time together.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
    /// One of them.
    public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> C where C.Value == Value { expression }
    /// One after the other.
    public static func buildBlock<each C: KeyframeTrackContent>(_ content: repeat each C) -> _KeyframeList<Value> { _KeyframeList() }
    /// The first branch.
    public static func buildEither<C: KeyframeTrackContent>(first component: C) -> _KeyframeList<Value> { _KeyframeList() }
    /// The second branch.
    public static func buildEither<C: KeyframeTrackContent>(second component: C) -> _KeyframeList<Value> { _KeyframeList() }
    /// What a loop makes.
    public static func buildArray<C: KeyframeTrackContent>(_ components: [C]) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Values one after the other. An implementation detail.
public struct _KeyframeList<Value>: KeyframeTrackContent {}

/// What a part of a value would be over time.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes {
    /// That of the whole.
    public typealias Value = Root

    /// The whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {}
    /// A part.
    public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

/// Puts parts of values together.
@resultBuilder public enum KeyframesBuilder<Value> {
    /// One of them.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// One of those of the whole.
    public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> _KeyframeGroup<Value> where C.Value == Value {
        _KeyframeGroup()
    }
    /// The first branch.
    public static func buildEither<K: Keyframes>(first component: K) -> _KeyframeGroup<Value> { _KeyframeGroup() }
    /// The second branch.
    public static func buildEither<K: Keyframes>(second component: K) -> _KeyframeGroup<Value> { _KeyframeGroup() }
    /// Parts at the same time.
    public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

/// Parts at the same time. An implementation detail.
public struct _KeyframeGroup<Value>: Keyframes {}

/// A content whose value would change over time; it is shown with the value that it begins with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    private let value: Value
    private let content: (Value) -> Content

    /// A value that would change when another does.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    /// A value that would change again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    /// The content with its first value.
    public var body: some View { content(value) }
}

extension View {
    /// Shows the view with the value that a movement begins with.
    @MainActor @preconcurrency public func keyframeAnimator<Value, K: Keyframes, V: View>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        content(PlaceholderContentView(self), initialValue)
    }

    /// Shows the view with the value that a movement begins with.
    @MainActor @preconcurrency public func keyframeAnimator<Value, K: Keyframes, V: View>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
    ) -> some View where K.Value == Value {
        content(PlaceholderContentView(self), initialValue)
    }
}
