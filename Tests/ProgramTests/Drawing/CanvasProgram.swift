import SwiftUI
import TerraceTesting
import Testing

private struct ChartView: View {
    let values: [Double] = [2, 5, 3, 8, 6]

    var body: some View {
        VStack {
            GeometryReader { geometry in
                HStack(alignment: .bottom, spacing: 8) {
                    ForEach(values.indices, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 2)
                            .fill(Color.accentColor)
                            .frame(width: 16, height: geometry.size.height * CGFloat(values[index] / 8))
                    }
                }
            }
            .frame(height: 128)
            Canvas { context, size in
                context.stroke(
                    Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)), with: .color(.green), lineWidth: 1)
                context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: size.height / 2))
                var copy = context
                copy.translateBy(x: 8, y: 0)
                copy.rotate(by: .degrees(0))
                copy.fill(
                    Path(CGRect(x: 0, y: 0, width: 16, height: 16)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 16, y: 0)))
            }
            .frame(width: 160, height: 80)
            TimelineView(.periodic(from: .now, by: 1)) { context in
                let seconds = Int(context.date.timeIntervalSince1970)
                Text(seconds.isMultiple(of: 2) ? "tick" : "tock")
            }
            AsyncImage(url: URL(string: "https://example.com/cat.png")) { phase in
                switch phase {
                case .empty: Text("loading")
                case .success(let image): image.resizable().aspectRatio(contentMode: .fit)
                case .failure: Image(systemName: "photo")
                @unknown default: EmptyView()
                }
            }
            AsyncImage(url: nil) { image in
                image.resizable()
            } placeholder: {
                Color.gray
            }
            .frame(width: 40, height: 16)
        }
    }
}

@MainActor @Suite("Charts and canvases, 2022")
struct CanvasProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ChartView()) }

    @Test("Bars, a canvas with text in the middle, and a clock that ticks")
    func draws() {
        let host = TestHost(ChartView(), width: 40, height: 20, unit: .points)
        #expect(host.text.contains("mid"))
        #expect(host.text.contains("██"))
        #expect(host.text.contains("loading"))
        let before = host.text.contains("tick")
        host.advance(by: .milliseconds(1500))
        #expect(host.text.contains("tick") != before)
    }
}
