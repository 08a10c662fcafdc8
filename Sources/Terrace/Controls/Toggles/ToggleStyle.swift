import TerraceCore

/// How toggles look and what flips them.
///
/// ```swift
/// struct Tick: ToggleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isOn.toggle() } label: {
///             Text(configuration.isOn ? "yes" : "no")
///             configuration.label
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What a toggle is drawn as.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = ToggleStyleConfiguration
    /// A toggle.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a `ToggleStyle` is told.
public nonisolated struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// Whether it is on; `$isOn` is the binding.
    @Binding public var isOn: Bool
    /// Whether it stands for several values that differ.
    public var isMixed: Bool
    let origin: ControlStyle<ToggleStyleConfiguration>?

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, origin: ControlStyle<ToggleStyleConfiguration>?) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.origin = origin
    }
}

/// Toggles as is usual where they stand.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    /// The style.
    public init() {}
    /// A toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View { PlacedToggle(configuration: configuration) }
}

private nonisolated struct PlacedToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.controlPlace) private var place
    @MainActor var body: some View { ToggleFace(look: .usual(in: place), configuration: configuration) }
}

/// Toggles as a box that is ticked: `[x]`.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    /// The style.
    public init() {}
    /// A toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View { ToggleFace(look: .checkbox, configuration: configuration) }
}

/// Toggles as a switch behind the label: `━━●` and `○──`.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// The style.
    public init() { tint = nil }
    /// The style, with a colour for what is on.
    public init(tint: Color) { self.tint = tint }
    /// A toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(look: .switched(tint), configuration: configuration)
    }
}

/// Toggles as a button that stays down: `[ ✓ Bold ]`.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    public init() {}
    /// A toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View { ToggleFace(look: .button, configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// Toggles as is usual where they stand.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// Toggles as a box that is ticked.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// Toggles as a switch behind the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// Toggles as a button that stays down.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    var toggleStyle: ControlStyle<ToggleStyleConfiguration>? { self[styleFor: ToggleStyleConfiguration.self] }
}

extension View {
    /// Sets how toggles in the view look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in style.makeBody(configuration: configuration) })
    }
}
