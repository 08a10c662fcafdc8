import Foundation
import TerraceCore

/// Colours at the points of a grid, mixed in between.
public nonisolated struct MeshGradient: ShapeStyle, Hashable {
    /// Where points stand.
    public enum Locations: Hashable, Sendable {
        /// Points.
        case points([SIMD2<Float>])
        /// Points with tangents, which are not needed here.
        case bezierPoints([BezierPoint])
    }

    /// What the points look like.
    public enum Colors: Hashable, Sendable {
        /// Colours.
        case colors([Color])
        /// Colours in numbers.
        case resolvedColors([Color.Resolved])
    }

    /// A point with tangents.
    public struct BezierPoint: Hashable, Sendable {
        /// Where it stands.
        public var position: SIMD2<Float>
        /// A tangent.
        public var leadingControlPoint, topControlPoint, trailingControlPoint, bottomControlPoint: SIMD2<Float>

        /// A point with tangents.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Points along a row.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Where the points stand.
    public var locations: Locations
    /// What they look like.
    public var colors: Colors
    /// What is around.
    public var background: Color
    /// Of no effect: colours are always mixed smoothly.
    public var smoothsColors: Bool
    /// Of no effect: a terminal has one space of colours.
    public var colorSpace: Gradient.ColorSpace

    /// Colours at places.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Colours at points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        let scheme = environment.colorScheme
        let places: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let looks: [Color] =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        let stops = looks.map { Shading.Stop(color: $0.components(scheme), location: 0) }
        let points = places.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
        return _CellPaint(Shading(stops, .mesh(width: width, height: height, points: points)), scheme: scheme)
    }
}

extension MeshGradient: View {
    /// An area of the gradient.
    @MainActor public var body: some View { _StyleFill(style: AnyShapeStyle(self), bleedEdges: []) }
}
