import SwiftUI
import TerraceTesting
import Testing

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        return path
    }
}

private struct Arc: InsettableShape {
    let startAngle: Angle
    let endAngle: Angle
    let clockwise: Bool
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
        let rotationAdjustment = Angle.degrees(90)
        let modifiedStart = startAngle - rotationAdjustment
        let modifiedEnd = endAngle - rotationAdjustment
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount, startAngle: modifiedStart,
            endAngle: modifiedEnd, clockwise: !clockwise)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

private struct Trapezoid: Shape {
    var insetAmount: Double
    var animatableData: Double {
        get { insetAmount }
        set { insetAmount = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0, y: rect.maxY))
            path.addLine(to: CGPoint(x: insetAmount, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX - insetAmount, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

private struct Checkerboard: Shape {
    var rows: Int
    var columns: Int

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(Double(rows), Double(columns)) }
        set {
            rows = Int(newValue.first)
            columns = Int(newValue.second)
        }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let rowSize = rect.height / Double(rows)
        let columnSize = rect.width / Double(columns)
        for row in 0..<rows {
            for column in 0..<columns where (row + column).isMultiple(of: 2) {
                path.addRect(CGRect(x: columnSize * Double(column), y: rowSize * Double(row), width: columnSize, height: rowSize))
            }
        }
        return path
    }
}

private struct DrawingView: View {
    @State private var insetAmount = 16.0
    @State private var isTurned = false
    @Namespace private var animation

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Triangle().fill(.red).frame(width: 64, height: 64)
                Triangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)).frame(width: 64, height: 64)
                Arc(startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: true).strokeBorder(.blue, lineWidth: 2)
                    .frame(width: 64, height: 64)
                Trapezoid(insetAmount: insetAmount).frame(width: 64, height: 48)
                Checkerboard(rows: 2, columns: 4).frame(width: 64, height: 32)
            }
            Circle().fill(.green).stroke(.black, lineWidth: 2).strokeBorder(.yellow, lineWidth: 1).frame(width: 10, height: 10)
            Button("Turn") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isTurned.toggle() }
            }
            Image(systemName: "chevron.right")
                .rotationEffect(.degrees(isTurned ? 90 : 0))
                .scaleEffect(isTurned ? 1.5 : 1)
                .animation(.easeInOut(duration: 0.2), value: isTurned)
                .symbolEffect(.bounce, value: isTurned)
                .matchedGeometryEffect(id: "chevron", in: animation)
            Path { path in
                path.move(to: CGPoint(x: 0, y: 8))
                path.addLine(to: CGPoint(x: 80, y: 8))
            }
            .stroke(.blue, lineWidth: 1)
            .frame(width: 80, height: 16)
            if isTurned {
                Text("Details").transition(.asymmetric(insertion: .scale, removal: .opacity))
            }
        }
    }
}

@MainActor @Suite("Drawing, as in a course of 2021")
struct DrawingProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(DrawingView()) }

    @Test("Shapes of the program's own are drawn, and a chevron turns")
    func draws() {
        let host = TestHost(DrawingView(), width: 70, height: 14, unit: .points)
        #expect(host.text.contains("●"))
        #expect(host.text.contains("›"))
        #expect(host.text.contains("──────────"))
        host.press(.return)
        #expect(host.text.contains("⌄"))
        #expect(!host.text.contains("›"))
        #expect(host.text.contains("Details"))
    }
}
