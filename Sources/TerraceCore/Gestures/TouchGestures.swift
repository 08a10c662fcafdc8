import Foundation

/// Two fingers move apart. A terminal knows no fingers: it never happens.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
    /// How far.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// By how much, from 1.
        public var magnification: CGFloat
        /// How fast.
        public var velocity: CGFloat
        /// Where it began, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where it began.
        public var startLocation: CGPoint
    }

    /// The least that counts.
    public var minimumScaleDelta: CGFloat

    /// Never.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

/// Two fingers move apart, as it was written before 2023. A terminal knows no fingers: it never happens.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
    /// By how much, from 1.
    public typealias Value = CGFloat
    /// The least that counts.
    public var minimumScaleDelta: CGFloat

    /// Never.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> { _GestureRecognizer() }
}

/// Two fingers turn. A terminal knows no fingers: it never happens.
public nonisolated struct RotateGesture: PrimitiveGesture {
    /// How far.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// By how much, from none.
        public var rotation: Angle
        /// How fast, by the second.
        public var velocity: Angle
        /// Where it began, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where it began.
        public var startLocation: CGPoint
    }

    /// The least that counts.
    public var minimumAngleDelta: Angle

    /// Never.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> { _GestureRecognizer() }
}

/// Two fingers turn, as it was written before 2023. A terminal knows no fingers: it never happens.
public nonisolated struct RotationGesture: PrimitiveGesture {
    /// By how much, from none.
    public typealias Value = Angle
    /// The least that counts.
    public var minimumAngleDelta: Angle

    /// Never.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// An implementation detail.
    @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> { _GestureRecognizer() }
}
