import Foundation
import TerraceCore

/// A modifier that would move a view while an animation runs. At rest it changes nothing, and a terminal shows nothing but rest.
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Where things are, for a size.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// The content as it is.
    @MainActor public func body(content: Content) -> some View { content }
}

/// What would be the same in two places.
@frozen public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Properties from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Of no effect: views do not fly from place to place. Two sources of one name are reported in the log.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { modifier(MatchedGeometryModifier(id: AnyHashable(id), namespace: namespace, isSource: isSource)) }

    /// Of no effect: views do not grow out of each other.
    public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

    /// Of no effect.
    public nonisolated func geometryGroup() -> some View { self }

    /// Of no effect: what depends on where a view stands would change while it is scrolled.
    public nonisolated func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { self }
}

/// A change of looks that leaves the layout alone.
public nonisolated protocol VisualEffect: Sendable {}

/// No change.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    /// No change.
    public init() {}
}

extension VisualEffect {
    /// Accepted.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Accepted.
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}
