import SwiftUI
import TerraceTesting
import Testing

private struct CountdownView: View {
    @State private var total = 60
    @State private var remaining = 60
    @State private var isRunning = false
    @State private var isDone = false

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle()
                    .stroke(Color.gray.opacity(0.3), lineWidth: 12)
                Circle()
                    .trim(from: 0, to: CGFloat(remaining) / CGFloat(total))
                    .stroke(remaining > 10 ? Color.green : Color.red, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(String(format: "%d:%02d", remaining / 60, remaining % 60))
                    .font(.system(size: 48, weight: .bold))
            }
            .frame(width: 200, height: 200)

            Stepper("Seconds: \(total)", value: $total, in: 10...300, step: 10) { editing in
                if !editing { remaining = total }
            }
            .disabled(isRunning)

            HStack {
                Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
                Button("Cancel") {
                    isRunning = false
                    remaining = total
                }
            }
        }
        .padding()
        .onReceive(timer) { _ in
            guard isRunning else { return }
            remaining -= 1
            if remaining == 0 {
                isRunning = false
                isDone = true
            }
        }
        .onChange(of: total) { newValue in
            remaining = newValue
        }
        .alert(isPresented: $isDone) {
            Alert(title: Text("Time is up!"), dismissButton: .default(Text("OK")) { remaining = total })
        }
    }
}

@MainActor @Suite("Countdown, 2020")
struct CountdownProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(CountdownView()) }

    @Test("It counts down, can be stopped, and says when it is over")
    func counts() {
        let host = TestHost(CountdownView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("1:00"))
        host.find(.stepper).focus()
        for _ in 0..<5 { host.press(.leftArrow) }
        #expect(host.text.contains("Seconds: 10") && host.text.contains("0:10"))
        host.find(.button, text: "Start").click()
        host.advance(by: .seconds(3))
        #expect(host.text.contains("0:07"))
        host.find(.button, text: "Pause").click()
        host.advance(by: .seconds(3))
        #expect(host.text.contains("0:07"))
        host.find(.button, text: "Start").click()
        host.advance(by: .seconds(7))
        #expect(host.text.contains("Time is up!"))
        host.press(.return)
        #expect(!host.text.contains("Time is up!") && host.text.contains("0:10"))
    }
}
