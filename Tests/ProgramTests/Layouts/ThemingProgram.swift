import SwiftUI
import TerraceTesting
import Testing

private protocol Theme {
    var name: String { get }
    var primary: Color { get }
    var surface: Color { get }
    var cornerRadius: CGFloat { get }
}

private struct OceanTheme: Theme {
    let name = "Ocean"
    let primary = Color(hex: 0x1B6CA8)
    let surface = Color(hex: 0xD4EBF8)
    let cornerRadius: CGFloat = 16
}

private struct ForestTheme: Theme {
    let name = "Forest"
    let primary = Color(hex: 0x2E7D32)
    let surface = Color(hex: 0xE8F5E9)
    let cornerRadius: CGFloat = 0
}

extension Color {
    fileprivate init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255, blue: Double(hex & 0xff) / 255,
            opacity: alpha)
    }
}

private struct CurrentThemeKey: EnvironmentKey {
    static let defaultValue: any Theme = OceanTheme()
}

extension EnvironmentValues {
    fileprivate var currentTheme: any Theme {
        get { self[CurrentThemeKey.self] }
        set { self[CurrentThemeKey.self] = newValue }
    }
}

extension View {
    fileprivate func themed(_ theme: any Theme) -> some View {
        environment(\.currentTheme, theme).tint(theme.primary)
    }
}

@MainActor
private final class ThemeManager: ObservableObject {
    @AppStorage("theme.of.tests") private var storedName = "Ocean"
    let themes: [any Theme] = [OceanTheme(), ForestTheme()]

    @Published private(set) var current: any Theme = OceanTheme()

    func select(_ name: String) {
        guard let theme = themes.first(where: { $0.name == name }) else { return }
        current = theme
        storedName = name
    }
}

private struct ThemedCard<Content: View>: View {
    @Environment(\.currentTheme) private var theme
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title.uppercased())
                .font(.caption)
                .foregroundStyle(theme.primary)
            content
                .foregroundStyle(.black)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(theme.surface)
        .clipShape(RoundedRectangle(cornerRadius: theme.cornerRadius))
        .overlay {
            RoundedRectangle(cornerRadius: theme.cornerRadius)
                .strokeBorder(theme.primary, lineWidth: 1)
        }
    }
}

private struct ThemedButtonStyle: ButtonStyle {
    @Environment(\.currentTheme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(isEnabled ? theme.primary : .gray, in: RoundedRectangle(cornerRadius: theme.cornerRadius))
            .foregroundStyle(.white)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

extension ButtonStyle where Self == ThemedButtonStyle {
    fileprivate static var themed: ThemedButtonStyle { ThemedButtonStyle() }
}

private struct ThemePicker: View {
    @ObservedObject var manager: ThemeManager

    var body: some View {
        Picker("Theme", selection: Binding(get: { manager.current.name }, set: { manager.select($0) })) {
            ForEach(manager.themes, id: \.name) { theme in
                Text(theme.name)
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
    }
}

private struct ContentView: View {
    @StateObject private var manager = ThemeManager()
    @State private var likes = 0

    var body: some View {
        VStack(spacing: 16) {
            ThemePicker(manager: manager)
            ThemedCard("About") {
                Text("This is the \(manager.current.name) theme.")
            }
            ThemedCard("Numbers") {
                HStack {
                    Text("Likes")
                    Spacer()
                    Text(likes, format: .number)
                }
            }
            HStack {
                Button("Like") { likes += 1 }
                Button("Reset") { likes = 0 }
                    .disabled(likes == 0)
            }
            .buttonStyle(.themed)
        }
        .padding()
        .themed(manager.current)
    }
}

@MainActor @Suite("Themes, 2023")
struct ThemingProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("The theme of the environment reaches cards, buttons and their styles")
    func changes() {
        let host = TestHost(ContentView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("This is the Ocean theme."))
        let card = host.find(text: "This is the Ocean theme.").frame
        #expect(host.cell(x: card.x, y: card.y).background?.description == "rgb(212, 235, 248)")
        host.press(.rightArrow)
        #expect(host.text.contains("This is the Forest theme."))
        #expect(host.cell(x: card.x, y: card.y).background?.description == "rgb(232, 245, 233)")
        let like = host.find(.button, text: "Like")
        #expect(!host.find(.button, text: "Reset").isEnabled)
        like.focus()
        host.press(.return)
        #expect(host.lines.contains { $0.contains("Likes") && $0.contains("1") })
        #expect(host.find(.button, text: "Reset").isEnabled)
    }
}
