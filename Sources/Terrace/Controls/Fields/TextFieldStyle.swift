import TerraceCore

/// How a text field looks. A style of your own makes a view of the field:
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         VStack(spacing: 0) { configuration; Divider() }
///     }
/// }
/// let field = TextField("Name", text: .constant("")).textFieldStyle(Underlined())
/// ```
public protocol TextFieldStyle {
    /// What it makes.
    associatedtype _Body: View
    /// The label of the field that it is given.
    typealias _Label = _TextFieldStyleLabel
    /// Makes a view of a field.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
    /// An implementation detail.
    nonisolated var _look: _TextFieldLook? { get }
}

extension TextFieldStyle {
    /// None: it is made by `_body`. An implementation detail.
    public nonisolated var _look: _TextFieldLook? { nil }
}

/// The label of a field in a style. An implementation detail.
public nonisolated struct _TextFieldStyleLabel: View {
    /// It is shown by the field itself.
    @MainActor public var body: some View { EmptyView() }
}

/// The looks of a text field. An implementation detail.
public nonisolated enum _TextFieldLook: Hashable, Sendable {
    /// As the place has it: on a line in a form, else the text alone.
    case automatic
    /// The text alone.
    case plain
    /// The text on a line as long as the field.
    case ruled
    /// The text in a rounded border.
    case bordered
    /// The text in a border with corners.
    case square
}

/// The text alone; its row is marked while it has the focus.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    /// The text alone.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook? { .plain }
    /// An implementation detail.
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.textFieldStyle(self) }
}

/// The text in a rounded border, bright while it has the focus.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The text in a rounded border.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook? { .bordered }
    /// An implementation detail.
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.textFieldStyle(self) }
}

/// The text in a border with corners, bright while it has the focus.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// The text in a border.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook? { .square }
    /// An implementation detail.
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.textFieldStyle(self) }
}

/// The style of the place: on a line that says how far the field goes in a form, else the text alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style of the place.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook? { .automatic }
    /// An implementation detail.
    @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// The text in a border with corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

private enum TextFieldLookKey: EnvironmentKey { static let defaultValue = _TextFieldLook.automatic }

extension EnvironmentValues {
    package var textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

extension _TextFieldLook {
    /// What the automatic look is in a place.
    func resolved(in environment: EnvironmentValues) -> _TextFieldLook {
        guard self == .automatic else { return self }
        return environment.controlPlace == .row ? .ruled : .plain
    }

    /// Whether a border stands around the text.
    var hasBorder: Bool { self == .bordered || self == .square }
}

extension View {
    /// Sets how text fields and secure fields in the view look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let custom = ControlStyle<TextFieldStyleConfiguration>(style) { style, configuration in
            style._body(configuration: configuration.field)
        }
        return environment(\.textFieldLook, style._look ?? .plain).controlStyle(style._look == nil ? custom : nil)
    }
}
