import TerraceCore

/// An alert as a value, as programs of 2019 describe it.
///
/// ```swift
/// struct Oops: View {
///     @State private var isShown = false
///     var body: some View {
///         Button("Go") { isShown = true }
///             .alert(isPresented: $isShown) {
///                 Alert(title: Text("Oops"), message: Text("It went wrong."), dismissButton: .default(Text("OK")))
///             }
///     }
/// }
/// ```
public nonisolated struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (@MainActor () -> Void)?

        /// A button.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// A button that cancels; Escape presses it.
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// A button that cancels.
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: .cancel, label: Text(LocalizedStringKey("Cancel")), action: action)
        }

        /// A button that destroys something.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }

        func item(_ number: Int) -> AlertItem {
            let action = action
            return AlertItem(
                id: number, view: AnyView(Terrace.Button(role: role, action: { action?() }, label: { label })), role: role, isButton: true,
                hasShortcut: false)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button; nil is an OK.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? .default(Text(LocalizedStringKey("OK")))]
    }

    /// An alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An alert with buttons below one another.
    public static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// A choice of actions as a value, as programs of 2019 describe it.
public nonisolated struct ActionSheet {
    /// A button.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice of actions; without any there is a way to cancel.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    private nonisolated func alert<Value>(
        _ isDialog: Bool, subject: @escaping () -> (id: AnyHashable, value: Value)?, close: @escaping () -> Void,
        content: @escaping (Value) -> (title: Text, message: Text?, buttons: [Alert.Button])
    ) -> some View {
        modifier(
            PresentingModifier<Value>(
                subject: subject, kind: .alert, closesByClick: isDialog, closesByEscape: isDialog, close: close,
                presented: { value in
                    let alert = content(value)
                    var items = alert.buttons.enumerated().map { $1.item($0) }
                    if isDialog, !items.contains(where: { $0.role == .cancel }) { items.append(.standard("Cancel", role: .cancel)) }
                    return AnyView(
                        AlertPanel(
                            title: alert.title, message: alert.message.map { AnyView($0) }, items: items, isList: isDialog,
                            close: close))
                }))
    }

    /// Shows an alert while the flag is set.
    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        alert(false, subject: { isPresented.wrappedValue ? (0, ()) : nil }, close: { isPresented.wrappedValue = false }) { _ in
            let alert = content()
            return (alert.title, alert.message, alert.buttons)
        }
    }

    /// Shows an alert for an item while there is one.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        alert(false, subject: { item.wrappedValue.map { (AnyHashable($0.id), $0) } }, close: { item.wrappedValue = nil }) { item in
            let alert = content(item)
            return (alert.title, alert.message, alert.buttons)
        }
    }

    /// Shows a choice of actions while the flag is set.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        alert(true, subject: { isPresented.wrappedValue ? (0, ()) : nil }, close: { isPresented.wrappedValue = false }) { _ in
            let sheet = content()
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }

    /// Shows a choice of actions for an item while there is one.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        alert(true, subject: { item.wrappedValue.map { (AnyHashable($0.id), $0) } }, close: { item.wrappedValue = nil }) { item in
            let sheet = content(item)
            return (sheet.title, sheet.message, sheet.buttons)
        }
    }
}
