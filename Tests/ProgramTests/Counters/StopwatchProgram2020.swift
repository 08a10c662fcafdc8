import Combine
import SwiftUI
import TerraceTesting
import Testing

private struct StopwatchView: View {
    @State private var secondsElapsed = 0
    @State private var isRunning = false
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text(String(format: "%02d:%02d", secondsElapsed / 60, secondsElapsed % 60))
                .font(.system(size: 60, weight: .thin, design: .monospaced))
                .onReceive(timer) { _ in
                    if isRunning { secondsElapsed += 1 }
                }
            HStack(spacing: 20) {
                Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
                Button("Reset") {
                    isRunning = false
                    secondsElapsed = 0
                }
                .disabled(secondsElapsed == 0)
            }
        }
    }
}

@MainActor @Suite("Program: stopwatch, 2020")
struct StopwatchProgram2020 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(StopwatchView()) }

    @Test("It shows no time yet, and the button says what it does next")
    func starts() {
        let host = TestHost(StopwatchView(), width: 40, height: 8, unit: .points)
        #expect(host.text.contains("00:00"))
        host.press(.return)
        #expect(host.text.contains("Pause"))
    }
}
