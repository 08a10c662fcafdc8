import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    @State private var input = 100.0
    @State private var inputUnit = "Meters"
    @State private var outputUnit = "Feet"
    private let units = ["Feet", "Kilometers", "Meters", "Yards"]
    private let meters = ["Feet": 0.3048, "Kilometers": 1000, "Meters": 1, "Yards": 0.9144]

    private var result: String {
        let value = input * (meters[inputUnit] ?? 1) / (meters[outputUnit] ?? 1)
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 2
        return formatter.string(from: NSNumber(value: value)) ?? ""
    }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField("Amount", value: $input, format: .number)
                        .keyboardType(.decimalPad)
                } header: {
                    Text("Amount to convert")
                }

                Picker("Convert from", selection: $inputUnit) {
                    ForEach(units, id: \.self) {
                        Text($0)
                    }
                }

                Picker("Convert to", selection: $outputUnit) {
                    ForEach(units, id: \.self) {
                        Text($0)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())

                Section {
                    Text(result)
                } header: {
                    Text("Result")
                }
            }
            .navigationTitle("Converter")
        }
        .navigationViewStyle(.stack)
    }
}

@MainActor @Suite("Program: converter, 2021")
struct ConverterProgram2021 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("100 metres are 328.08 feet; the segmented picker changes the unit by an arrow")
    func converts() {
        let host = TestHost(ContentView(), width: 70, height: 24, unit: .points)
        #expect(host.text.contains("328.08"))
        host.press(.tab)
        host.press(.tab)
        host.press(.rightArrow)
        #expect(host.text.contains("0.1"))
    }
}
