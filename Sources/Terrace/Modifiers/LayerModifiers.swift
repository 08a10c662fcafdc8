import TerraceCore
import TerraceScreen

/// Views behind another.
public nonisolated struct _BackgroundModifier<Background: View>: LayersModifier {
    /// No body.
    public typealias Body = Never

    package let secondary: Background
    package let alignment: Alignment
    package var isOverlay: Bool { false }
}

/// Views in front of another.
public nonisolated struct _OverlayModifier<Overlay: View>: LayersModifier {
    /// No body.
    public typealias Body = Never

    package let secondary: Overlay
    package let alignment: Alignment
    package var isOverlay: Bool { true }
}

/// A line around a view.
public nonisolated struct _BorderModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let style: AnyShapeStyle
    let kind: BorderKind
    let isDrawn: Bool

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> BorderBox {
        let box = BorderBox(nil, kind: kind, style: cellStyle(environment))
        box.isDrawn = isDrawn
        return box
    }

    @MainActor package func update(_ box: BorderBox, _ environment: EnvironmentValues) {
        box.kind = kind
        box.isDrawn = isDrawn
        box.style = cellStyle(environment)
    }

    private func cellStyle(_ environment: EnvironmentValues) -> CellStyle {
        let paint = style._resolve(in: environment)
        return CellStyle(foreground: paint.color, attributes: paint.isDim ? .dim : [])
    }
}

extension View {
    /// Puts views behind this one; they are offered its size and change nothing about it.
    public nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_BackgroundModifier(secondary: content(), alignment: alignment))
    }

    /// Puts a view behind this one. (A colour is a view and a style; as a style it goes under the insets of the safe area, so that wins.)
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_BackgroundModifier(secondary: background, alignment: alignment))
    }

    /// Fills the room behind the view with a style, also under the insets of the safe area at the edges that the view touches.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundModifier(secondary: _StyleFill(style: AnyShapeStyle(style), bleedEdges: edges), alignment: .center))
    }

    /// Puts views in front of this one; they are offered its size and change nothing about it.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_OverlayModifier(secondary: content(), alignment: alignment))
    }

    /// Puts a view in front of this one. (Of what is a view and a style, the style wins.)
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(secondary: overlay, alignment: alignment))
    }

    /// Covers the view with a style; what is not opaque lets it shine through.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_OverlayModifier(secondary: _StyleFill(style: AnyShapeStyle(style), bleedEdges: edges), alignment: .center))
    }

    /// Puts the background's style behind the view.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Draws a line around the view. In a terminal a line is a cell thick, so that it adds a cell at each edge, where SwiftUI draws over
    /// the view's own edge; `width` makes no difference, but 0 draws none.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(_BorderModifier(style: AnyShapeStyle(content), kind: .single, isDrawn: !(width <= 0)))
    }
}

/// A style that fills its room. An implementation detail.
public nonisolated struct _StyleFill: LeafView {
    let style: AnyShapeStyle
    let bleedEdges: Edge.Set

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> FillBox {
        let box = FillBox()
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: FillBox, _ environment: EnvironmentValues) {
        box.cellPaint = style.area(in: environment)
        box.bleedEdges = environment.hasSafeArea ? bleedEdges : []
    }
}
