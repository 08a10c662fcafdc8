import SwiftUI
import TerraceTesting
import Testing

// As in an article of 2020: a text that counts by itself.
private struct PomodoroView: View {
    @State private var end: Date?

    var body: some View {
        VStack {
            Text("Pomodoro").font(.headline)
            if let end = end {
                Text("Break in \(end, style: .timer)")
                Text(end, style: .relative)
                    .font(.caption)
                    .foregroundColor(.secondary)
            } else {
                Text("Ready?").italic()
            }
            Button(end == nil ? "Start" : "Stop") {
                end = end == nil ? Date().addingTimeInterval(25 * 60) : nil
            }
        }
    }
}

@MainActor @Suite("Pomodoro, 2020")
struct PomodoroProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(PomodoroView()) }

    @Test("the timer goes on without any state of the program's")
    func counts() {
        let host = TestHost(PomodoroView(), width: 40, height: 8, unit: .points)
        #expect(host.text.contains("Ready?"))
        host.press(.return)
        #expect(host.text.contains("Break in 25:00"))
        host.advance(by: .seconds(90))
        #expect(host.text.contains("Break in 23:30"))
        host.press(.return)
        #expect(host.text.contains("Ready?"))
    }
}
