import TerraceCore
import TerraceScreen

/// A control that runs an action: by Return or Space while it has the focus, by a click, or by its `keyboardShortcut`.
///
/// It is shown in brackets, `[ Add ]`; in rows and bars its title alone is shown, in the tint. `buttonStyle(_:)` says otherwise.
///
/// ```swift
/// Button("Add") { print("added") }
/// ```
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    /// The style that it is made by, which it is not to be made by once more.
    private var origin: ControlStyle<PrimitiveButtonStyleConfiguration>?

    @Environment(\.primitiveButtonStyle) private var style
    @Environment(\.controlPlace) private var place
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.menuDismissal) private var menuDismissal

    /// A button with any label.
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button with a role and any label.
    @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor private var trigger: @MainActor () -> Void {
        guard let menuDismissal else { return action }
        return { [action] in
            // The menu goes first, so that what the action presents comes back to where the menu came from.
            menuDismissal.chosen()
            action()
        }
    }

    /// The label as the style shows it.
    @MainActor public var body: some View {
        if let style, style != origin {
            let configuration = PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(AnyView(label)), action: trigger, origin: style)
            style.body(configuration).modifier(
                ActivationModifier(isTarget: false, isDestructive: role == .destructive, action: trigger))
        } else if place == .menu {
            ButtonFace(
                kind: .menu, role: role,
                label: Group {
                    label
                    MenuShortcut()
                }
            )
            .pressable(repeats: repeatBehavior == .enabled, isDestructive: role == .destructive, action: trigger)
        } else {
            ButtonFace(kind: .usual(in: place), role: role, label: label)
                .pressable(repeats: repeatBehavior == .enabled, isDestructive: role == .destructive, action: trigger)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is asked to make; it has the style that would be usual without.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
        origin = configuration.origin
    }
}

extension Button where Label == Text {
    /// A button with a text.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a text.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a role and a text.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a role and a text.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Terrace.Label<Text, LabelImage> {
    /// A button with a text and a symbol.
    @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a text and a symbol.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Terrace.Label(title, systemImage: systemImage) }
    }

    /// A button with a role, a text and a symbol.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a role, a text and a symbol.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Terrace.Label(title, systemImage: systemImage) }
    }
}

/// What a button shows that was given a role and no label. An implementation detail.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole
    /// A word for the role.
    @MainActor public var body: some View { Text(role.title) }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says what its role is.
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
