import SwiftUI
import TerraceTesting
import Testing

private struct ProgressRing: View {
    var progress: Double

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 20.0)
                .opacity(0.3)
                .foregroundColor(Color.red)

            Circle()
                .trim(from: 0.0, to: CGFloat(min(self.progress, 1.0)))
                .stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round))
                .foregroundColor(Color.red)
                .rotationEffect(Angle(degrees: 270.0))
                .animation(.linear)

            Text(String(format: "%.0f %%", min(self.progress, 1.0) * 100.0))
                .font(.largeTitle)
                .bold()
        }
    }
}

private struct RingView: View {
    @State var progressValue: Double = 0.25

    var body: some View {
        VStack {
            ProgressRing(progress: self.progressValue)
                .frame(width: 150.0, height: 150.0)
                .padding(40.0)
            Button(action: { self.progressValue += 0.25 }) {
                HStack {
                    Image(systemName: "plus.rectangle.fill")
                    Text("Increment")
                }
            }
        }
    }
}

@MainActor @Suite("Progress ring, 2020")
struct RingProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(RingView()) }

    @Test("The ring grows and the text in it stays")
    func grows() {
        let host = TestHost(RingView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("25 %"))
        let red = { (0..<24).reduce(0) { sum, y in sum + (0..<60).filter { host.terminal.cell(x: $0, y: y).text == "█" }.count } }
        let before = host.text
        host.press(.return)
        #expect(host.text.contains("50 %"))
        #expect(red() > 20)
        #expect(host.text != before)
    }
}
