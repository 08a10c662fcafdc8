import Foundation
import TerraceCore
import TerraceScreen

/// A view that a closure draws, in the unit of the program. It takes all the room that it is offered.
///
/// ```swift
/// Canvas { context, size in
///     context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 1)
/// }
/// ```
public nonisolated struct Canvas<Symbols: View>: View {
    /// The views that would be drawn as symbols.
    public var symbols: Symbols
    /// Draws.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Of no effect: cells have one background.
    public var isOpaque: Bool
    /// Of no effect: a terminal has one space of colours.
    public var colorMode: ColorRenderingMode
    /// Of no effect: drawing is quick.
    public var rendersAsynchronously: Bool

    /// A drawing with symbols; symbols are not drawn.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// The drawing.
    @MainActor public var body: some View { _CanvasDrawing(renderer: renderer) }
}

extension Canvas where Symbols == EmptyView {
    /// A drawing.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// What draws a canvas. An implementation detail.
nonisolated struct _CanvasDrawing: LeafView {
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// A closure may have captured anything.
    static func == (a: _CanvasDrawing, b: _CanvasDrawing) -> Bool { ValueComparison.hasSameBytes(a, b) }

    @MainActor func makeBox(_ environment: EnvironmentValues) -> DrawingBox {
        let box = DrawingBox()
        update(box, environment)
        return box
    }

    @MainActor func update(_ box: DrawingBox, _ environment: EnvironmentValues) {
        let renderer = renderer
        // What drawing reads of the environment is not tracked while painting: what matters most is read here.
        _ = (environment.colorScheme, environment.foreground, environment.tint)
        box.set { canvas, size in
            canvas.clipped(to: Rect(origin: .zero, size: size)) {
                var context = GraphicsContext(Painter(canvas, environment, CGSize(size)))
                renderer(&context, CGSize(size))
            }
        }
    }
}
