import TerraceCore

/// Presents an alert or a dialog. What is presented for stays as it was when the alert came.
nonisolated struct AlertModifier<Value>: ViewModifier {
    let isPresented: Binding<Bool>
    let value: () -> Value?
    /// Whether it is a dialog to choose from, which can always be left.
    let isDialog: Bool
    let title: (Value) -> Text?
    let message: (Value) -> AnyView?
    let items: (Value) -> [AlertItem]

    @State private var kept = Kept()

    /// What the alert that is shown is shown for.
    private final class Kept {
        var value: Value?
    }

    @MainActor private func subject() -> (id: AnyHashable, value: Value)? {
        guard isPresented.wrappedValue, let value = kept.value ?? value() else {
            kept.value = nil
            return nil
        }
        kept.value = value
        return (0, value)
    }

    @MainActor func body(content: Content) -> some View {
        let subject = subject()
        return content.modifier(
            PresentingModifier<Value>(
                subject: { subject }, kind: .alert, closesByClick: isDialog, closesByEscape: isDialog,
                close: { isPresented.wrappedValue = false }, presented: { value in AnyView(panel(value)) }))
    }

    @MainActor private func panel(_ value: Value) -> some View {
        var items = items(value)
        if isDialog, !items.contains(where: { $0.role == .cancel }) { items.append(.standard("Cancel", role: .cancel)) }
        if !items.contains(where: \.isButton) { items.append(.standard("OK", role: nil)) }
        let isPresented = isPresented
        return AlertPanel(title: title(value), message: message(value), items: items, isList: isDialog) {
            isPresented.wrappedValue = false
        }
    }
}
