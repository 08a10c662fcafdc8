import TerraceCore

/// How pickers look.
///
/// ```swift
/// Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }.pickerStyle(.segmented)
/// ```
public protocol PickerStyle: Sendable {
    /// An implementation detail.
    var _look: _PickerLook { get }
}

/// The looks of a picker. An implementation detail.
public nonisolated enum _PickerLook: Hashable, Sendable {
    /// As is usual where it stands.
    case automatic
    /// What is chosen; the options are in a menu.
    case menu
    /// Options one below the other.
    case inline
    /// Options one below the other, with a mark in front of each.
    case radio
    /// Options side by side.
    case segmented
    /// A few of the options, in the middle what is chosen.
    case wheel
}

/// Pickers as is usual: what is chosen, with the options in a menu.
public nonisolated struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// Pickers as is usual: what is chosen, with the options in a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Pickers as what is chosen, with the options in a menu.
public nonisolated struct MenuPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// Pickers as what is chosen, with the options in a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Pickers as their options, one below the other.
public nonisolated struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Pickers as their options, one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Pickers as their options side by side.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Pickers as their options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Pickers as five of their options, in the middle what is chosen.
public nonisolated struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// Pickers as five of their options, in the middle what is chosen.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Pickers as their options, one below the other, each with a mark.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .radio }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Pickers as their options, one below the other, each with a mark.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Pickers as what is chosen, with the options in a menu.
public nonisolated struct PopUpButtonPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .menu }
}

/// Pickers as what is chosen, with the options in a menu (a terminal has no need for a screen of them).
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// Pickers as what is chosen, with the options in a menu (a terminal has no need for a screen of them).
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Pickers as their options side by side.
public nonisolated struct PalettePickerStyle: PickerStyle {
    /// The style.
    public init() {}
    /// An implementation detail.
    public var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Pickers as their options side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static let defaultValue = _PickerLook.automatic }

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers in the view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, style._look) }
}
