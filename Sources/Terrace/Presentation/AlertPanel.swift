import TerraceCore
import TerraceScreen

/// One of the actions of an alert.
nonisolated struct AlertItem: Identifiable {
    let id: AnyHashable
    let view: AnyView
    let role: ButtonRole?
    /// False for what is no button, such as a field to fill in.
    let isButton: Bool
    let hasShortcut: Bool

    /// The actions in a view that a program gives; without a button among them there is one that closes.
    static func all(in actions: some View) -> [AlertItem] {
        let items = ViewPiece.all(of: actions).map { piece in
            let button = piece.base as? any AlertButton
            return AlertItem(
                id: piece.id, view: piece.view, role: button?.alertRole, isButton: button != nil,
                hasShortcut: piece.modifiers.contains { $0 is _ShortcutModifier })
        }
        return items
    }

    /// A button of the framework's own.
    static func standard(_ title: LocalizedStringKey, role: ButtonRole?) -> AlertItem {
        AlertItem(
            id: role, view: AnyView(Button(role: role, action: {}) { Text(title) }), role: role, isButton: true, hasShortcut: false)
    }
}

/// What an alert knows as a button.
nonisolated protocol AlertButton {
    var alertRole: ButtonRole? { get }
}

extension Button: AlertButton {
    var alertRole: ButtonRole? { role }
}

/// What an alert shows: its title, its message, its fields and its buttons. Return presses the button that the alert is for, Escape the
/// one that cancels, or the only one.
nonisolated struct AlertPanel: View {
    let title: Text?
    let message: AnyView?
    let items: [AlertItem]
    /// Whether the buttons stand below one another in any case.
    let isList: Bool
    /// Closes the alert, when one of its actions has run.
    let close: () -> Void

    @Namespace private var panel

    @MainActor private var buttons: [AlertItem] { items.filter(\.isButton) }

    /// The button that is pressed by Return where nothing else is: the first that neither cancels nor destroys.
    @MainActor private var standardID: AnyHashable? {
        (buttons.first { $0.role == nil } ?? buttons.first { $0.role == .cancel } ?? buttons.first)?.id
    }

    @MainActor private var cancelID: AnyHashable? {
        buttons.first { $0.role == .cancel }?.id ?? (buttons.count == 1 ? buttons.first?.id : nil)
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            if let title { title.bold().multilineTextAlignment(.center) }
            if let message { message.multilineTextAlignment(.center) }
            let fields = items.filter { !$0.isButton }
            if !fields.isEmpty {
                Text("")
                ForEach(fields) { $0.view }
            }
            if title != nil || message != nil || !fields.isEmpty { Text("") }
            if isList {
                rows
            } else {
                ViewThatFits(in: .horizontal) {
                    HStack { ForEach(buttons) { button($0) } }
                    rows
                }
            }
        }
        .cellPadding(horizontal: 2, vertical: 0)
        .focusScope(panel)
        .transformEnvironment(\.afterActivation) { $0 = { close() } }
    }

    @MainActor private var rows: some View {
        VStack(spacing: 0) { ForEach(buttons) { button($0) } }
    }

    @MainActor private func button(_ item: AlertItem) -> some View {
        item.view
            .keyboardShortcut(shortcut(of: item))
            .prefersDefaultFocus(item.id == standardID && items.allSatisfy(\.isButton), in: panel)
    }

    @MainActor private func shortcut(of item: AlertItem) -> KeyboardShortcut? {
        if item.id == cancelID { return .cancelAction }
        if item.id == standardID, !items.contains(where: \.hasShortcut) { return .defaultAction }
        return nil
    }
}
