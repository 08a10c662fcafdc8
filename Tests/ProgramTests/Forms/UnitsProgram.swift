import SwiftUI
import TerraceTesting
import Testing

private struct UnitsView: View {
    @State private var input = 100.0
    @State private var inputUnit = "km"
    @State private var outputUnit = "mi"
    @FocusState private var inputIsFocused: Bool

    let metres = ["m": 1.0, "km": 1000, "ft": 0.3048, "mi": 1609.344]
    let units = ["m", "km", "ft", "mi"]

    var result: Double {
        input * metres[inputUnit, default: 1] / metres[outputUnit, default: 1]
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Amount to convert") {
                    TextField("Amount", value: $input, format: .number)
                        .keyboardType(.decimalPad)
                        .focused($inputIsFocused)
                }

                Picker("Convert from", selection: $inputUnit) {
                    ForEach(units, id: \.self) { Text($0) }
                }

                Picker("Convert to", selection: $outputUnit) {
                    ForEach(units, id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)

                Section("Result") {
                    Text(result, format: .number.precision(.fractionLength(2)))
                    ProgressView(value: min(result, 100), total: 100)
                }
            }
            .navigationTitle("Converter")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") {
                        inputIsFocused = false
                    }
                }
            }
        }
    }
}

@MainActor @Suite("Units, 2023")
struct UnitsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(UnitsView().environment(\.locale, Locale(identifier: "en_US"))) }

    @Test("The value is converted when it is entered")
    func converts() {
        let host = TestHost(UnitsView().environment(\.locale, Locale(identifier: "en_US")), width: 60, height: 20, unit: .points)
        #expect(host.text.contains("62.14"))
        host.find(.textField, text: "Amount").focus()
        host.press("u", modifiers: .control)
        host.type("50\n")
        #expect(host.text.contains("31.07"))
    }
}
