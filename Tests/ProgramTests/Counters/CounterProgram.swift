import SwiftUI
import TerraceTesting
import Testing

private struct CounterView: View {
    @State var count = 0

    var body: some View {
        VStack(spacing: 20) {
            Text("Count: \(count)")
            Button(action: { self.count += 1 }) {
                Text("Add")
            }
        }
        .padding(16)
    }
}

@MainActor @Suite("Counter, 2019")
struct CounterProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(CounterView()) }

    @Test("Return adds one")
    func adds() {
        let host = TestHost(CounterView(), width: 30, height: 10, unit: .points)
        host.press(.return)
        #expect(host.text.contains("Count: 1"))
    }
}
