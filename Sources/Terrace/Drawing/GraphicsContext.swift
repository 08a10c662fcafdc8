import Foundation
import TerraceCore
import TerraceScreen

/// Where a drawing goes, and how. A copy draws to the same place and keeps changes to itself.
public struct GraphicsContext {
    let painter: Painter
    /// How opaque what is drawn is.
    public var opacity = 1.0
    /// Of no effect: cells are not blended.
    public var blendMode = BlendMode.normal
    /// From the drawing's own places to those of the canvas.
    public var transform = CGAffineTransform.identity
    private var clips: [(path: Path, isEvenOdd: Bool)] = []

    init(_ painter: Painter) { self.painter = painter }

    /// The values around the canvas.
    public var environment: EnvironmentValues { painter.environment }

    /// The rectangle around what may be drawn on.
    public var clipBoundingRect: CGRect {
        var rect = CGRect(origin: .zero, size: painter.size)
        for clip in clips { rect = rect.intersection(clip.path.boundingRect) }
        return rect.applying(transform.inverted())
    }

    // MARK: Places

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Transforms what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// How something is clipped.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Options from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Outside instead of inside; of no effect.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws only inside of a path from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        if !options.contains(.inverse) { clips.append((path.applying(transform), style.isEOFilled)) }
    }

    /// Of no effect: there are no layers to clip to.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {}

    /// Draws as one; there are no layers, so that it is drawn at once.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    // MARK: Areas and lines

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let path = path.applying(transform)
        onCanvas { canvas in canvas.fill(path, evenOdd: style.isEOFilled, paint(shading), in: painter.size) }
    }

    /// Draws a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let path = path.applying(transform)
        var style = style
        let scale = (abs(Double(transform.a * transform.d - transform.b * transform.c))).squareRoot()
        if scale > 0, scale.isFinite { style.lineWidth *= CGFloat(scale) }
        onCanvas { canvas in canvas.stroke(path, style, paint(shading), in: painter.size) }
    }

    /// Draws a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ shading: Shading) -> _CellPaint { shading.paint(painter, transform).faded(by: opacity) }

    /// Draws inside of what was clipped to.
    private func onCanvas(_ draw: (CellCanvas) -> Void) {
        let canvas = painter.canvas
        guard !clips.isEmpty else { return draw(canvas) }
        let before = canvas.screen.cells
        draw(canvas)
        for clip in clips { canvas.clip(to: clip.path, evenOdd: clip.isEvenOdd, before: before) }
    }

    // MARK: Text and images

    /// A text, ready to be drawn.
    public struct ResolvedText {
        let text: Text
        let painter: Painter
        /// What it is drawn with; the text's own looks where it is not set.
        public var shading: Shading = .foreground

        /// How much room it takes.
        public func measure(in size: CGSize) -> CGSize {
            CGSize(painter.layout(text, in: size).layout.size)
        }
        /// Where its first line stands.
        public func firstBaseline(in size: CGSize) -> CGFloat { LengthUnit.current.cell.height }
        /// Where its last line stands.
        public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height }
    }

    /// An image, ready to be drawn.
    public struct ResolvedImage {
        let image: Image
        /// How large it is.
        public var size: CGSize { LengthUnit.current.cell }
        /// Where its baseline stands.
        public let baseline: CGFloat = 0
        /// Of no effect.
        public var shading: Shading?
    }

    /// A view that would be drawn as a symbol; there are none.
    public struct ResolvedSymbol {
        /// How large it is.
        public var size: CGSize { .zero }
    }

    /// A text, ready to be drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, painter: painter) }
    /// An image, ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
    /// The same.
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// None: views are not drawn as symbols.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

    /// Draws a text in a rectangle.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }
    /// Draws a text at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { draw(text.text, at: point, anchor: anchor) }

    /// Draws a text in a rectangle.
    public func draw(_ text: Text, in rect: CGRect) {
        let place = rect.applying(transform)
        onCanvas { canvas in painter.draw(text, in: place.size, at: place.origin, anchor: .topLeading, opacity, canvas) }
    }

    /// Draws a text at a point: by default its middle is there.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        let place = point.applying(transform)
        onCanvas { canvas in painter.draw(text, in: painter.size, at: place, anchor: anchor, opacity, canvas) }
    }

    /// Draws an image in a rectangle: its glyph in the middle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(Text(image), at: CGPoint(x: rect.midX, y: rect.midY))
    }
    /// Draws an image at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(Text(image), at: point, anchor: anchor) }
    /// Draws an image in a rectangle: its glyph in the middle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { draw(image.image, in: rect) }
    /// Draws an image at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, at: point, anchor: anchor)
    }
    /// Draws nothing: there are no symbols.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    /// Draws nothing: there are no symbols.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

    // MARK: Filters

    /// A change of what is drawn; of no effect.
    public struct Filter: Sendable {
        private init() {}
        /// See the name.
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        /// See the name.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter() }
        /// See the name.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// See the name.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// See the name.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// See the name.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// See the name.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        /// See the name.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// See the name.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// Of no effect: cells cannot be filtered.
    public mutating func addFilter(_ filter: Filter) {}
}
