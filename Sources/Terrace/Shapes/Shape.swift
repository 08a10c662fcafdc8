import Foundation
import TerraceCore

/// What a shape is for.
public nonisolated enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between things.
    case separator
}

/// Whether something is turned over where leading is right.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays.
    case fixed
    /// It is turned over in one direction.
    case mirrors(in: LayoutDirection)

    /// It is turned over where leading is right.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// An outline for a rectangle. As a view it fills all the room it is given with the foreground style.
///
/// ```swift
/// struct Triangle: Shape {
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///         }
///     }
/// }
/// ```
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in the unit of the program.
    nonisolated func path(in rect: CGRect) -> Path
    /// What the shape is for.
    nonisolated static var role: ShapeRole { get }
    /// Whether it is turned over where leading is right.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    /// How large it is for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    /// An area.
    public nonisolated static var role: ShapeRole { .fill }
    /// It is turned over.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// All that it is offered; a cell where it is offered nothing.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: LengthUnit.current.cell)
    }

    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency public var body: _ShapeView<Self> {
        _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(ForegroundStyle()), FillStyle())])
    }
}

/// A shape that can be made smaller all around.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by a length at each edge.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// Shapes that are views with a shape: filled, stroked.
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}
