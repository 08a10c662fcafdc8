import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    @State private var checkAmount = 0.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20
    @FocusState private var amountIsFocused: Bool

    let tipPercentages = [10, 15, 20, 25, 0]

    var totalPerPerson: Double {
        let peopleCount = Double(numberOfPeople + 2)
        let tipSelection = Double(tipPercentage)
        let tipValue = checkAmount / 100 * tipSelection
        return (checkAmount + tipValue) / peopleCount
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Amount", value: $checkAmount, format: .currency(code: "USD"))
                        .keyboardType(.decimalPad)
                        .focused($amountIsFocused)

                    Picker("Number of people", selection: $numberOfPeople) {
                        ForEach(2..<100) {
                            Text("\($0) people")
                        }
                    }
                    .pickerStyle(.navigationLink)
                }

                Section("How much do you want to tip?") {
                    Picker("Tip percentage", selection: $tipPercentage) {
                        ForEach(tipPercentages, id: \.self) {
                            Text($0, format: .percent)
                        }
                    }
                    .pickerStyle(.segmented)
                }

                Section {
                    Text(totalPerPerson, format: .currency(code: "USD"))
                }
            }
            .navigationTitle("Split it")
            .toolbar {
                if amountIsFocused {
                    Button("Done") {
                        amountIsFocused = false
                    }
                }
            }
        }
    }
}

#Preview {
    ContentView()
}

@MainActor @Suite("Program: splitting a bill, 2023")
struct TipProgram2023 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("An amount that is typed and submitted is split, with the tip")
    func splits() {
        let host = TestHost(ContentView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("4 people"))
        host.press("a", modifiers: .control)
        host.press("k", modifiers: .control)
        host.type("100\n")
        #expect(host.text.contains("$30.00"))
    }
}
