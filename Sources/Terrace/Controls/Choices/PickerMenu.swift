import TerraceCore

/// What is chosen, in brackets, with the options in a menu: `[ Large ▾ ]`.
nonisolated struct PickerMenu<Value: Hashable, Content: View>: View {
    let selection: BindingSelection<Value>
    let content: Content
    let current: AnyView?

    @State private var isOpen = false
    @Environment(\.controlPlace) private var place

    @MainActor var body: some View {
        ButtonFace(
            kind: place == .plain ? .bordered : .borderless, role: nil,
            label: Group {
                if let current {
                    current
                } else {
                    PickerOptions(
                        options: content, look: .value, chosen: selection, onChoose: nil, movesChoose: false, isControl: false)
                }
                Text(verbatim: "▾").fixedSize()
            }
        )
        .pressable(.picker) { isOpen = true }
        .menuLayer(isPresented: $isOpen) {
            PickerOptions(
                options: content, look: .ticks, chosen: selection, onChoose: { isOpen = false }, movesChoose: false, isControl: true)
        }
    }
}
