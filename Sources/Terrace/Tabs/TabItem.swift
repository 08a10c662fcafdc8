import TerraceCore

/// What a view is called in a tab view.
nonisolated struct TabItemModifier: ViewModifier {
    let label: AnyView

    @MainActor func body(content: Content) -> some View {
        content.modifier(RegistrationModifier(TabTrait.item(label)) { $0.tabItem })
    }
}

extension View {
    /// What the view is called in the bar of the tab view around.
    ///
    /// ```swift
    /// TabView {
    ///     Text("…").tabItem { Text("Home") }
    ///     Text("…").tabItem { Text("Settings") }
    /// }
    /// ```
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(HStack { label() })))
    }
}
