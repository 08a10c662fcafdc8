import Foundation
import TerraceCore
import TerraceScreen

/// A part of a shape's outline. An implementation detail.
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
    let shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat

    /// What animations would change.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set { (startFraction, endFraction) = (newValue.second.first, newValue.second.second) }
    }

    /// The part of the outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape drawn elsewhere.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far away.
    public var offset: CGSize

    /// A shape drawn elsewhere.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// What animations would change.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// A smaller one.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension Path {
    /// Changed around a point of a rectangle, as people see it, whatever the unit.
    nonisolated func changed(_ transform: PlaneTransform, around anchor: UnitPoint, of rect: CGRect) -> Path {
        let unit = PlaneTransform.fromUnit
        let (x, y) = unit(Double(rect.minX + rect.width * anchor.x), Double(rect.minY + rect.height * anchor.y))
        let all = unit.then(transform.around(x, y)).then(PlaneTransform(a: 1 / unit.a, d: 1 / unit.d))
        return applying(CGAffineTransform(a: all.a, b: all.b, c: all.c, d: all.d, tx: all.tx, ty: all.ty))
    }
}

/// A shape, scaled.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How much.
    public var scale: CGSize
    /// What stays where it is.
    public var anchor: UnitPoint

    /// A shape, scaled.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// What animations would change.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, scale.animatableData) }
        set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).changed(PlaneTransform(a: Double(scale.width), d: Double(scale.height)), around: anchor, of: rect)
    }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension PlaneTransform {
    nonisolated init(rotation angle: Angle) {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        func snapped(_ value: Double) -> Double { abs(value - value.rounded()) < 1e-12 ? value.rounded() : value }
        self.init(a: snapped(cosine), b: snapped(sine), c: -snapped(sine), d: snapped(cosine))
    }
}

/// A shape, turned.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is turned.
    public var angle: Angle
    /// What stays where it is.
    public var anchor: UnitPoint

    /// A shape, turned.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// What animations would change.
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.animatableData) }
        set { (shape.animatableData, angle.animatableData) = (newValue.first, newValue.second) }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).changed(PlaneTransform(rotation: angle), around: anchor, of: rect) }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// A smaller one.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape, each point of it transformed.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// What is done to it.
    public var transform: CGAffineTransform

    /// A shape, transformed.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// What animations would change.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of a size of its own. An implementation detail.
public nonisolated struct _SizedShape<S: Shape>: Shape {
    let shape: S
    let size: CGSize
    let anchor: UnitPoint

    /// The outline, in a rectangle of its size.
    public func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y,
                width: size.width,
                height: size.height))
    }
}

extension Shape {
    /// The part of the outline between two shares of its length, from 0 to 1. A circle starts at its right and goes down.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// The shape drawn elsewhere.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// The shape drawn elsewhere.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    /// The shape drawn elsewhere.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }

    /// The shape, scaled.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape, scaled.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// The shape, turned.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape, each point of it transformed.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a rectangle of a size.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }
    /// The shape in a rectangle of a size.
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
    }
}
