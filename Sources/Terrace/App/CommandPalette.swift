import TerraceCore
import TerraceScreen

/// Keeps a program's commands in the tree, so that their shortcuts act.
nonisolated struct OffstageCommands: ViewModifier {
    let menus: [CommandList.Menu]
    let openSettings: (() -> Void)?

    @MainActor func body(content: Content) -> some View {
        content
        OffstageView(
            Group {
                ForEach(menus) { $0.content }
                if let openSettings { Button("Settings…") { openSettings() }.keyboardShortcut(",") }
            })
    }
}

/// The commands of a program, to choose from.
nonisolated struct CommandPalette: View {
    let menus: [CommandList.Menu]
    let close: () -> Void

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(menus) { menu in
                if let title = menu.title { title.bold() }
                VStack(alignment: .leading, spacing: 0) { menu.content }.cellPadding(horizontal: menu.title == nil ? 0 : 2)
            }
        }
        .cellPadding(horizontal: 1)
        .transformEnvironment(\.afterActivation) { $0 = { close() } }
    }
}
