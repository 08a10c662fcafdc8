import TerraceCore

/// What a view is called in a tab view.
nonisolated struct TabItemModifier: ViewModifier {
    let label: AnyView

    @MainActor func body(content: Content) -> some View {
        content.modifier(RegistrationModifier(TabTrait.item(label)) { $0.tabItem })
    }
}

/// A stack in the name of a tab: what is in it stands side by side, as the bar is a line.
nonisolated protocol TabLabelStack {
    var tabLabel: AnyView { get }
}

extension VStack: TabLabelStack {
    var tabLabel: AnyView { AnyView(content) }
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
        let label = label()
        let parts = (label as? any TabLabelStack)?.tabLabel ?? AnyView(label)
        return modifier(TabItemModifier(label: AnyView(HStack { parts })))
    }
}
