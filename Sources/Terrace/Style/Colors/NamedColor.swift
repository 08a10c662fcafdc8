import TerraceCore
import TerraceScreen

/// A colour with a name: in the terminal's theme where there is one for it, and in numbers where it is mixed.
nonisolated enum NamedColor: String, Hashable, CaseIterable, Sendable {
    case black, white, gray, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown

    /// The name of a colour of the terminal's theme.
    init?(_ color: TerminalColor) {
        guard let name = Self.allCases.first(where: { $0.terminal == color }) else { return nil }
        self = name
    }

    var terminal: TerminalColor {
        switch self {
        case .black: .ansi(0)
        case .white: .ansi(15)
        case .gray: .ansi(8)
        case .red: .ansi(9)
        case .orange: .indexed(208)
        case .yellow: .ansi(11)
        case .green: .ansi(10)
        case .mint: .indexed(121)
        case .teal: .ansi(6)
        case .cyan: .ansi(14)
        case .blue: .ansi(12)
        case .indigo: .indexed(62)
        case .purple: .ansi(13)
        case .pink: .indexed(205)
        case .brown: .indexed(137)
        }
    }

    func components(_ scheme: ColorScheme) -> RGBA {
        let isDark = scheme == .dark
        return switch self {
        case .black: .black
        case .white: .white
        case .gray: RGBA(bytes: 142, 142, 147)
        case .red: isDark ? RGBA(bytes: 255, 69, 58) : RGBA(bytes: 255, 59, 48)
        case .orange: isDark ? RGBA(bytes: 255, 159, 10) : RGBA(bytes: 255, 149, 0)
        case .yellow: isDark ? RGBA(bytes: 255, 214, 10) : RGBA(bytes: 255, 204, 0)
        case .green: isDark ? RGBA(bytes: 48, 209, 88) : RGBA(bytes: 52, 199, 89)
        case .mint: isDark ? RGBA(bytes: 99, 230, 226) : RGBA(bytes: 0, 199, 190)
        case .teal: isDark ? RGBA(bytes: 64, 200, 224) : RGBA(bytes: 48, 176, 199)
        case .cyan: isDark ? RGBA(bytes: 100, 210, 255) : RGBA(bytes: 50, 173, 230)
        case .blue: isDark ? RGBA(bytes: 10, 132, 255) : RGBA(bytes: 0, 122, 255)
        case .indigo: isDark ? RGBA(bytes: 94, 92, 230) : RGBA(bytes: 88, 86, 214)
        case .purple: isDark ? RGBA(bytes: 191, 90, 242) : RGBA(bytes: 175, 82, 222)
        case .pink: isDark ? RGBA(bytes: 255, 55, 95) : RGBA(bytes: 255, 45, 85)
        case .brown: isDark ? RGBA(bytes: 172, 142, 104) : RGBA(bytes: 162, 132, 94)
        }
    }
}
