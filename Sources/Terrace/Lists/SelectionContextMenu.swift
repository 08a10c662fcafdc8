import TerraceCore
import TerraceScreen

/// A menu for what is selected in the lists of a view. An implementation detail.
nonisolated struct SelectionMenuOwner<Value: Hashable, Items: View>: ViewModifier {
    let menu: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?

    @State private var isOpen = false
    @State private var values: Set<Value> = []
    @State private var place: Rect?
    @State private var shared = SelectionMenu()

    init(menu: @escaping (Set<Value>) -> Items, primaryAction: ((Set<Value>) -> Void)?) {
        self.menu = menu
        self.primaryAction = primaryAction
    }

    @MainActor func body(content: Content) -> some View {
        let shared = connected
        content
            .environment(\.selectionMenu, shared)
            .menuLayer(isPresented: $isOpen, beside: place) { menu(values) }
    }

    @MainActor private var connected: SelectionMenu {
        let shared = shared
        shared.accepts = { $0.base is Value }
        shared.open = { new, beside in
            values = Set(new.compactMap { $0.base as? Value })
            place = beside
            isOpen = true
        }
        shared.primaryAction = primaryAction.map { action in { action(Set($0.compactMap { $0.base as? Value })) } }
        return shared
    }
}

extension View {
    /// Gives the lists in the view a menu for what is selected, where that is of a type, and something that Return and a double click do.
    ///
    /// The right button opens the menu, and Shift-F10 or Control-Space while the list has the focus. It is for all that is selected if the
    /// row is, for the row alone if it is not, and for nothing, an empty set, beside the rows. Without a `primaryAction` Return and a double
    /// click do what they do in any list.
    ///
    /// ```swift
    /// struct Files: View {
    ///     @State private var selected: Set<String> = []
    ///     var body: some View {
    ///         List(["a", "b"], id: \.self, selection: $selected) { Text($0) }
    ///             .contextMenu(forSelectionType: String.self) { files in
    ///                 Button("Delete \(files.count)") { print("delete", files) }
    ///             } primaryAction: { files in
    ///                 print("open", files)
    ///             }
    ///     }
    /// }
    /// ```
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuOwner(menu: menu, primaryAction: primaryAction))
    }
}
