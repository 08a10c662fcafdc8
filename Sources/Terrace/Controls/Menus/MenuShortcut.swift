import TerraceCore

/// The key of a row of a menu, at the trailing edge.
nonisolated struct MenuShortcut: View {
    @Environment(\.keyboardShortcut) private var shortcut

    @MainActor var body: some View {
        if let shortcut {
            Spacer(minLength: 2)
            Text(verbatim: shortcut.title).foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
        }
    }
}
