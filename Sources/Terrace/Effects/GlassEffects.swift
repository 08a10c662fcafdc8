import Foundation
import TerraceCore

/// A pane of glass. A terminal cannot bend light: it is a background that stands out from what is around, in its tint if it has one.
public nonisolated struct Glass: Equatable, Sendable {
    private var share = 0.16
    private var color: Color?
    private var isShown = true

    /// What is usual.
    public static var regular: Glass { Glass() }
    /// Nearer to the background.
    public static var clear: Glass { Glass(share: 0.1) }
    /// None.
    public static var identity: Glass { Glass(isShown: false) }

    /// In a colour.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// The same: glass of a terminal does not move under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    var style: AnyShapeStyle {
        if !isShown { return AnyShapeStyle(Color.clear) }
        return color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(Material(share: share))
    }
}

/// The shape that glass has where none is named: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    /// The shape.
    public init() {}

    /// A capsule.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes; it is there at once.
public nonisolated struct GlassEffectTransition: Sendable {
    /// No change at all.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Out of the shape of other glass.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// Without shapes.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Panes of glass that flow into one another where they are near; in a terminal they stay what they are.
///
/// ```swift
/// GlassEffectContainer { Text("One").glassEffect() }
/// ```
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Whatever `content` shows.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content.
    @MainActor public var body: some View { content }
}

extension View {
    /// Glass behind the view, in a shape.
    ///
    /// ```swift
    /// Text("Play").padding().glassEffect(.regular.tint(.blue), in: .capsule)
    /// ```
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
        background(glass.style, in: shape)
    }

    /// Has no effect: glass does not flow in a terminal.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    /// Has no effect: glass does not flow in a terminal.
    public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    /// Has no effect: glass is there at once.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    /// Has no effect: nothing lies over the edges of a view in a terminal.
    public nonisolated func backgroundExtensionEffect() -> some View { self }
    /// Has no effect: nothing lies over the edges of a view in a terminal.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
