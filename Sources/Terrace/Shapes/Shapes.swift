import Foundation
import TerraceCore
import TerraceScreen

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
    /// A rectangle.
    public init() {}
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) { Path($1) } }
}

/// A rectangle with rounded corners.
///
/// ```swift
/// Text("Card").padding().background(RoundedRectangle(cornerRadius: 10).fill(.blue))
/// ```
public nonisolated struct RoundedRectangle: InsettableShape {
    /// How large corners are.
    public var cornerSize: CGSize
    /// How they are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle with rounded corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with rounded corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// What animations would change.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount) { shape, rect in
            let size = shape.cornerSize
            return Path(
                roundedRect: rect, cornerSize: CGSize(width: max(0, size.width - amount), height: max(0, size.height - amount))
            )
            .roundedForm(size, rect)
        }
    }
}

/// A rectangle whose corners have radii of their own.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerRadii: RectangleCornerRadii
    /// How corners are rounded.
    public var style: RoundedCornerStyle

    /// A rectangle with rounded corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with rounded corners.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// What animations would change.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(shape: self, amount: amount) { Path(roundedRect: $1, cornerRadii: $0.cornerRadii, style: $0.style) }
    }
}

/// A rectangle whose shorter sides are half circles; in one row its ends are half cells.
public nonisolated struct Capsule: InsettableShape {
    /// How corners are rounded.
    public var style: RoundedCornerStyle

    /// A capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(capsuleIn: rect) }

    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) { $0.path(in: $1) } }
}

/// A circle in the middle of its room; as small as a cell it is a dot.
public nonisolated struct Circle: InsettableShape {
    /// A circle.
    public init() {}

    /// The outline. Where lengths are cells, it is twice as wide as high, for that is what people see as round.
    public func path(in rect: CGRect) -> Path {
        let unit = PlaneTransform.fromUnit
        let diameter = min(rect.width * unit.a, rect.height * unit.d)
        let (width, height) = (diameter / unit.a, diameter / unit.d)
        return Path(ellipseIn: CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }

    /// A square, as people see it.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let cell = LengthUnit.current.cell
        guard let width = proposal.width, let height = proposal.height else {
            return proposal.replacingUnspecifiedDimensions(by: cell)
        }
        if width.isInfinite || height.isInfinite { return CGSize(width: width, height: height) }
        let unit = PlaneTransform.fromUnit
        let diameter = min(width * unit.a, height * unit.d)
        return CGSize(width: diameter / unit.a, height: diameter / unit.d)
    }

    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) { $0.path(in: $1) } }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
    /// An ellipse.
    public init() {}
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) { $0.path(in: $1) } }
}

/// The shape of the container around: in a terminal, a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    /// The shape of the container around.
    public init() {}
    /// The outline.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// A smaller one.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) { $0.path(in: $1) } }
}

/// A shape with its type erased.
public nonisolated struct AnyShape: Shape {
    private let make: @Sendable (CGRect) -> Path
    private let fit: @Sendable (ProposedViewSize) -> CGSize

    /// Erases a shape's type.
    public init<S: Shape>(_ shape: S) {
        make = { shape.path(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }

    /// The outline.
    public func path(in rect: CGRect) -> Path { make(rect) }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// A shape, smaller at each edge. An implementation detail.
public nonisolated struct _InsetShape<S: InsettableShape>: InsettableShape {
    let shape: S
    let amount: CGFloat
    let make: @Sendable (S, CGRect) -> Path

    /// The outline.
    public func path(in rect: CGRect) -> Path {
        make(
            shape,
            CGRect(
                x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
                height: max(0, rect.height - 2 * amount)))
    }

    /// A smaller one.
    public func inset(by amount: CGFloat) -> _InsetShape { _InsetShape(shape: shape, amount: self.amount + amount, make: make) }
}

extension Path {
    /// Rounded corners stay rounded when a line inside leaves them no radius.
    fileprivate nonisolated func roundedForm(_ corner: CGSize, _ rect: CGRect) -> Path {
        guard corner.width > 0, corner.height > 0, case .rect = form else { return self }
        var path = self
        path.setForm(.rounded(rect, radius: corner.width))
        return path
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
    /// A rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have radii of their own.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// A rectangle whose corners have radii of their own.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
    /// A capsule.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Path: Shape {
    /// The path as it is, whatever the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
    /// It stays.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
