import TerraceCore

/// How a text editor looks.
///
/// ```swift
/// TextEditor(text: .constant("")).textEditorStyle(.roundedBorder)
/// ```
public protocol TextEditorStyle {
    /// An implementation detail.
    nonisolated var _look: _TextFieldLook { get }
}

/// The style of the place: plain.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
    /// The style of the place.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook { .plain }
}

/// The text alone.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
    /// The text alone.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook { .plain }
}

/// The text in a rounded border, bright while it has the focus.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// The text in a rounded border.
    public init() {}
    /// An implementation detail.
    public var _look: _TextFieldLook { .bordered }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The style of the place.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text alone.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// The text in a rounded border.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

private enum TextEditorLookKey: EnvironmentKey { static let defaultValue = _TextFieldLook.plain }

extension EnvironmentValues {
    var textEditorLook: _TextFieldLook {
        get { self[TextEditorLookKey.self] }
        set { self[TextEditorLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how text editors in the view look.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.textEditorLook, style._look)
    }
}
