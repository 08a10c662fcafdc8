import TerraceCore

/// A screen's bar, as far as programs name it.
public nonisolated struct NavigationBarItem: Hashable, Sendable {
    /// How the title is shown. A terminal has one line for it: a large one stands where lines begin, an inline one in the middle.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen before; the root's is large.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Where lines begin.
        case large
    }
}

/// How a toolbar's title is shown.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// As the screen before.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// In the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// In the middle of the bar; only there.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
    /// Where lines begin.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
    /// The title of the screen, for the line on top and for the way back to it. Of several the outermost counts.
    ///
    /// ```swift
    /// NavigationStack { Text("…").navigationTitle("Contents") }
    /// ```
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

    /// The title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// The title of the screen.
    public nonisolated func navigationTitle(_ title: Text) -> some View { screenTrait(.title(AnyView(title))) }

    /// The title of the screen, which can be edited elsewhere.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        screenTrait(.title(AnyView(BoundTitle(title: title))))
    }

    /// The title of the screen, as any view.
    public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        screenTrait(.title(AnyView(title())))
    }

    /// A line of its own for what the title leaves unsaid: it stands behind it.
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }

    /// What the title leaves unsaid.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }

    /// What the title leaves unsaid.
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { screenTrait(.subtitle(AnyView(subtitle))) }

    /// How the title is shown.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        screenTrait(.displayMode(displayMode))
    }

    /// How the title is shown.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screenTrait(.displayMode(mode.mode))
    }
}

/// A title that somebody edits.
private nonisolated struct BoundTitle: View {
    let title: Binding<String>

    @MainActor var body: some View { Text(verbatim: title.wrappedValue) }
}
