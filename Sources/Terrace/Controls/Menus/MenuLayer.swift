import TerraceCore
import TerraceScreen

extension View {
    /// Shows a menu beside the view while `isPresented` is true: Escape and a click beside it close it, and the focus goes back to where
    /// it was.
    ///
    /// - Parameter place: the place of the window that it stands beside, if it is not the view's.
    nonisolated func menuLayer<Content: View>(
        isPresented: Binding<Bool>, beside place: Rect? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        modifier(MenuLayerModifier(isPresented: isPresented, place: place, menu: content))
    }
}

nonisolated struct MenuLayerModifier<Menu: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let place: Rect?
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
        let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
        let leave = outer == nil ? nil : close
        return Presentation(
            id: "menu", kind: .menu,
            environment: {
                $0.controlPlace = .menu
                $0.menuDismissal = dismissal
                $0.areLabelsHidden = false
                $0.keyboardShortcut = nil
                $0.selectionMenu = nil
            },
            place: place, cancel: { _, _ in close() }, content: { AnyView(MenuColumn(leave: leave) { menu() }) })
    }
}
