import SwiftUI
import TerraceTesting
import Testing

// Programs of 2020 size their views by the screen, and take colours and taps from UIKit, which SwiftUI brings along.

private enum Key: String, CaseIterable {
    case one = "1"
    case two = "2"
    case three = "3"
    case clear = "C"

    var color: Color {
        switch self {
        case .clear: return Color(.lightGray)
        case .three: return Color(UIColor(red: 0.9, green: 0.5, blue: 0.1, alpha: 1))
        case .two: return Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        default: return Color(.systemGray5)
        }
    }
}

private struct KeypadView: View {
    @State private var typed = ""
    private let tap = UIImpactFeedbackGenerator(style: .medium)

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(typed.isEmpty ? "-" : typed)
                .foregroundColor(Color(UIColor.label))
            HStack(spacing: 0) {
                ForEach(Key.allCases, id: \.self) { key in
                    Button(action: { self.press(key) }) {
                        Text(key.rawValue)
                            .frame(width: self.keyWidth, height: 32)
                            .background(key.color)
                    }
                }
            }
            if UIDevice.current.userInterfaceIdiom == .phone {
                Text("A phone")
            }
        }
    }

    private var keyWidth: CGFloat { (UIScreen.main.bounds.width - 80) / 4 }

    private func press(_ key: Key) {
        tap.impactOccurred()
        typed = key == .clear ? "" : typed + key.rawValue
    }
}

@MainActor @Suite("Keypad, 2020")
struct KeypadProgram {
    @Test("The screen of the device is the window")
    func screen() {
        let host = TestHost(KeypadView(), width: 50, height: 12, unit: .points)
        let row = host.lines.first { $0.contains("1") } ?? ""
        let columns = row.enumerated().filter { "123C".contains($0.element) }.map(\.offset)
        #expect(columns.count == 4)
        #expect(zip(columns, columns.dropFirst()).allSatisfy { $1 - $0 == 10 })
        #expect(host.text.contains("A phone"))
    }

    @Test("A wide window is no phone, and keys type")
    func types() {
        let host = TestHost(KeypadView(), width: 80, height: 12, unit: .points)
        #expect(!host.text.contains("A phone"))
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("12"))
    }
}
