import TerraceCore

extension View {
    /// Shows a menu beside the view while `isPresented` is true: Escape and a click beside it close it, and the focus goes back to where
    /// it was.
    nonisolated func menuLayer<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        modifier(MenuLayerModifier(isPresented: isPresented, menu: content))
    }
}

nonisolated struct MenuLayerModifier<Menu: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let menu: @MainActor () -> Menu

    @Environment(\.menuDismissal) private var outer

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentationModifier(isPresented.wrappedValue ? presentation : nil))
    }

    @MainActor private var presentation: Presentation {
        let isPresented = isPresented
        let outer = outer
        let menu = menu
        let dismissal = MenuDismissal {
            isPresented.wrappedValue = false
            outer?.close()
        }
        return Presentation(
            id: "menu", kind: .menu,
            environment: {
                $0.controlPlace = .menu
                $0.menuDismissal = dismissal
                $0.areLabelsHidden = false
            },
            cancel: { _, _ in isPresented.wrappedValue = false },
            content: { AnyView(MenuColumn { menu() }) })
    }
}
