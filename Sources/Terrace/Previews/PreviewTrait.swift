import TerraceCore

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
    let layout: PreviewLayout?
    let modifier: (@MainActor @Sendable (AnyView) async -> AnyView)?

    init(layout: PreviewLayout? = nil, modifier: (@MainActor @Sendable (AnyView) async -> AnyView)? = nil) {
        self.layout = layout
        self.modifier = modifier
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// In a window of the usual size.
    public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
    /// In a window just large enough.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
    /// In a window of a size.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }
    /// Accepted; a terminal is not turned.
    public static var portrait: PreviewTrait { PreviewTrait() }
    /// Accepted; a terminal is not turned.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    /// Accepted; a terminal is not turned.
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    /// Accepted; a terminal is not turned.
    public static var landscapeRight: PreviewTrait { PreviewTrait() }

    /// Shown as a modifier makes it.
    public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> PreviewTrait {
        PreviewTrait { view in
            guard let context = try? await PreviewContexts.context(of: M.self) else { return view }
            return AnyView(view.modifier(PreviewModifierApplier(modifier: modifier, context: context)))
        }
    }
}

/// A change to what previews show, with something that all of them share.
///
/// ```swift
/// struct Sample: PreviewModifier {
///     static func makeSharedContext() async throws -> Int { 42 }
///     func body(content: Content, context: Int) -> some View { content.padding(context / 42) }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What is shared.
    associatedtype Context = Void
    /// The type of the modified view.
    associatedtype Body: View
    /// The view of the preview.
    typealias Content = AnyView

    /// Makes what is shared, once.
    static func makeSharedContext() async throws -> Context
    /// The modified view.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

@MainActor private enum PreviewContexts {
    private static var known: [ObjectIdentifier: Any] = [:]

    static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
        if let context = known[ObjectIdentifier(type)] as? M.Context { return context }
        let made = try await M.makeSharedContext()
        known[ObjectIdentifier(type)] = made
        return made
    }
}

private nonisolated struct PreviewModifierApplier<M: PreviewModifier>: ViewModifier {
    let modifier: M
    let context: M.Context

    @MainActor func body(content: Content) -> some View { modifier.body(content: AnyView(content), context: context) }
}
