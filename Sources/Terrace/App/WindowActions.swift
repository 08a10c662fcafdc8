import TerraceCore

/// Shows a window of the program's: over the others, and no other than the one that shows it already.
///
/// ```swift
/// struct Open: View {
///     @Environment(\.openWindow) private var openWindow
///     var body: some View { Button("Log") { openWindow(id: "log") } }
/// }
/// ```
public nonisolated struct OpenWindowAction: @unchecked Sendable {
    // Only ever used on the main actor.
    weak var model: WindowModel?

    /// Shows the window with an identifier; without such a window it does nothing but say so.
    @MainActor public func callAsFunction(id: String) { model?.open(id: id, value: nil) }
    /// Shows the window for values of a type with this one.
    @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) { model?.open(id: nil, value: value) }
    /// Shows the window with an identifier with a value.
    @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { model?.open(id: id, value: value) }
}

/// Closes a window of the program's; the first one stays.
public nonisolated struct DismissWindowAction: @unchecked Sendable {
    // Only ever used on the main actor.
    weak var model: WindowModel?

    /// Closes the window that is on top.
    @MainActor public func callAsFunction() { model?.close() }
    /// Closes the window with an identifier.
    @MainActor public func callAsFunction(id: String) { model?.close(id: id, value: nil) }
    /// Closes the window with a value.
    @MainActor public func callAsFunction<D: Hashable & Codable>(value: D) { model?.close(id: nil, value: value) }
    /// Closes the window with an identifier and a value.
    @MainActor public func callAsFunction<D: Hashable & Codable>(id: String, value: D) { model?.close(id: id, value: value) }
}

/// Shows the program's settings.
public nonisolated struct OpenSettingsAction: @unchecked Sendable {
    // Only ever used on the main actor.
    weak var model: WindowModel?

    /// Shows them; without a `Settings` scene it does nothing.
    @MainActor public func callAsFunction() { model?.openSettings() }
}

private enum WindowsKey: EnvironmentKey { static let defaultValue = OpenWindowAction() }

extension EnvironmentValues {
    /// Shows a window of the program's.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[WindowsKey.self] }
        set { self[WindowsKey.self] = newValue }
    }

    /// Closes a window of the program's.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(model: openWindow.model) }
    /// Shows the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(model: openWindow.model) }
    /// Whether several windows can be seen at once: in a terminal they cannot, but one can be opened over another.
    public var supportsMultipleWindows: Bool { false }
}
