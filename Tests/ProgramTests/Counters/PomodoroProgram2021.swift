import SwiftUI
import TerraceTesting
import Testing

private final class TimerModel: ObservableObject {
    enum Phase: String, CaseIterable, Identifiable {
        case work = "Work"
        case pause = "Break"
        var id: Self { self }
        var minutes: Int { self == .work ? 25 : 5 }
    }

    @Published var phase = Phase.work { didSet { remaining = phase.minutes * 60 } }
    @Published var remaining = 25 * 60
    @Published var isActive = false

    func tick() {
        guard isActive, remaining > 0 else { return }
        remaining -= 1
    }
}

private struct TimerView: View {
    @ObservedObject var model: TimerModel
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 16) {
            Picker("Phase", selection: $model.phase) {
                ForEach(TimerModel.Phase.allCases) { phase in
                    Text(phase.rawValue).tag(phase)
                }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            ZStack {
                Circle()
                    .stroke(lineWidth: 20)
                    .opacity(0.3)
                    .foregroundColor(.red)
                Circle()
                    .trim(from: 0.0, to: CGFloat(model.remaining) / CGFloat(model.phase.minutes * 60))
                    .stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round))
                    .foregroundColor(.red)
                    .rotationEffect(Angle(degrees: 270.0))
                    .animation(.linear, value: model.remaining)
                Text("\(model.remaining / 60):\(String(format: "%02d", model.remaining % 60))")
                    .font(.largeTitle)
            }
            .frame(width: 160, height: 160)
            Button(model.isActive ? "Stop" : "Start") { model.isActive.toggle() }
        }
        .onReceive(timer) { _ in model.tick() }
        .onChange(of: model.phase) { _ in model.isActive = false }
    }
}

@MainActor @Suite("Program: pomodoro, 2021")
struct PomodoroProgram2021 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(TimerView(model: TimerModel())) }

    @Test("The break has five minutes")
    func changes() {
        let host = TestHost(TimerView(model: TimerModel()), width: 50, height: 20, unit: .points)
        #expect(host.text.contains("25:00"))
        host.press(.rightArrow)
        #expect(host.text.contains("5:00"))
    }
}
