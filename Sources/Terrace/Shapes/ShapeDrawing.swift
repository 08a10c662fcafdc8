import Foundation
import TerraceCore
import TerraceScreen

/// One layer of a shape's drawing.
nonisolated enum ShapeLayer: Equatable, Sendable {
    case fill(AnyShapeStyle, FillStyle)
    case stroke(AnyShapeStyle, StrokeStyle)
    /// A line inside of the outline.
    case border(AnyShapeStyle, StrokeStyle)
}

/// A shape as it is drawn: filled, stroked, or both. An implementation detail.
public nonisolated struct _ShapeView<Content: Shape>: ShapeView {
    /// The shape.
    public let shape: Content
    let layers: [ShapeLayer]
    /// The view behind, if the shape was drawn on one.
    var insetShape: (@Sendable (CGFloat, CGRect) -> Path)?

    init(shape: Content, layers: [ShapeLayer], insetShape: (@Sendable (CGFloat, CGRect) -> Path)? = nil) {
        self.shape = shape
        self.layers = layers
        self.insetShape = insetShape
    }

    func adding(_ layer: ShapeLayer) -> _ShapeView { _ShapeView(shape: shape, layers: layers + [layer], insetShape: insetShape) }

    /// Fills the shape, above what was drawn before.
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView {
        adding(.fill(AnyShapeStyle(content), style))
    }

    /// Draws the outline, above what was drawn before.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView {
        adding(.stroke(AnyShapeStyle(content), style))
    }

    /// Draws the outline, above what was drawn before.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Draws the outline inside of the shape, above what was drawn before.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView {
        var view = adding(.border(AnyShapeStyle(content), style))
        let shape = shape
        view.insetShape = { shape.inset(by: $0).path(in: $1) }
        return view
    }

    /// Draws the outline inside of the shape, above what was drawn before.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension _ShapeView: LeafView, Equatable {
    /// Whether both are drawn the same.
    public static func == (a: _ShapeView, b: _ShapeView) -> Bool { a.layers == b.layers && ValueComparison.isSame(a.shape, b.shape) }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> DrawingBox {
        let box = DrawingBox()
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: DrawingBox, _ environment: EnvironmentValues) {
        let drawn = layers.map { ($0, $0.style.area(in: environment)) }
        let isMirrored = shape.isMirrored(in: environment.layoutDirection)
        let (shape, insetShape) = (shape, insetShape)
        box.set(sizing: { shape.cells(for: $0) }) { canvas, size in
            let room = CGSize(size)
            let rect = CGRect(origin: .zero, size: room)
            func placed(_ path: Path) -> Path {
                isMirrored ? path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: room.width, ty: 0)).keepingForm(of: path) : path
            }
            let path = placed(shape.path(in: rect))
            for (layer, paint) in drawn {
                switch layer {
                case .fill(_, let style): canvas.fill(path, evenOdd: style.isEOFilled, paint, in: room)
                case .stroke(_, let style): canvas.stroke(path, style, paint, in: room)
                case .border(_, let style):
                    let border = insetShape.map { placed($0(style.lineWidth / 2, rect)) } ?? path
                    canvas.stroke(border, style, paint, in: room)
                }
            }
        }
    }
}

extension ShapeLayer {
    var style: AnyShapeStyle {
        switch self {
        case .fill(let style, _), .stroke(let style, _), .border(let style, _): style
        }
    }
}

extension Shape {
    /// Its size in cells for a proposal.
    @MainActor func cells(for proposal: ProposedSize) -> Size {
        let size = sizeThatFits(ProposedViewSize(proposal))
        return Size(
            width: Length.clamped(Cells.frame(size.width, .horizontal) ?? 0),
            height: Length.clamped(Cells.frame(size.height, .vertical) ?? 0))
    }

    nonisolated func isMirrored(in direction: LayoutDirection) -> Bool {
        switch layoutDirectionBehavior {
        case .fixed: false
        case .mirrors(in: let wanted): direction == wanted
        }
    }
}

extension Path {
    /// What is symmetric stays what it is when it is turned over.
    nonisolated func keepingForm(of path: Path) -> Path {
        if case .free = path.form { return self }
        return path
    }
}

extension Shape {
    /// Fills the shape.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self, layers: [.fill(AnyShapeStyle(content), style)])
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> { fill(ForegroundStyle(), style: style) }

    /// Draws the outline.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
        _ShapeView(shape: self, layers: [.stroke(AnyShapeStyle(content), style)])
    }

    /// Draws the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The outline as a shape of its own.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    /// The outline as a shape of its own.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Draws the outline inside of the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        _ShapeView(shape: self, layers: []).strokeBorder(content, style: style)
    }

    /// Draws the outline inside of the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline inside of the shape with the foreground style.
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: style)
    }

    /// Draws the outline inside of the shape with the foreground style.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<Self> {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// The outline of a shape as a shape. As a view it is drawn as a line. An implementation detail.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle

    /// A line.
    public static var role: ShapeRole { .stroke }
    /// The outline of the line.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    /// That of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// A line in the foreground style.
    @MainActor public var body: _ShapeView<S> { shape.stroke(ForegroundStyle(), style: style) }

    /// A line in a style.
    public func fill<Style: ShapeStyle>(_ content: Style, style fill: FillStyle = FillStyle()) -> _ShapeView<S> {
        shape.stroke(content, style: style)
    }
}
