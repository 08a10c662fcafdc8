import TerraceCore

/// A menu for what is selected in the lists of a view. An implementation detail.
nonisolated struct SelectionMenuOwner<Value: Hashable, Items: View>: ViewModifier {
    let menu: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?

    @State private var isOpen = false
    @State private var values: Set<Value> = []

    init(menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.listMenu, listMenu)
            .menuLayer(isPresented: $isOpen) { menu(values) }
    }

    @MainActor private var listMenu: ListMenu {
        var act: (@MainActor ([AnyHashable]) -> Bool)?
        if let primaryAction {
            act = { chosen in
                guard let chosen = Self.typed(chosen) else { return false }
                primaryAction(chosen)
                return true
            }
        }
        return ListMenu(open: { open($0) }, act: act)
    }

    @MainActor private func open(_ chosen: [AnyHashable]) -> Bool {
        // A menu without items would only be in the way.
        guard Items.self != EmptyView.self, let chosen = Self.typed(chosen) else { return false }
        values = chosen
        isOpen = true
        return true
    }

    private static func typed(_ values: [AnyHashable]) -> Set<Value>? {
        let typed = values.compactMap { $0.base as? Value }
        return typed.isEmpty ? nil : Set(typed)
    }
}

extension View {
    /// Gives the rows of the lists inside that are selected by values of a type a menu: the right button opens it, and Shift-F10 or
    /// Control-Space. It is made for all that is selected if the row is, else for the row alone. A double click or Return on a row that
    /// does nothing by itself runs the action.
    ///
    /// ```swift
    /// struct Files: View {
    ///     @State private var selection: Set<String> = []
    ///     var body: some View {
    ///         List(["a", "b"], id: \.self, selection: $selection) { Text($0) }
    ///             .contextMenu(forSelectionType: String.self) { names in
    ///                 Button("Delete \(names.count) files") {}
    ///             } primaryAction: { names in
    ///                 print("open", names)
    ///             }
    ///     }
    /// }
    /// ```
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuOwner(menu: menu, primaryAction: primaryAction))
    }
}
