import SwiftUI
import TerraceTesting
import Testing

// Controls in a list are rows, as they are in a form.

private struct GoalsView: View {
    @State private var steps = 8
    @State private var unit = "km"
    @State private var log: [String] = []

    var body: some View {
        List {
            Section("Goal") {
                Stepper("Steps: \(steps)", value: $steps, in: 0...20)
                Picker("Unit", selection: $unit) {
                    Text("Kilometres").tag("km")
                    Text("Miles").tag("mi")
                }
                Button("Add entry") { log.append("Entry \(log.count + 1)") }
            }
            ForEach(log, id: \.self) { Text($0) }
        }
    }
}

@MainActor @Suite("Goals, 2022")
struct GoalsProgram {
    @Test("What a control is set to stands at the end of its row")
    func spread() {
        let host = TestHost(GoalsView(), width: 40, height: 10, unit: .points)
        let rows = host.lines
        #expect(rows.contains { $0.hasPrefix("Steps: 8") && $0.hasSuffix("[- +]") })
        #expect(rows.contains { $0.hasPrefix("Unit") && $0.hasSuffix("Kilometres ▾") })
    }

    @Test("A button is a row that is pressed")
    func pressed() {
        let host = TestHost(GoalsView(), width: 40, height: 10, unit: .points)
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Entry 1"))
    }
}
