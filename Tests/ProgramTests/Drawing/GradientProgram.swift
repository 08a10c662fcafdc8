import SwiftUI
import TerraceTesting
import Testing

extension Color {
    fileprivate init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a: UInt64
        let r: UInt64
        let g: UInt64
        let b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(
            .sRGB,
            red: Double(r) / 255,
            green: Double(g) / 255,
            blue: Double(b) / 255,
            opacity: Double(a) / 255
        )
    }
}

private struct LoginCard: View {
    let gradient = LinearGradient(
        gradient: Gradient(colors: [Color(hex: "#FF0000"), Color(hex: "0000FF")]), startPoint: .leading, endPoint: .trailing)

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue.opacity(0.6), .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                .ignoresSafeArea()
            VStack(spacing: 20) {
                Text("Welcome")
                    .font(.largeTitle)
                    .foregroundStyle(
                        .linearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing))
                Text("Sign in")
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(gradient)
                    .cornerRadius(10)
                Rectangle().fill(.red.gradient).frame(height: 16)
                Text("Glass").padding().background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
            }
            .padding()
        }
    }
}

@MainActor @Suite("Gradients, 2021")
struct GradientProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(LoginCard()) }

    @Test("The background goes from one colour to another, and so does text")
    func colours() {
        let host = TestHost(LoginCard(), width: 40, height: 16, unit: .points)
        #expect(host.text.contains("Welcome"))
        #expect(host.terminal.cell(x: 0, y: 0).style.background != host.terminal.cell(x: 39, y: 15).style.background)
        let row = host.lines.firstIndex { $0.contains("Welcome") } ?? 0
        let columns = (0..<40).filter { !host.terminal.cell(x: $0, y: row).text.allSatisfy { $0 == " " } }
        let first = host.terminal.cell(x: columns.first ?? 0, y: row).style.foreground
        let last = host.terminal.cell(x: columns.last ?? 0, y: row).style.foreground
        #expect(first != last)
    }
}
