import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor @Suite("Animation and time")
struct AnimationTests {
    private struct Fold: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("fold") { withAnimation(.spring(response: 0.3)) { isOpen.toggle() } }
                Image(systemName: "arrowtriangle.right.fill").rotationEffect(.degrees(isOpen ? 90 : 0))
                if isOpen {
                    Text("inside").transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .animation(.default, value: isOpen)
            .contentTransition(.numericText())
        }
    }

    @Test("G4, G7: the next frame shows the end of an animation; a triangle has turned")
    func g4_endStates() {
        let host = TestHost(Fold(), width: 10, height: 3)
        #expect(host.text.contains("▶"))
        host.press(.return)
        #expect(host.text.contains("▼"))
        #expect(host.text.contains("inside"))
    }

    @Test("G10: effects that a terminal cannot show are accepted and change nothing")
    func g10_accepted() {
        let plain = Text("a").shadow(radius: 3).blur(radius: 2).blendMode(.multiply).compositingGroup().drawingGroup()
            .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)).symbolEffect(.pulse).luminanceToAlpha()
            .phaseAnimator([false, true]) { content, phase in content.opacity(phase ? 0 : 1) }
            .keyframeAnimator(initialValue: 1.0) { content, value in
                content.scaleEffect(value)
            } keyframes: { _ in
                KeyframeTrack(\.self) {
                    LinearKeyframe(2.0, duration: 1)
                    SpringKeyframe(1.0)
                }
            }
            .visualEffect { content, proxy in content.offset(y: proxy.size.height) }
        #expect(TestHost(plain, width: 3, height: 1).text.contains("a"))
    }

    @Test("G11: a timeline is made again on schedule, and not when it is paused")
    func g11_timeline() {
        let log = Log()
        let start = Date()
        let host = TestHost(
            TimelineView(.periodic(from: start, by: 1)) { context in
                let seconds = Int(context.date.timeIntervalSince(start).rounded())
                let _ = log.add("\(seconds)")
                Text("\(seconds)")
            }, width: 5, height: 1)
        host.advance(by: .seconds(3))
        #expect((3...5).contains(log.all.count))
        #expect(Int(host.text.trimmingCharacters(in: .whitespaces)).map { (2...3).contains($0) } == true)
        let paused = Log()
        let still = TestHost(
            TimelineView(.animation(minimumInterval: 0.5, paused: true)) { _ in
                let _ = paused.add("x")
                Text("still")
            }, width: 5, height: 1)
        still.advance(by: .seconds(10))
        #expect(paused.all.count == 1)
    }

    @Test("A canvas in a timeline draws what its closure has captured last")
    func canvasInTimeline() {
        let host = TestHost(
            TimelineView(.periodic(from: .now, by: 1)) { context in
                let seconds = Int(context.date.timeIntervalSinceReferenceDate.rounded())
                Canvas { drawing, _ in drawing.draw(Text("\(seconds % 100)"), in: CGRect(x: 0, y: 0, width: 5, height: 1)) }
            }, width: 5, height: 1)
        let first = host.text
        host.advance(by: .seconds(3))
        #expect(Int(first) != nil)
        #expect(host.text != first)
    }

    @Test("A canvas draws areas, lines and texts where it says")
    func canvas() {
        let view = Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 1)), with: .color(.red))
            context.draw(Text("mid"), at: CGPoint(x: size.width / 2, y: size.height / 2))
            context.translateBy(x: 7, y: 2)
            context.draw(Text("end"), in: CGRect(x: 0, y: 0, width: 3, height: 1))
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 0, height: 0)))
            context.fill(Path(CGRect(x: -5, y: 0, width: 3, height: 1)), with: .color(.green))
        }
        #expect(TestHost(view, width: 10, height: 3).text == "██\n   mid\n       end")
    }
}
