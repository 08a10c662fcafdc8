import Foundation

#if canImport(CoreGraphics)
    import CoreGraphics
#endif

#if !canImport(CoreGraphics)
    /// The end of a line.
    @frozen public enum CGLineCap: Int32, Sendable {
        /// At the point.
        case butt
        /// Round it.
        case round
        /// Half the width beyond it.
        case square
    }

    /// The corner between two lines.
    @frozen public enum CGLineJoin: Int32, Sendable {
        /// Pointed.
        case miter
        /// Rounded.
        case round
        /// Cut off.
        case bevel
    }
#endif

/// How a path is drawn as a line. Thin lines along rows and columns are box-drawing lines, others are made of dots; a width of three
/// eighths of a column makes a heavy line, one of a whole column an area.
///
/// ```swift
/// Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
/// ```
public nonisolated struct StrokeStyle: Equatable, Sendable {
    /// How wide the line is.
    public var lineWidth: CGFloat
    /// How it ends.
    public var lineCap: CGLineCap
    /// How it bends.
    public var lineJoin: CGLineJoin
    /// How long pointed corners may be.
    public var miterLimit: CGFloat
    /// The lengths of strokes and gaps; none for a whole line.
    public var dash: [CGFloat]
    /// Where in the dashes it starts.
    public var dashPhase: CGFloat

    /// A line.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How a path is filled.
public nonisolated struct FillStyle: Equatable, Sendable {
    /// Whether what is inside twice is outside.
    public var isEOFilled: Bool
    /// Of no effect: cells have no edges to smooth.
    public var isAntialiased: Bool

    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a corner is rounded; a terminal shows both the same.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A smoother curve.
    case continuous
}

/// The radii of a rectangle's corners.
@frozen public nonisolated struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// At the top leading corner.
    public var topLeading: CGFloat
    /// At the bottom leading corner.
    public var bottomLeading: CGFloat
    /// At the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// At the top trailing corner.
    public var topTrailing: CGFloat

    /// Radii of the corners.
    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// What animations would change.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
            (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}
