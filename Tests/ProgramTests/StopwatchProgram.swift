import Combine
import SwiftUI
import TerraceTesting
import Testing

private struct StopwatchView: View {
    @State private var elapsed = 0
    @State private var isRunning = false
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var formatted: String {
        let minutes = elapsed / 60
        let seconds = elapsed % 60
        return String(format: "%02d:%02d", minutes, seconds)
    }

    var body: some View {
        VStack(spacing: 20) {
            Text(formatted)
                .font(.largeTitle)
                .bold()
            HStack {
                Button(isRunning ? "Stop" : "Start") {
                    isRunning.toggle()
                }
                Button("Reset") {
                    elapsed = 0
                }
            }
        }
        .padding()
        .onReceive(timer) { _ in
            guard isRunning else { return }
            elapsed += 1
        }
    }
}

struct StopwatchView_Previews: PreviewProvider {
    static var previews: some View {
        StopwatchView()
            .previewDisplayName("Stopwatch")
    }
}

@MainActor @Suite("Stopwatch, 2020")
struct StopwatchProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(StopwatchView()) }

    @Test("It counts while it runs")
    func counts() {
        let host = TestHost(StopwatchView(), width: 40, height: 10, unit: .points)
        host.advance(by: .seconds(2))
        #expect(host.text.contains("00:00"))
        host.press(.return)
        host.advance(by: .seconds(65))
        #expect(host.text.contains("01:05"))
        host.press(.return)
        host.advance(by: .seconds(5))
        #expect(host.text.contains("01:05"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("00:00"))
    }
}
