import Foundation
import TerraceCore
import TerraceScreen

extension GraphicsContext {
    /// What areas and lines are drawn with.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// The foreground.
        public static var foreground: Shading { Shading(.style(AnyShapeStyle(ForegroundStyle()))) }
        /// What is behind.
        public static var backdrop: Shading { Shading(.style(AnyShapeStyle(BackgroundStyle()))) }
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(.style(AnyShapeStyle(color))) }
        /// A colour of components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
        /// A grey.
        public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(.style(AnyShapeStyle(style))) }
        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
        /// A grey for a pattern.
        public static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1) -> Shading {
            style(FillShapeStyle())
        }

        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.linear(gradient, startPoint, endPoint)) }
        /// Colours around a point.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.radial(gradient, center, startRadius, endRadius)) }
        /// Colours all around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading { Shading(.conic(gradient, center, angle)) }

        func paint(_ painter: Painter, _ transform: CGAffineTransform) -> _CellPaint {
            let size = painter.size
            func share(_ point: CGPoint) -> UnitPoint {
                let place = point.applying(transform)
                return UnitPoint(x: place.x / max(size.width, 1e-6), y: place.y / max(size.height, 1e-6))
            }
            let environment = painter.environment
            switch kind {
            case .style(let style): return style.area(in: environment)
            case .linear(let gradient, let start, let end):
                return gradient.paint(.linear(start: share(start), end: share(end)), in: environment)
            case .radial(let gradient, let center, let start, let end):
                return gradient.paint(.radial(center: share(center), start: Double(start), end: Double(end)), in: environment)
            case .conic(let gradient, let center, let angle):
                let from = angle.radians
                return gradient.paint(.angular(center: share(center), start: from, end: from + 2 * .pi), in: environment)
            }
        }
    }

    /// What a gradient does beyond its ends; it goes on in their colours.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Options from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// See the name.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// See the name.
        public static let mirror = GradientOptions(rawValue: 2)
        /// See the name.
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}
