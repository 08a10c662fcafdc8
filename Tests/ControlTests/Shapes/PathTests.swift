import Foundation
import Terrace
import TerraceTesting
import TestSupport
import Testing

@Suite("Paths")
struct PathTests {
    private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        a.map { abs($0.x - x) < 0.01 && abs($0.y - y) < 0.01 } ?? false
    }

    @Test("Arcs go the way they say: without clockwise angles grow, downwards")
    func arcs() {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
        #expect(isNear(path.currentPoint, 0, 10))
        #expect(path.boundingRect.minX > -0.01 && path.boundingRect.maxY < 10.01)
        var other = Path()
        other.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        #expect(isNear(other.currentPoint, 0, 10))
        #expect(other.boundingRect.minX < -9.9)
        var relative = Path()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(90), delta: .degrees(-180))
        #expect(isNear(relative.currentPoint, 0, -10))
        var corner = Path()
        corner.move(to: CGPoint(x: 0, y: 0))
        corner.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        #expect(isNear(corner.currentPoint, 20, 5))
    }

    @Test("Insides, bounds, parts and descriptions")
    func geometry() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
        var ring = circle
        ring.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(ring.contains(CGPoint(x: 5, y: 5)))
        #expect(Path().boundingRect.isNull)
        let line = Path { path in path.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        #expect(line.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 2.5, y: 0, width: 2.5, height: 0))
        #expect(line.description == "0 0 m 10 0 l")
        #expect(Path(line.description) == line)
        #expect(Path("1 2 q") == nil)
        #expect(line.applying(CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2)).currentPoint == CGPoint(x: 21, y: 2))
        let wide = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
        #expect(wide == CGRect(x: -2, y: -2, width: 14, height: 4))
    }

    @Test("No path hangs or traps, whatever its numbers are")
    @MainActor func hostile() {
        var random = SeededGenerator(7)
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -0.0, 1e-300, 3]
        for _ in 0..<60 {
            func number() -> CGFloat { odd.randomElement(using: &random) ?? 0 }
            func point() -> CGPoint { CGPoint(x: number(), y: number()) }
            let path = Path { path in
                path.move(to: point())
                path.addLine(to: point())
                path.addQuadCurve(to: point(), control: point())
                path.addCurve(to: point(), control1: point(), control2: point())
                path.addArc(
                    center: point(), radius: number(), startAngle: .degrees(Double(number())), endAngle: .degrees(Double(number())),
                    clockwise: Bool.random(using: &random))
                path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
                path.addRoundedRect(
                    in: CGRect(x: number(), y: number(), width: number(), height: number()), cornerSize: CGSize(width: 3, height: number()))
                path.closeSubpath()
            }
            let style = StrokeStyle(lineWidth: number(), dash: [number(), 3], dashPhase: number())
            let host = TestHost.pinned(
                ZStack {
                    path.fill(.red)
                    path.stroke(.blue, style: style)
                    path.trim(from: number(), to: number()).rotation(.degrees(Double(number()))).stroke(style: style)
                    Color.green.clipShape(path).rotationEffect(.degrees(Double(number())))
                }, width: 12, height: 4)
            _ = (host.text, path.contains(point()), path.boundingRect, path.description)
        }
    }
}
