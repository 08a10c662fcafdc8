import SwiftUI
import TerraceTesting
import Testing

private struct CardModifier: ViewModifier {
    var title: String

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            Text(title).font(.caption).foregroundColor(.secondary)
            content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.sRGB, red: 0.9, green: 0.9, blue: 0.9, opacity: 1)))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.4), lineWidth: 1))
        .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

extension View {
    fileprivate func card(_ title: String) -> some View {
        modifier(CardModifier(title: title))
    }

    @ViewBuilder
    fileprivate func hide(if condition: Bool) -> some View {
        if condition { self.hidden() } else { self }
    }
}

private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

private struct Inner: View {
    @Environment(\.theme) var theme
    @Environment(\.colorScheme) var colorScheme

    var body: some View { Text("Theme: \(theme)") }
}

private struct ContentView: View {
    @State private var size: CGSize = .zero

    var body: some View {
        VStack {
            Text("Content").card("Heading")
            Inner().environment(\.theme, "bright")
            Text("Measured")
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: SizeKey.self, value: proxy.size)
                    }
                )
                .onPreferenceChange(SizeKey.self) { size = $0 }
            Text("\(Int(size.width))x\(Int(size.height))")
            Text("Hidden").hide(if: true)
        }
    }
}

@MainActor @Suite("Program: modifiers of its own, 2020")
struct ModifiersProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Modifiers, environment keys and preferences of the program work; sizes are in points")
    func shows() {
        let host = TestHost(ContentView(), width: 50, height: 16, unit: .points)
        for text in ["Heading", "Content", "Theme: bright", "64x16"] { #expect(host.text.contains(text), "\(text)") }
        #expect(!host.text.contains("Hidden"))
    }
}
