import Foundation
import TerraceCore
import TerraceScreen

/// Shows of a view what lies in a shape.
public nonisolated struct _ClipShapeModifier<S: Shape>: BoxModifier {
    /// No body.
    public typealias Body = Never

    let shape: S
    let style: FillStyle

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> ClipShapeBox {
        let box = ClipShapeBox()
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: ClipShapeBox, _ environment: EnvironmentValues) {
        let shape = shape
        let isMirrored = shape.isMirrored(in: environment.layoutDirection)
        box.evenOdd = style.isEOFilled
        box.shape = { size in
            let path = shape.path(in: CGRect(origin: .zero, size: size))
            guard isMirrored else { return path }
            return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)).keepingForm(of: path)
        }
    }

    /// Whether both cut the same.
    public static func == (a: Self, b: Self) -> Bool { a.style == b.style && ValueComparison.isSame(a.shape, b.shape) }
}

/// Shows of a view what another one paints on.
public nonisolated struct _MaskModifier<Mask: View>: LayersModifier {
    /// No body.
    public typealias Body = Never

    package let secondary: Mask
    package let alignment: Alignment
    package var isOverlay: Bool { true }
    package var isMask: Bool { true }
}

/// What content shapes are for.
public nonisolated struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Kinds from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For the mouse.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// While dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// For menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// While hovered.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// For the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    /// For those who do not see.
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Lets the mouse find all of a view's frame, its gaps included.
nonisolated struct _ContentShapeModifier: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(_ environment: EnvironmentValues) -> RestyleBox {
        let box = RestyleBox([])
        box.isHitTarget = true
        return box
    }

    @MainActor func update(_ box: RestyleBox, _ environment: EnvironmentValues) {}
}

extension View {
    /// Shows of the view what lies in a shape. Text stays where the shape touches its cell; the edges of areas are cut in quarters.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipShapeModifier(shape: shape, style: style))
    }

    /// Rounds the view's corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Shows of the view what another view paints on.
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(_MaskModifier(secondary: mask(), alignment: alignment))
    }

    /// Shows of the view what another view paints on.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(secondary: mask, alignment: .center))
    }

    /// Lets the mouse find the view in all of its frame. The cells of a frame are few, so that the shape makes no difference.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { modifier(_ContentShapeModifier()) }

    /// Lets the mouse find the view in all of its frame, if that is what the shape is for.
    public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier())
    }

    /// Puts a shape of a style behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_BackgroundModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
    }

    /// Puts a shape of the background's style behind the view.
    public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts a shape of a style in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_OverlayModifier(secondary: shape.fill(style, style: fillStyle), alignment: .center))
    }

    /// Has containers take a shape for theirs; a terminal's are rectangles.
    public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}
