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
                if let openSettings { SettingsCommand(open: openSettings) }
            })
    }
}

private nonisolated struct SettingsCommand: View {
    let open: () -> Void

    @MainActor var body: some View { Button("Settings…") { open() }.keyboardShortcut(",") }
}

/// Shows by F10 what the program can be told by keys: its commands, and the controls of the window that have a shortcut.
nonisolated struct CommandKey: ViewModifier {
    var menus: [CommandList.Menu] = []
    var openSettings: (() -> Void)?

    @State private var isShown = false
    @State private var model = CommandPaletteModel()

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(GraphModifier { [model] in model.graph = $0 })
            .onKeyPress(keys: [.function(10)]) { press in
                guard press.modifiers.isEmpty else { return .ignored }
                model.open()
                isShown = true
                return .handled
            }
            .presenting($isShown, .alert, closesByClick: true, onDismiss: { [model] in model.close() }) { [menus, openSettings, model] in
                CommandPalette(menus: menus, openSettings: openSettings, model: model) { isShown = false }
            }
    }
}

/// What the window's controls offer while the palette is open: what is below a layer is not in use.
@MainActor
final class CommandPaletteModel {
    weak var graph: Graph?
    private(set) var shortcuts: [ListedShortcut] = []
    /// What was chosen; it is pressed when the palette has gone.
    var chosen: ListedShortcut?

    nonisolated init() {}

    func open() { shortcuts = graph?.shortcuts.listed ?? [] }

    func close() {
        let chosen = chosen
        self.chosen = nil
        shortcuts = []
        chosen?.activate()
    }
}

/// Commands to choose from, each with its key.
private nonisolated struct CommandPalette: View {
    let menus: [CommandList.Menu]
    let openSettings: (() -> Void)?
    let model: CommandPaletteModel
    let close: () -> Void

    @MainActor var body: some View {
        let shortcuts = model.shortcuts
        WidestRow {
            MenuColumn(leave: nil) {
                ForEach(menus) { menu in
                    if let title = menu.title { title.bold() }
                    part(isIndented: menu.title != nil) { menu.content }
                }
                if let openSettings { SettingsCommand(open: openSettings) }
                let isAlone = menus.isEmpty && openSettings == nil
                if !shortcuts.isEmpty {
                    if !isAlone { Text(LocalizedStringKey("Window")).bold() }
                    part(isIndented: !isAlone) {
                        ForEach(shortcuts) { shortcut in
                            // The key is shown, and not heard: Escape closes this and nothing else.
                            Button(shortcut.title) { model.chosen = shortcut }.environment(\.keyboardShortcut, shortcut.shortcut)
                        }
                    }
                } else if isAlone {
                    Text(LocalizedStringKey("No commands")).foregroundStyle(.secondary)
                }
            }
        }
        .cellPadding(horizontal: 1)
        .environment(\.controlPlace, .menu)
        .environment(\.menuDismissal, MenuDismissal { close() })
    }

    private func part<Content: View>(isIndented: Bool, @ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading, spacing: 0) { content() }.cellPadding(horizontal: isIndented ? 2 : 0)
    }
}

/// As wide as the widest row wants to be, so that keys stand in a column at its end.
private nonisolated struct WidestRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let wanted = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: min(wanted.width, proposal.width ?? .infinity), height: wanted.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
