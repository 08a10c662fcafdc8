import TerraceCore
import TerraceScreen

/// Presents something while there is a value to present it for.
nonisolated struct PresentingModifier<Value>: ViewModifier {
    /// What it is presented for, if it is: reading it in the body makes it follow.
    let subject: () -> (id: AnyHashable, value: Value)?
    let kind: LayerKind
    /// Whether a click beside it closes it.
    var closesByClick = false
    /// Whether Escape closes it by itself.
    var closesByEscape = true
    /// Writes that nothing is presented.
    let close: () -> Void
    var onDismiss: (() -> Void)?
    let presented: (Value) -> AnyView

    @MainActor func body(content: Content) -> some View {
        content.modifier(PresentationModifier(subject().map { presentation($0.id, $0.value) }))
    }

    @MainActor private func presentation(_ id: AnyHashable, _ value: Value) -> Presentation {
        let (close, onDismiss, presented) = (close, onDismiss, presented)
        let (byClick, byEscape) = (closesByClick, closesByEscape)
        // Keys stop at a layer: where there is room for much, it lists its own.
        let listsKeys = kind == .sheet || kind == .cover
        return Presentation(
            id: id, kind: kind,
            environment: { values in
                values.setPresented(closing: close)
                values.leaveSurroundings()
            },
            cancel: { _, isClick in if isClick ? byClick : byEscape { close() } },
            content: {
                let content = presented(value)
                return AnyView((listsKeys ? AnyView(content.modifier(CommandKey())) : content).onDisappear(perform: onDismiss))
            })
    }
}

extension EnvironmentValues {
    /// What is shown above the rest is not part of the bars, stacks and texts around the view that presents it.
    mutating func leaveSurroundings() {
        screen = nil
        navigation = nil
        tabs = nil
        afterActivation = nil
        list = ListEnvironment()
        controlPlace = .plain
        menuDismissal = nil
        textTraits = TextTraits()
        lineLimits = .unlimited
        multilineTextAlignment = .leading
    }
}

extension View {
    /// Presents something while a flag is set.
    nonisolated func presenting<Presented: View>(
        _ isPresented: Binding<Bool>, _ kind: LayerKind, closesByClick: Bool = false, onDismiss: (() -> Void)? = nil,
        _ content: @escaping () -> Presented
    ) -> some View {
        modifier(
            PresentingModifier<Void>(
                subject: { isPresented.wrappedValue ? (0, ()) : nil }, kind: kind, closesByClick: closesByClick,
                close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: { AnyView(content()) }))
    }

    /// Presents something for an item, anew for each id.
    nonisolated func presenting<Item: Identifiable, Presented: View>(
        _ item: Binding<Item?>, _ kind: LayerKind, closesByClick: Bool = false, onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> Presented
    ) -> some View {
        modifier(
            PresentingModifier<Item>(
                subject: { item.wrappedValue.map { (AnyHashable($0.id), $0) } }, kind: kind, closesByClick: closesByClick,
                close: { item.wrappedValue = nil }, onDismiss: onDismiss, presented: { AnyView(content($0)) }))
    }
}
