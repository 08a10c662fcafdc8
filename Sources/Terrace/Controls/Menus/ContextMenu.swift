import TerraceCore

/// A menu of a view. An implementation detail.
nonisolated struct ContextMenuOwner<Items: View>: ViewModifier {
    let items: Items

    @State private var isOpen = false

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(ContextMenuModifier { isOpen = true })
            .menuLayer(isPresented: $isOpen) { items }
    }
}

/// A menu of what is selected in a list: which rows there are, the list says by what is selected when it opens.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Gives the view a menu: the right button opens it, and Shift-F10 or Control-Space while the focus is in the view. A view that has
    /// nothing to focus in it becomes a focus stop.
    ///
    /// ```swift
    /// Text("File").contextMenu { Button("Delete") { print("deleted") } }
    /// ```
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuOwner(items: menuItems()))
    }

    /// Gives the view a menu. A terminal shows no preview.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuOwner(items: menuItems()))
    }

    /// Gives the view a menu, as it was written before 2020; nil is none.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuOwner(items: contextMenu?.items))
    }
}
