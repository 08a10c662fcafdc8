import TerraceCore

/// How a text field looks.
///
/// ```swift
/// TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
/// ```
public protocol TextFieldStyle: Sendable {
    /// An implementation detail.
    var _look: _TextFieldLook { get }
}

/// The looks of a text field. An implementation detail.
public nonisolated enum _TextFieldLook: Hashable, Sendable {
    /// The text alone.
    case plain
    /// The text in a rounded border.
    case bordered
}

/// The text alone; its row is marked while it has the focus.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    /// The text alone.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook { .plain }
}

/// The text in a rounded border, bright while it has the focus.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The text in a rounded border.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook { .bordered }
}

/// The style of the place: plain.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style of the place.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook { .plain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

private enum TextFieldLookKey: EnvironmentKey { static let defaultValue = _TextFieldLook.plain }

extension EnvironmentValues {
    package var textFieldLook: _TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how text fields in the view look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldLook, style._look) }
}
