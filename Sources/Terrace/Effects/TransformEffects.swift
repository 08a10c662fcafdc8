import Foundation
import TerraceCore
import TerraceScreen

/// Turns and scales what is drawn in a view.
public nonisolated struct _TransformModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let transform: PlaneTransform
    let anchor: UnitPoint

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> TransformBox {
        let box = TransformBox()
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: TransformBox, _ environment: EnvironmentValues) {
        box.transform = transform
        box.anchor = (Double(anchor.x), Double(anchor.y))
    }
}

/// A transform of three dimensions, as far as the plane sees it.
@frozen public nonisolated struct ProjectionTransform: Equatable, Sendable {
    /// The entries of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The entries of the matrix.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The entries of the matrix.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// A transform that changes nothing.
    public init() {}

    /// A transform of the plane.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether it is one of the plane.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

extension View {
    /// Turns what is drawn in the view: shapes and gradients by any angle, arrows, chevrons and triangles by quarters. Text stays upright.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_TransformModifier(transform: PlaneTransform(rotation: angle), anchor: anchor))
    }

    /// Scales what is drawn in the view: shapes and gradients. Letters have one size; at 0 nothing is drawn at all.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(
            _TransformModifier(
                transform: scale.width == 0 || scale.height == 0
                    ? PlaneTransform(a: 0, d: 0) : PlaneTransform(a: Double(scale.width), d: Double(scale.height)), anchor: anchor))
    }

    /// Scales what is drawn in the view, see `scaleEffect(_:anchor:)`.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales what is drawn in the view, see `scaleEffect(_:anchor:)`.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Transforms what is drawn in the view: shapes and gradients.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        let unit = PlaneTransform.fromUnit
        return modifier(
            _TransformModifier(
                transform: PlaneTransform(a: 1 / unit.a, d: 1 / unit.d).then(PlaneTransform(transform)).then(unit), anchor: .topLeading))
    }

    /// Transforms what is drawn in the view, as far as the plane sees it.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }

    /// Of no effect: a terminal has no depth.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { self }
}
