/// Whether the background is dark or light.
public nonisolated enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// How strongly colours are to differ.
public nonisolated enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

package enum ColorSchemeKey: EnvironmentKey { package static let defaultValue = ColorScheme.dark }
private enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }

extension EnvironmentValues {
    /// Whether the background is dark or light: what the terminal says of its own, or what was set here. Dark where it says nothing.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// How strongly colours are to differ.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}

extension View {
    /// Has the view and all in it take the background for dark or light; nil leaves it to the terminal. The terminal's own colours stay.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { current in
            if let colorScheme { current = colorScheme }
        }
    }

    /// Has the view and all in it take the background for dark or light.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
