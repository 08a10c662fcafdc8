import TerraceCore

/// Opens a menu by Down while the focus is on what it hangs from.
nonisolated struct MenuArrowKey: ViewModifier {
    /// Nil where Down leads on.
    let open: (@MainActor () -> Void)?

    @MainActor func body(content: Content) -> some View {
        content.onKeyPress(.downArrow, phases: [.down, .repeat]) { press in
            guard let open, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else { return .ignored }
            open()
            return .handled
        }
    }
}
