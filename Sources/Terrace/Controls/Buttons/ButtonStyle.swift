import TerraceCore

/// How buttons look. The button is pressed as usual: by keys, clicks and shortcuts; while it has the focus, what the style draws is shown
/// in reverse.
///
/// ```swift
/// struct Loud: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.bold().padding(.horizontal, 1).background(configuration.isPressed ? Color.red : .blue)
///     }
/// }
/// let view = Button("Go") {}.buttonStyle(Loud())
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button is drawn as.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = ButtonStyleConfiguration
    /// A button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a `ButtonStyle` is told.
public nonisolated struct ButtonStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: View {
        private let content: AnyView
        init(_ content: AnyView) { self.content = content }
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether it is held down now: by the mouse, or by a key where the terminal says when keys come up.
    public let isPressed: Bool
}

/// How buttons look and what presses them.
///
/// ```swift
/// struct Twice: PrimitiveButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button is drawn as.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// A button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a `PrimitiveButtonStyle` is told.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public nonisolated struct Label: View {
        let content: AnyView
        init(_ content: AnyView) { self.content = content }
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: @MainActor () -> Void
    let origin: ControlStyle<PrimitiveButtonStyleConfiguration>?

    /// Does what the button is for. No method, so that it may be handed on as an action: `Button(action: configuration.trigger)`.
    public var trigger: @MainActor () -> Void { action }
}

/// A button whose style draws it and nothing else.
private struct StyledButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let content: @MainActor (ButtonStyleConfiguration) -> Content

    @State private var isPressed = false
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    @MainActor var body: some View {
        content(
            ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(configuration.label.content), isPressed: isPressed)
        )
        .pressable(
            repeats: repeatBehavior == .enabled, onPress: { if isPressed != $0 { isPressed = $0 } }, action: configuration.action)
    }
}

extension EnvironmentValues {
    var primitiveButtonStyle: ControlStyle<PrimitiveButtonStyleConfiguration>? { self[styleFor: PrimitiveButtonStyleConfiguration.self] }
}

extension View {
    /// Sets how buttons in the view look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
                StyledButton(configuration: configuration) { style.makeBody(configuration: $0) }
            })
    }

    /// Sets how buttons in the view look, and what presses them.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        var made = ControlStyle(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
        made.isForControlsAlone = style is any BareButtonStyle
        return controlStyle(made)
    }
}

/// Styles without a shape of their own: links have one that fits them already.
nonisolated protocol BareButtonStyle {}

extension DefaultButtonStyle: BareButtonStyle {}
extension BorderlessButtonStyle: BareButtonStyle {}
extension PlainButtonStyle: BareButtonStyle {}
extension LinkButtonStyle: BareButtonStyle {}
extension AccessoryBarButtonStyle: BareButtonStyle {}

/// A link: a button where the style of buttons has a shape, else what it looks like itself.
nonisolated struct StyledLink<Label: View, Face: View>: View {
    let label: Label
    let action: @MainActor () -> Void
    @ViewBuilder let face: () -> Face

    @Environment(\.primitiveButtonStyle) private var style

    @MainActor private var isButton: Bool {
        guard let style else { return false }
        style.noteUse()
        return !style.isForControlsAlone
    }

    @MainActor var body: some View {
        if isButton {
            Button(action: action) { label }
        } else {
            face()
        }
    }
}
