import TerraceCore

/// A button of one of the framework's styles.
nonisolated struct BuiltInButton: View {
    let kind: ButtonKind?
    let configuration: PrimitiveButtonStyleConfiguration

    @Environment(\.controlPlace) private var place
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    /// In a row or a menu a button of any style is pressed there; only what is bordered is as wide as its label.
    @MainActor private var shownKind: ButtonKind {
        guard let kind else { return .usual(in: place) }
        return place == .menu ? .menu : kind
    }

    @MainActor var body: some View {
        ButtonFace(kind: shownKind, role: configuration.role, label: configuration.label)
            .pressable(repeats: repeatBehavior == .enabled, action: configuration.action)
    }
}

/// Buttons as is usual where they stand.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: nil, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// Buttons as is usual where they stand.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Buttons in brackets.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .bordered, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Buttons in brackets.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// Buttons in brackets, in bold on the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .prominent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Buttons in brackets, in bold on the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Buttons as a title in the tint.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .borderless, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Buttons as a title in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// Buttons as their labels are.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .plain, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Buttons as their labels are.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Buttons as a title in the tint, underlined.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .link, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Buttons as a title in the tint, underlined.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Buttons in brackets.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .bordered, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Buttons in brackets.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Buttons in brackets, in bold on the tint.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .prominent, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Buttons in brackets, in bold on the tint.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Buttons as a title in the tint.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .borderless, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// Buttons as a title in the tint.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// Buttons in brackets.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .bordered, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// Buttons in brackets.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// Buttons as their labels are.
public nonisolated struct CardButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public init() {}
    /// A button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BuiltInButton(kind: .plain, configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// Buttons as their labels are.
    public static var card: CardButtonStyle { CardButtonStyle() }
}
