import SwiftUI
import TerraceTesting
import Testing

// As in a course of 2019: a specifier in a key, a formatter, texts put together.
private struct ConverterView: View {
    @State private var celsius: Double = 20

    private var fahrenheit: Double { celsius * 9 / 5 + 32 }

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.minimumFractionDigits = 2
        formatter.maximumFractionDigits = 2
        formatter.decimalSeparator = "."
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Converter")
                .font(.largeTitle)
                .fontWeight(.bold)
                .foregroundColor(.blue)
            Text("\(celsius, specifier: "%.1f")°C is \(fahrenheit, specifier: "%.1f")°F")
            Text("Exactly ") + Text("\(NSNumber(value: fahrenheit), formatter: Self.formatter)").bold().italic()
            Button(action: { self.celsius += 5 }) {
                Text("Warmer").underline()
            }
        }
        .lineLimit(nil)
        .padding()
    }
}

@MainActor @Suite("Converter, 2019")
struct ConverterProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ConverterView()) }

    @Test("numbers are formatted, and follow the state")
    func converts() {
        let host = TestHost(ConverterView(), width: 40, height: 12, unit: .points)
        #expect(host.text.contains("20.0°C is 68.0°F"))
        #expect(host.text.contains("Exactly 68.00"))
        host.press(.return)
        #expect(host.text.contains("25.0°C is 77.0°F"))
    }
}
