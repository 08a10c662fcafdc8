import Foundation
import TerraceCore

/// A style that is less opaque.
public nonisolated struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { base._resolve(in: environment).faded(by: opacity) }
}

/// A shadow of a style; a terminal has none.
public nonisolated struct ShadowStyle: Equatable, Sendable {
    /// A shadow below.
    public static func drop(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle {
        ShadowStyle()
    }

    /// A shadow inside.
    public static func inner(color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle
    {
        ShadowStyle()
    }
}

extension ShapeStyle {
    /// The same style, less opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(base: self, opacity: Color.share(opacity)) }
    /// The same style: cells are not blended.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
    /// The same style: a terminal has no shadows.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground, less opaque.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(base: ForegroundStyle(), opacity: Color.share(opacity))
    }
    /// The foreground: cells are not blended.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
    /// The foreground: a terminal has no shadows.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

/// An image for a pattern, which is shown as a grey.
public nonisolated struct ImagePaint: ShapeStyle {
    /// The image.
    public var image: Image
    /// The part of it.
    public var sourceRect: CGRect
    /// Its scale.
    public var scale: CGFloat

    /// A pattern of an image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { FillShapeStyle()._resolve(in: environment) }
}

extension ShapeStyle where Self == ImagePaint {
    /// A pattern of an image.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// How a colour would be mixed with what is below; cells are not blended.
public nonisolated enum BlendMode: Hashable, Sendable, CaseIterable {
    /// See the name.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    /// See the name.
    case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
