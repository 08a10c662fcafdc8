import TerraceCore
import TerraceScreen

/// Shows that a control has the focus, in reverse, and that it is out of use, dim. It stands inside of what makes the view focusable.
nonisolated struct ControlLook: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(_ environment: EnvironmentValues) -> RestyleBox {
        let box = RestyleBox(Self.attributes(environment))
        // The gaps in a label belong to the control too.
        box.isHitTarget = true
        return box
    }

    @MainActor func update(_ box: RestyleBox, _ environment: EnvironmentValues) { box.attributes = Self.attributes(environment) }

    private static func attributes(_ environment: EnvironmentValues) -> CellAttributes {
        var attributes: CellAttributes = []
        if !environment.isEnabled { attributes.insert(.dim) }
        if environment.isFocusEffectEnabled, environment.isFocused { attributes.insert(.reverse) }
        return attributes
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

extension View {
    /// Makes the view a control that is pressed, and shows that it has the focus.
    nonisolated func pressable(
        _ role: ElementRole = .button, repeats: Bool = false, isDestructive: Bool = false, onPress: (@MainActor (Bool) -> Void)? = nil,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(ControlLook())
            .modifier(ActivationModifier(repeats: repeats, isDestructive: isDestructive, onPress: onPress, action: action))
            .focusable()
            .elementRole(role)
    }
}

extension ElementRole {
    /// A `Button`.
    public static let button = ElementRole("button")
    /// A `Toggle`.
    public static let toggle = ElementRole("toggle")
    /// A `Picker`.
    public static let picker = ElementRole("picker")
    /// A `Slider`.
    public static let slider = ElementRole("slider")
    /// A `Stepper`.
    public static let stepper = ElementRole("stepper")
}
