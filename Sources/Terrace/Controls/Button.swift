import TerraceCore
import TerraceScreen

/// What a button is for.
public nonisolated struct ButtonRole: Hashable, Sendable {
    let name: String
    /// It destroys something: it is shown in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// It cancels something.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action: by Return or Space while it has the focus, by a click, or by its `keyboardShortcut`.
///
/// ```swift
/// Button("Add") { print("added") }
/// ```
public nonisolated struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    @FocusState private var isFocused: Bool
    @Environment(\.isFocusEffectEnabled) private var showsFocus

    /// A button with any label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and any label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label, marked while it has the focus.
    @MainActor public var body: some View {
        HStack(spacing: 0) {
            Text(verbatim: "[ ")
            label
            Text(verbatim: " ]")
        }
        .foregroundColor(role == .destructive ? .red : nil)
        .modifier(_HighlightModifier(isHighlighted: isFocused && showsFocus))
        .modifier(ActivationModifier(action: action))
        .focusable()
        .focused($isFocused)
    }
}

extension Button where Label == Text {
    /// A button with a text.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a role and a text.
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// Shows a view in reverse while it is highlighted.
nonisolated struct _HighlightModifier: BoxModifier {
    typealias Body = Never

    let isHighlighted: Bool

    @MainActor func makeBox(_ environment: EnvironmentValues) -> RestyleBox {
        let box = RestyleBox(isHighlighted ? .reverse : [])
        // The gaps in a label belong to the button too.
        box.isHitTarget = true
        return box
    }

    @MainActor func update(_ box: RestyleBox, _ environment: EnvironmentValues) { box.attributes = isHighlighted ? .reverse : [] }
}
