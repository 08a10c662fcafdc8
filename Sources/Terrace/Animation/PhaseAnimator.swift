import TerraceCore

/// Would go through phases, again and again or when a value changes. The first of them, where each round begins and ends, is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let first: Phase?
    private let content: (Phase) -> Content

    /// Phases that follow each other.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    /// Phases that follow each other when a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content)
    }

    /// The content in its first phase.
    public var body: some View {
        if let first { content(first) }
    }
}

extension View {
    /// Shows the view in the first phase.
    @MainActor @preconcurrency public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
    }

    /// Shows the view in the first phase, where each round ends.
    @MainActor @preconcurrency public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { content(PlaceholderContentView(self), $0) }
    }
}
