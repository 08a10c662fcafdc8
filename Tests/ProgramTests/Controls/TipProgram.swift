import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    @State private var checkAmount = 100.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20

    let tipPercentages = [10, 15, 20, 25, 0]

    var totalPerPerson: Double {
        let tipValue = checkAmount / 100 * Double(tipPercentage)
        return (checkAmount + tipValue) / Double(numberOfPeople)
    }

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Number of people", selection: $numberOfPeople) {
                ForEach(2..<10) {
                    Text("\($0) people").tag($0)
                }
            }
            Section {
                Picker("Tip percentage", selection: $tipPercentage) {
                    ForEach(tipPercentages, id: \.self) {
                        Text("\($0)%")
                    }
                }
                .pickerStyle(.segmented)
            } header: {
                Text("How much tip do you want to leave?")
            }
            Text("Total: \(totalPerPerson)")
        }
    }
}

@MainActor @Suite("Tips, 2021")
struct TipProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Pickers choose people and tip")
    func chooses() {
        let host = TestHost(ContentView(), width: 60, height: 16, unit: .points)
        #expect(host.text.contains("Total: 60.0"))
        #expect(host.text.contains("[20%]"))
        host.press(.return)
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("4 people"))
        #expect(host.text.contains("Total: 30.0"))
        host.press(.tab)
        host.press(.leftArrow)
        host.press(.leftArrow)
        #expect(host.text.contains("[10%]"))
        #expect(host.text.contains("Total: 27.5"))
    }
}
